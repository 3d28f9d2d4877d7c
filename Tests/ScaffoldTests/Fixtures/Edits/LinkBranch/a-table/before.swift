enum CartRoute {
    case cart, summary

    init?(path: inout ArraySlice<String>) {
        let words: [String: CartRoute] = ["cart": .cart]
        guard let route = words[path.first ?? ""] else { return nil }
        self = route
    }
}
