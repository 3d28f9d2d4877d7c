enum CartRoute {
    case cart, item, summary

    init?(path: inout ArraySlice<String>) {
        switch path.first {
        case "item": self = .item
        default: self = .cart
        }
    }
}
