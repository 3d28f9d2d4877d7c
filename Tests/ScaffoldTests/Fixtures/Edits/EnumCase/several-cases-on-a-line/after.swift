enum CartRoute {
    case cart, checkout(Int), receipt
    case summary
}
