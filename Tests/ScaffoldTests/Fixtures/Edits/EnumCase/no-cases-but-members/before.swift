enum CartRoute: Hashable {
    var isRoot: Bool { true }
}
