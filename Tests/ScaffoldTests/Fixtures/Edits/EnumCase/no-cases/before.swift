enum CartRoute: Hashable {
}
