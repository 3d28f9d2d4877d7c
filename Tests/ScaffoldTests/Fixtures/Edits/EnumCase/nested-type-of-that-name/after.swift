enum CartRoute {
    case cart
    case summary
}

struct Other {
    enum CartRoute {
        case other
    }
}
