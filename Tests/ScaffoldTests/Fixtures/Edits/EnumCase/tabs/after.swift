extension Cart {
	enum Kind { case a }
}
enum Cart {}

enum CartRoute {
	case cart
	case summary
}
