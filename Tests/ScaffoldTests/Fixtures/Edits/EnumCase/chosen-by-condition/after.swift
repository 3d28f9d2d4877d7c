#if os(Linux)
enum CartRoute {
    case cart
    case summary
}
#else
enum CartRoute {
    case cart, scan
    case summary
}
#endif
