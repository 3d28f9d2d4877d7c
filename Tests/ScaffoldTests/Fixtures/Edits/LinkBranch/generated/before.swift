enum CartRoute { case cart, summary }

extension CartRoute {
    init?(path: inout ArraySlice<String>) {
        switch path.first {
        default:
            self = .cart
        }
    }
}
