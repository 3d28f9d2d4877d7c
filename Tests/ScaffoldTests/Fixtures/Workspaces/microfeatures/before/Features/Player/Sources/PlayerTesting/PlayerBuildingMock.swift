import PlayerInterface

public struct PlayerBuildingMock: PlayerBuilding {
    public let title = "Mock"

    public init() {}
}
