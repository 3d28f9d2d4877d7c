public enum MoviesDestination: Hashable, Sendable {
    case movies
}
