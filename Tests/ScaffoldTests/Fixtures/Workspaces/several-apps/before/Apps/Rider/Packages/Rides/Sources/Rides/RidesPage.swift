import SwiftUI

public struct RidesPage: View {
    let model: RidesPageModel

    public init(model: RidesPageModel) {
        self.model = model
    }

    public var body: some View {
        Text(model.heading)
    }
}

#Preview("Rides") {
    RidesPage(model: RidesPageModel())
}
