import SwiftUI

#if CORRECT
nonisolated enum Place: Hashable { case here }
#else
nonisolated enum Place { case here(Tag) }
struct Tag {}
#endif

struct Screen: View {
    @State private var path: [Place] = []

    var body: some View {
        NavigationStack(path: $path) {  // error: no exact matches
            EmptyView()
        }
    }
}
