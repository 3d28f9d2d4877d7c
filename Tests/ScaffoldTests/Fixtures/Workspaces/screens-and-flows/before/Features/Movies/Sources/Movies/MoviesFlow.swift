import Routing
import SwiftUI

@MainActor
public struct MoviesFlow {
    public init() {}

    public func start() -> some View {
        MoviesScreen()
    }
}
