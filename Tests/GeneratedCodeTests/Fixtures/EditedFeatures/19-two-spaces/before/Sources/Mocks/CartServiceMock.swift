#if DEBUG
import CartConcurrent

/// A scripted service for previews and tests. It is compiled only in Debug builds.
public actor CartServiceMock {
  public struct Failure: Error, Equatable {
    public init() {}
  }

  private var results: [Result<[CartItem], Failure>]
  public private(set) var calls = 0

  /// Each call consumes one result; the last one is repeated.
  public init(_ results: Result<[CartItem], Failure>...) {
    self.results = results.isEmpty ? [.success(CartFixtures.items)] : results
  }
}

extension CartServiceMock: CartServiceProtocol {
  /// Like a network call, it throws when its task is cancelled.
  public func items() async throws -> [CartItem] {
    calls += 1
    try Task.checkCancellation()
    let result = results.count > 1 ? results.removeFirst() : results[0]
    return try result.get()
  }
}

public enum CartFixtures {
  public static let items = [
    CartItem(id: "1", title: "First"),
    CartItem(id: "2", title: "Second"),
  ]
}
#endif
