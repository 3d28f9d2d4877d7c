import Styleguide
import SwiftUI

public struct OnboardingView: View {
  @ObservedObject var model: OnboardingModel

  public init(model: OnboardingModel) {
    self.model = model
  }

  public var body: some View {
    VStack {
      Text(model.title)
    }
  }
}

struct OnboardingView_Previews: PreviewProvider {
  static var previews: some View {
    OnboardingView(model: OnboardingModel())
  }
}
