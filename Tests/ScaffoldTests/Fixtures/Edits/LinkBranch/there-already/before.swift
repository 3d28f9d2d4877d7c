enum CartRoute {
    case cart, summary

    init?(path: inout ArraySlice<String>) {
        switch path.first {
        case "overview", "summary": self = .summary
        default: self = .cart
        }
    }
}
