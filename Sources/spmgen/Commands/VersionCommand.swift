extension Command {
    static let version = Command("version", .informs, "Show the version") { _ in .version }
}
