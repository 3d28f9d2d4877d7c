import Foundation

/// Where the checkout lies, so that tests find its files.
enum Repository {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent()  // Support
        .deletingLastPathComponent()  // GeneratedCodeTests
        .deletingLastPathComponent()  // Tests
        .deletingLastPathComponent()

    static let tests = root.appending(path: "Tests/GeneratedCodeTests")
}
