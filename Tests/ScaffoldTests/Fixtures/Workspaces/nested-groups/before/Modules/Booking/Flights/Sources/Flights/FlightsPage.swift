import SwiftUI
import Theme

public struct FlightsPage: View {
    let model: FlightsPageModel

    public init(model: FlightsPageModel) {
        self.model = model
    }

    public var body: some View {
        Text(model.heading)
    }
}

#Preview("Flights") {
    FlightsPage(model: FlightsPageModel())
}
