enum CartRoute {
    case cart
}

struct Other {
    enum CartRoute {
        case other
    }
}
