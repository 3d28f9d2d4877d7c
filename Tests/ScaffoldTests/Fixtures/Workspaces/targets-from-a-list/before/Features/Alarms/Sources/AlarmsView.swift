import SwiftUI

public struct AlarmsView: View {
    public init() {}

    public var body: some View {
        Text("Alarms")
    }
}
