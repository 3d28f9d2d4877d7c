import SwiftUI
import Theme

public struct SettingsPage: View {
    let model: SettingsPageModel

    public init(model: SettingsPageModel) {
        self.model = model
    }

    public var body: some View {
        Text(model.heading)
    }
}

#Preview("Settings") {
    SettingsPage(model: SettingsPageModel())
}
