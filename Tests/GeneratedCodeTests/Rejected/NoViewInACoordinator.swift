import SwiftUI

enum Place { case home, city }

struct Trip {
    @ViewBuilder
    func view(for place: Place) -> some View {
        switch place {
        case .home: EmptyView()
        #if CORRECT
        case .city: Text(verbatim: "City")
        #else
        case .city: "City"  // error: conform to 'View'
        #endif
        }
    }
}
