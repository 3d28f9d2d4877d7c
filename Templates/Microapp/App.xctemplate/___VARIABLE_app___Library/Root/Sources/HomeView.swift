import SwiftUI

/// The app's first screen: a way into each feature.
struct HomeView: View {
    struct Destination: Identifiable {
        let title: LocalizedStringKey
        let route: AppRoute

        var id: AppRoute { route }
    }

    static let destinations: [Destination] = []

    let coordinator: AppCoordinator

    var body: some View {
        List(Self.destinations) { destination in
            Button {
                coordinator.push(destination.route)
            } label: {
                Text(destination.title, bundle: .module)
            }
        }
        .navigationTitle(Text("home.title", bundle: .module))
    }
}
