import SearchInterface

public struct SearchBuildingMock: SearchBuilding {
    public let title = "Mock"

    public init() {}
}
