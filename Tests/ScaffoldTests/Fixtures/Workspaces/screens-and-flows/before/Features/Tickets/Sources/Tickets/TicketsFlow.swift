import Routing
import SwiftUI

@MainActor
public struct TicketsFlow {
    public init() {}

    public func start() -> some View {
        TicketsScreen()
    }
}
