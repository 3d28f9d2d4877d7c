@testable import Cart

extension CartRoute {
    var testName: String {
        switch self {
        case .cart: return "cart"
        case .item(let id): return "item \(id)"
        }
    }
}
