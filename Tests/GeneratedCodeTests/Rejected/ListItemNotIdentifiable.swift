import SwiftUI

#if CORRECT
struct Item: Identifiable { let id: Int }
#else
struct Item {}
#endif

struct Screen: View {
    let items: [Item]

    var body: some View {
        List(items) { _ in EmptyView() }  // error: conform to 'Identifiable'
    }
}
