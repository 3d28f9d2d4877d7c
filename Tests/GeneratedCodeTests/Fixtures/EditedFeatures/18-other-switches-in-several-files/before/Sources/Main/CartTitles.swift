nonisolated enum CartSection {
    case cart
    case item
    case other
}

extension CartCoordinator {
    func title(of route: CartRoute) -> String {
        let title =
            switch route {
            case .cart: "Cart"
            case .item(let id): id
            }
        return title.uppercased()
    }

    func isFirst(_ route: CartRoute) -> Bool {
        switch route {
        case .cart: true
        default: false
        }
    }

    func title(of section: CartSection) -> String {
        switch section {
        case .cart: "Cart"
        case .item: "Item"
        case .other: "Other"
        }
    }
}
