#if os(Linux)
enum CartRoute {
    case cart
}
#else
enum CartRoute {
    case cart, scan
}
#endif
