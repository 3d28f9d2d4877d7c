import ComposableArchitecture
import PlayerFeature
import StationsFeature
import SwiftUI

public struct AppView: View {
  public init() {}

  public var body: some View {
    TabView {
      PlayerView(store: Store(initialState: Player.State()) { Player() })
      StationsView(store: Store(initialState: Stations.State()) { Stations() })
    }
  }
}
