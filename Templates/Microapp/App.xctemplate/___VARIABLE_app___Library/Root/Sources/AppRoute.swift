/// Where the app can send the user: its own first screen, and each feature.
nonisolated enum AppRoute: Hashable, Identifiable, Sendable {
    case home

    var id: Self { self }
}
