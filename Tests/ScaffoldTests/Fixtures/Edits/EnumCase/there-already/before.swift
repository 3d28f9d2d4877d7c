enum CartRoute {
    case cart, summary(id: Int)
}
