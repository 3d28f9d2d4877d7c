enum CartRoute {
    #if DEBUG
    case cart
    #endif
}
