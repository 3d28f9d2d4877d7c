import SwiftUI

enum Place { case home, city }

struct Trip {
    @ViewBuilder
    func view(for place: Place) -> some View {
        switch place {  // error: switch must be exhaustive
        case .home: EmptyView()
        #if CORRECT
        case .city: Text(verbatim: "City")
        #endif
        }
    }
}
