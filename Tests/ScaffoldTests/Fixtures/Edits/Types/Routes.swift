// For the fixtures that declare no route of their own.

enum CartRoute { case cart, item(Int), summary, overview }
enum ProductRoute { case catalog }
enum AppRoute { case cart(CartRoute), product(ProductRoute) }
typealias Screen = (CartRoute, (any View) -> Bool)

struct Entry {
    let route: AppRoute
    let title: Text
}
enum CartPackage { static let title = Text("Cart") }
enum ProductPackage { static let title = Text("Product") }

let shared: [Screen] = []
func makeScreens() -> [Screen] { [] }
