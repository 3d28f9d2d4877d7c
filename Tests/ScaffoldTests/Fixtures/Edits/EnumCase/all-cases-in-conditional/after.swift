enum CartRoute {
    #if DEBUG
    case cart
    #endif
    case summary
}
