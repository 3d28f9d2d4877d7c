import ComposableArchitecture
import Styleguide
import SwiftUI

@Reducer
public struct Player {
  @ObservableState
  public struct State: Equatable {
    public var isPlaying = false

    public init() {}
  }

  public enum Action: Sendable {
    case onAppear
    case playButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none
      case .playButtonTapped:
        state.isPlaying = true
        return .none
      }
    }
  }
}

public struct PlayerView: View {
  let store: StoreOf<Player>

  public init(store: StoreOf<Player>) {
    self.store = store
  }

  public var body: some View {
    Button("Player") { store.send(.playButtonTapped) }
      .disabled(store.isPlaying)
      .onAppear { store.send(.onAppear) }
  }
}

#Preview {
  PlayerView(
    store: Store(initialState: Player.State()) {
      Player()
    }
  )
}
