enum CartRoute {
    case cart
    #if DEBUG
    case playground
    #endif
    case summary

    var title: String { "" }
}
