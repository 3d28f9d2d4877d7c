import SwiftUI

/// The first screen: a list of the features. Replace it when the app has a real one.
struct HomeView: View {
    struct Entry: Identifiable {
        let route: AppRoute
        let title: Text
        var id: AppRoute { route }
    }

    static let entries: [Entry] = []

    var body: some View {
        List(Self.entries) { entry in
            NavigationLink(value: entry.route) { entry.title }
        }
        .navigationTitle(Text("home.title", bundle: .module))
    }
}
