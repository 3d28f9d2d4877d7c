import HomeFeature
import SwiftUI

public struct AppView: View {
  public init() {}

  public var body: some View {
    HomeView(model: HomeModel())
  }
}
