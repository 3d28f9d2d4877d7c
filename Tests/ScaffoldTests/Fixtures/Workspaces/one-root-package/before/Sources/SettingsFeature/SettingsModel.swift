import Combine
import SharedModels

@MainActor
public final class SettingsModel: ObservableObject {
  @Published public private(set) var title = "Settings"

  public init() {}

  func refresh() async {
    title = "Settings, again"
  }
}
