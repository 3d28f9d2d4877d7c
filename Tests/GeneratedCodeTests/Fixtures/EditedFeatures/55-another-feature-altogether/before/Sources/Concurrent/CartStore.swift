/// What is in the cart.
public actor CartStore {
    public private(set) var names: [String]

    public init(names: [String] = []) {
        self.names = names
    }
}
