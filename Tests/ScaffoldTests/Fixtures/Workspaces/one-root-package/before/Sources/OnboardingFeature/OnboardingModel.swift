import Combine
import SharedModels

@MainActor
public final class OnboardingModel: ObservableObject {
  @Published public private(set) var title = "Onboarding"

  public init() {}

  func refresh() async {
    title = "Onboarding, again"
  }
}
