public actor CartService {
    public init() {}
}
