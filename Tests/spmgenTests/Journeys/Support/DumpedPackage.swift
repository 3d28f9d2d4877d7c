import Foundation
import Scaffold

/// A manifest as SwiftPM itself reads it.
struct DumpedPackage: Decodable {
    struct Platform: Decodable, Equatable {
        let platformName: String
        let version: String
    }

    struct Target: Decodable {
        let name: String
        /// What each dependency is called, whatever its kind.
        let dependencies: [String]

        private enum Key: CodingKey {
            case name, dependencies
        }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            name = try container.decode(String.self, forKey: .name)
            // `{"product": ["Cart", "Cart", null, null]}`, `{"byName": ["Shop", null]}`
            let entries = try container.decode([[String: [Part]]].self, forKey: .dependencies)
            dependencies = entries.compactMap { $0.values.first?.first?.text }
        }
    }

    /// A string, or something else that does not matter.
    private struct Part: Decodable {
        let text: String?

        init(from decoder: any Decoder) throws {
            text = try? decoder.singleValueContainer().decode(String.self)
        }
    }

    private struct Dependency: Decodable {
        struct Local: Decodable {
            let path: String
        }

        let fileSystem: [Local]?
    }

    let name: String
    let platforms: [Platform]
    let targets: [Target]
    private let dependencies: [Dependency]

    /// The folders it depends on.
    var paths: [String] { dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path) }

    func target(_ name: String) -> Target? { targets.first { $0.name == name } }

    /// - Throws: `Failure` where SwiftPM cannot read it.
    init(_ folder: AbsolutePath) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.description, "dump-package"]
        let output = Pipe()
        let error = Pipe()
        process.standardOutput = output
        process.standardError = error
        try process.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        let message = try error.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(message: String(decoding: message, as: UTF8.self)) }
        self = try JSONDecoder().decode(DumpedPackage.self, from: json)
    }

    struct Failure: Error {
        let message: String
    }
}
