import Styleguide
import SwiftUI

public struct StatsView: View {
  @ObservedObject var model: StatsModel

  public init(model: StatsModel) {
    self.model = model
  }

  public var body: some View {
    VStack {
      Text(model.title)
    }
  }
}

struct StatsView_Previews: PreviewProvider {
  static var previews: some View {
    StatsView(model: StatsModel())
  }
}
