struct HomeView {
    static let entries: [Entry] = []
}
