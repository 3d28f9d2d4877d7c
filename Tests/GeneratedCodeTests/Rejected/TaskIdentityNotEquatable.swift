import SwiftUI

#if CORRECT
nonisolated struct Query: Equatable {}
#else
nonisolated struct Query {}
#endif

struct Screen: View {
    var body: some View {
        EmptyView()
            .task(id: Query()) {}  // error: conform to 'Equatable'
    }
}
