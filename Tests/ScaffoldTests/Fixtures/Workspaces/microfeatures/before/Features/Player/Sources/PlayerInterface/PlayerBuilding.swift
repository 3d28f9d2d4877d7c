/// What others may ask of the feature.
public protocol PlayerBuilding: Sendable {
    var title: String { get }
}
