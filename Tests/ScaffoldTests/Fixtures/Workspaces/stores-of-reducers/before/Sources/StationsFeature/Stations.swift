import ComposableArchitecture
import Styleguide
import SwiftUI

@Reducer
public struct Stations {
  @ObservableState
  public struct State: Equatable {
    public var isReloading = false

    public init() {}
  }

  public enum Action: Sendable {
    case onAppear
    case reloadButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .onAppear:
        return .none
      case .reloadButtonTapped:
        state.isReloading = true
        return .none
      }
    }
  }
}

public struct StationsView: View {
  let store: StoreOf<Stations>

  public init(store: StoreOf<Stations>) {
    self.store = store
  }

  public var body: some View {
    Button("Stations") { store.send(.reloadButtonTapped) }
      .disabled(store.isReloading)
      .onAppear { store.send(.onAppear) }
  }
}

#Preview {
  StationsView(
    store: Store(initialState: Stations.State()) {
      Stations()
    }
  )
}
