import Foundation

/// The files of this very project, found from where this one was compiled.
enum ProjectFiles {
    static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The files below a folder of the project whose names end with one of the endings, in the order of their paths.
    static func all(in folder: String, endings: [String] = [".swift"]) -> [URL] {
        let start = root.appending(path: folder)
        let files = FileManager.default.enumerator(at: start, includingPropertiesForKeys: nil)?.compactMap {
            $0 as? URL
        }
        return (files ?? [])
            .filter { file in endings.contains { file.path().hasSuffix($0) } && !file.path().contains("/.build/") }
            .sorted { $0.path() < $1.path() }
    }

    static func bytes(of file: URL) throws -> [UInt8] { Array(try Data(contentsOf: file)) }

    /// The bytes of a fixture, by its path below `Fixtures/`.
    static func fixture(_ path: String) throws -> [UInt8] {
        try bytes(of: root.appending(path: "Tests/ScaffoldTests/Fixtures/" + path))
    }
}
