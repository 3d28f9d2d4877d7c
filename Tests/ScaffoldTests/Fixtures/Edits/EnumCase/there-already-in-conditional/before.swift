enum CartRoute {
    case cart
    #if DEBUG
    case `summary`
    #endif
}
