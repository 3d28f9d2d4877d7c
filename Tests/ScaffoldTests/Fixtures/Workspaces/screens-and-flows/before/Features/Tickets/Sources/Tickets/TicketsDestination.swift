public enum TicketsDestination: Hashable, Sendable {
    case tickets
}
