import SwiftUI

#if CORRECT
struct Draft: Identifiable { let id: Int }
#else
struct Draft {}
#endif

struct Screen: View {
    @State private var draft: Draft?

    var body: some View {
        EmptyView()
            .sheet(item: $draft) { _ in EmptyView() }  // error: conform to 'Identifiable'
    }
}
