enum CartRoute: Hashable {
    case summary

    var isRoot: Bool { true }
}
