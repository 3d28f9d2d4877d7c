import SwiftUI

public struct TimersView: View {
    public init() {}

    public var body: some View {
        Text("Timers")
    }
}
