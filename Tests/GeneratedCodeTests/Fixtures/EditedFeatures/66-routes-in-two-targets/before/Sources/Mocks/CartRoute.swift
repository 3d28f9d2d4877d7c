#if DEBUG
/// A copy that somebody forgot.
enum CartRoute {
    case cart
}
#endif
