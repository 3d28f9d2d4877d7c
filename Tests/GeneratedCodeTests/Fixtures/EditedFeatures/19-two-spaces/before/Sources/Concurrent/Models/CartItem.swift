/// One element of what the Cart feature shows.
public struct CartItem: Identifiable, Hashable, Codable, Sendable {
  public let id: String
  public var title: String

  public init(id: String, title: String) {
    self.id = id
    self.title = title
  }
}
