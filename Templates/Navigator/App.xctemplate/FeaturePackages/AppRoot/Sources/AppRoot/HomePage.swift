import Shared
import SwiftUI

/// The app's first screen: a way into each feature.
struct HomePage: View {
    struct Destination: Identifiable {
        let title: LocalizedStringKey
        let route: Route

        var id: Route { route }
    }

    static let destinations: [Destination] = []

    @EnvironmentObject private var navigator: Navigator

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Text("home.title", bundle: .module)
                    .font(.shared(.display, size: 40))
                Image(shared: .welcome)
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(height: 200)
                    .accessibility(hidden: true)
                ForEach(Self.destinations) { destination in
                    Button(action: { navigator.navigate(to: destination.route) }) {
                        Text(destination.title, bundle: .module)
                    }
                }
            }
            .padding()
            .frame(maxWidth: .infinity)
        }
        .navigationBarTitle(Text("home.title", bundle: .module), displayMode: .inline)
    }
}

#if DEBUG
import SharedMocks

#Preview {
    HomePage()
        .previewNavigation()
}
#endif
