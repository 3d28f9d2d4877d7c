import Navigation

extension CartCoordinator {
    /// Back to the first screen.
    func restart() {
        navigator.popToRoot()
    }
}
