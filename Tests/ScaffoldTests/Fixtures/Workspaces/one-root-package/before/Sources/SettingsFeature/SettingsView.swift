import Styleguide
import SwiftUI

public struct SettingsView: View {
  @ObservedObject var model: SettingsModel

  public init(model: SettingsModel) {
    self.model = model
  }

  public var body: some View {
    VStack {
      Text(model.title)
    }
  }
}

struct SettingsView_Previews: PreviewProvider {
  static var previews: some View {
    SettingsView(model: SettingsModel())
  }
}
