final class CartRoute {
}
