enum CartRoute {
    #if DEBUG
    case playground
    #endif
    case cart // last
    // case old
}
