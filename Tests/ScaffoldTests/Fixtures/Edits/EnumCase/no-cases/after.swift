enum CartRoute: Hashable {
    case summary
}
