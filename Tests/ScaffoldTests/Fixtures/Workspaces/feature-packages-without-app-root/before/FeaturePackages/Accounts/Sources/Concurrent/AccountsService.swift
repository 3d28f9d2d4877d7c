public actor AccountsService {
    public init() {}
}
