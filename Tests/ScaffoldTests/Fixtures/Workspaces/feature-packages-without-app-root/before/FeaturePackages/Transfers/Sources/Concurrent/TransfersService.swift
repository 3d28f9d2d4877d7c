public actor TransfersService {
    public init() {}
}
