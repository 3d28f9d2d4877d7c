import Foundation

/// A package as `swift package init` makes it, in a folder of its own, with the state folder of its user beside it.
final class SamplePackage {
    /// The package; always called `Shop`, so that what is generated does not depend on where it lies.
    let root: URL
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("spmgen-tests-" + UUID().uuidString)
        root = folder.appendingPathComponent("Shop")
        try write()
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
        try? FileManager.default.removeItem(at: kept)
    }

    private var kept: URL { folder.appendingPathExtension("kept") }

    /// Remembers everything as it is now.
    func keep() throws {
        try FileManager.default.copyItem(at: folder, to: kept)
    }

    /// Makes everything as it was when it was kept.
    func reset() throws {
        try FileManager.default.removeItem(at: folder)
        try FileManager.default.copyItem(at: kept, to: folder)
    }

    private func write() throws {
        let files = [
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Shop",
                targets: [
                    .target(name: "Shop"),
                    .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                ]
            )

            """,
            "Sources/Shop/Shop.swift": "struct Shop {}\n",
            "Tests/ShopTests/ShopTests.swift": "@testable import Shop\n",
        ]
        for (name, text) in files {
            let file = root.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
    }

    /// Starts spmgen in the package.
    func start(_ arguments: [String], output: Pipe? = nil) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Shell.program)
        process.arguments = ["-C", root.path] + arguments
        process.environment = ["XDG_STATE_HOME": folder.appendingPathComponent("state").path]
        process.standardOutput = FileHandle.nullDevice
        process.standardError = output ?? FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Runs spmgen in the package.
    func run(_ arguments: [String]) throws -> (code: Int32, error: String) {
        let pipe = Pipe()
        let process = try start(arguments, output: pipe)
        let error = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: error, as: UTF8.self))
    }

    /// Every path in the package with its permissions and its bytes; a folder has none.
    func contents() throws -> [String: String] {
        var contents: [String: String] = [:]
        let walk = FileManager.default.enumerator(atPath: root.path)
        while let path = walk?.nextObject() as? String {
            let file = root.appendingPathComponent(path).path
            var info = stat()
            guard lstat(file, &info) == 0 else { continue }
            let bytes = FileManager.default.contents(atPath: file)?.base64EncodedString() ?? "-"
            contents[path] = String(info.st_mode, radix: 8) + " " + bytes
        }
        return contents
    }
}
