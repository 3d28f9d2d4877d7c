import Styleguide
import SwiftUI

public struct LeaderboardView: View {
  @ObservedObject var model: LeaderboardModel

  public init(model: LeaderboardModel) {
    self.model = model
  }

  public var body: some View {
    VStack {
      Text(model.title)
    }
  }
}

struct LeaderboardView_Previews: PreviewProvider {
  static var previews: some View {
    LeaderboardView(model: LeaderboardModel())
  }
}
