/// What others may ask of the feature.
public protocol SearchBuilding: Sendable {
    var title: String { get }
}
