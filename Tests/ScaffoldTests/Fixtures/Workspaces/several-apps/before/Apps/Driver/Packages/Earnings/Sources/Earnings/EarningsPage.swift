import SwiftUI

public struct EarningsPage: View {
    let model: EarningsPageModel

    public init(model: EarningsPageModel) {
        self.model = model
    }

    public var body: some View {
        Text(model.heading)
    }
}

#Preview("Earnings") {
    EarningsPage(model: EarningsPageModel())
}
