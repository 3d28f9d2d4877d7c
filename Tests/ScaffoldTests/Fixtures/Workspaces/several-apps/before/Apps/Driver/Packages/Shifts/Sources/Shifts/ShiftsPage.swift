import SwiftUI

public struct ShiftsPage: View {
    let model: ShiftsPageModel

    public init(model: ShiftsPageModel) {
        self.model = model
    }

    public var body: some View {
        Text(model.heading)
    }
}

#Preview("Shifts") {
    ShiftsPage(model: ShiftsPageModel())
}
