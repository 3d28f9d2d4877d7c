enum CartRoute {
    #if DEBUG
    case playground
    #endif
    case cart // last
    case summary
    // case old
}
