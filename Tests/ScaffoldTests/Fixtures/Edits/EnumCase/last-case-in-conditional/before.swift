enum CartRoute {
    case cart
    #if DEBUG
    case playground
    #endif

    var title: String { "" }
}
