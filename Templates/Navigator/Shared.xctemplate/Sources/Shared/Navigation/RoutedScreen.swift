import SwiftUI

/// What a navigator puts on its stack: a route's screen, with the navigator in its environment.
///
/// It keeps both, so that a test can say which screens are on a stack, and who moves them. The
/// content was made before: SwiftUI asks for `body` again and again, and each time a screen made
/// there would start anew.
package struct RoutedScreen: View {
    package let route: Route
    package let navigator: Navigator
    let content: AnyView

    package var body: some View {
        content.environmentObject(navigator)
    }
}
