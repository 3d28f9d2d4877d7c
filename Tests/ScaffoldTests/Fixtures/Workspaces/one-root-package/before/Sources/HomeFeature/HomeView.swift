import Styleguide
import SwiftUI

public struct HomeView: View {
  @ObservedObject var model: HomeModel

  public init(model: HomeModel) {
    self.model = model
  }

  public var body: some View {
    VStack {
      Text(model.title)
    }
  }
}

struct HomeView_Previews: PreviewProvider {
  static var previews: some View {
    HomeView(model: HomeModel())
  }
}
