enum CartRoute {
    case cart, item, summary

    init?(path: inout ArraySlice<String>) {
        guard !path.isEmpty else { return nil }
        switch path.first {
        case "item", "position":
            path.removeFirst()
            self = .item
        case nil:
            self = .cart
        case "summary":
            path.removeFirst()
            self = .summary
        case let word?:
            print(word)
            return nil
        }
    }
}
