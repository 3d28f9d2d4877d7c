enum CartRoute {
    case cart
}
enum CartRoute {
    case cart
}
