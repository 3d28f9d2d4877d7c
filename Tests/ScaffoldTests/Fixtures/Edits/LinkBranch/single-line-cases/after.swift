enum CartRoute {
    case cart, item, summary

    init?(path: inout ArraySlice<String>) {
        switch path.first {
        case "item": self = .item
        case "summary":
            path.removeFirst()
            self = .summary
        default: self = .cart
        }
    }
}
