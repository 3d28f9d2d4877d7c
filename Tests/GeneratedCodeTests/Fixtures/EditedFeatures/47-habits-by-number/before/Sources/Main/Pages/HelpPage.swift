import SwiftUI

struct HelpPage: View {
    var body: some View {
        Text(verbatim: "Help")
    }
}
