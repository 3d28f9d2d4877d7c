enum CartRoute {
    case cart
#if DEBUG
    case playground
#if os(Linux)
    case terminal
#endif
#else
    case nothing
#endif
}
