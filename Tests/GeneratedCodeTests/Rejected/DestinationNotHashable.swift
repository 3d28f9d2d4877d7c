import SwiftUI

#if CORRECT
nonisolated struct Place: Hashable {}
#else
nonisolated struct Place {}
#endif

struct Screen: View {
    var body: some View {
        EmptyView()
            .navigationDestination(for: Place.self) { _ in EmptyView() }  // error: 'Place' conform to 'Hashable'
    }
}
