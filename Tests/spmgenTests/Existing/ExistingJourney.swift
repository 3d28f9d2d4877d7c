import Foundation
import Scaffold
import TestSupport

@testable import spmgen

/// A copy of an existing workspace, and the program as it runs there.
final class ExistingJourney {
    private let folder: TemporaryFolder
    let root: URL
    private let state: AbsolutePath

    init(_ workspace: ExistingWorkspace) throws {
        folder = try TemporaryFolder(inMemory: true)
        root = try workspace.copy(to: URL(fileURLWithPath: folder.path.description))
        state = folder.path.appending("state")
    }

    convenience init(_ slug: String) throws {
        try self.init(ExistingWorkspace.named(slug))
    }

    func run(_ line: String) -> Run {
        Run(
            line.split(separator: " ").map(String.init),
            directory: AbsolutePath(root.path),
            state: state
        )
    }

    /// Loses what is kept of earlier runs, as on another machine.
    func forget() {
        try? FileManager.default.removeItem(atPath: state.description)
    }

    /// What a line reports as JSON.
    func report(_ line: String) throws -> Report {
        try Report(run(line + " --json").output)
    }

    func read(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    func write(_ path: String, _ text: String) throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(at: root.appendingPathComponent(path))
    }

    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appendingPathComponent(path).path)
    }

    /// The texts of the files, by path.
    func files() throws -> [String: String] {
        guard let path = AbsolutePath(root.path) else { return [:] }
        return try TreeSnapshot(of: path).files.mapValues { String(decoding: $0, as: UTF8.self) }
    }
}
