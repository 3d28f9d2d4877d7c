import SwiftUI
import Theme

public struct HotelsPage: View {
    let model: HotelsPageModel

    public init(model: HotelsPageModel) {
        self.model = model
    }

    public var body: some View {
        Text(model.heading)
    }
}

#Preview("Hotels") {
    HotelsPage(model: HotelsPageModel())
}
