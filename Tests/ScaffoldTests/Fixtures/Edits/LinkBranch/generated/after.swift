enum CartRoute { case cart, summary }

extension CartRoute {
    init?(path: inout ArraySlice<String>) {
        switch path.first {
        case "summary":
            path.removeFirst()
            self = .summary
        default:
            self = .cart
        }
    }
}
