import Foundation
import Scaffold

/// A new folder for one test, gone with all that is in it when the test lets go of it.
public final class TemporaryFolder {
    /// With its symlinks resolved.
    public let path: AbsolutePath

    /// - Parameter inMemory: where the system has a file system in memory, use that: for tests that make thousands of
    ///   small files.
    public init(inMemory: Bool = false) throws {
        let name = "spmgen-tests-" + UUID().uuidString
        let memory = URL(fileURLWithPath: "/dev/shm")
        let isThere = FileManager.default.isWritableFile(atPath: memory.path)
        let place = inMemory && isThere ? memory : FileManager.default.temporaryDirectory
        let url = place.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        guard let given = AbsolutePath(url.path) else { throw CocoaError(.fileNoSuchFile) }
        path = try Disk().realPath(of: given)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.description)
    }

    /// Writes files, and the folders they lie in; a path that ends with `/` is an empty folder.
    @discardableResult
    public func write(_ files: [String: String]) throws -> Self {
        for (name, text) in files {
            let file = path.description + "/" + name
            let folder = name.hasSuffix("/") ? file : (file as NSString).deletingLastPathComponent
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            if !name.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: file)) }
        }
        return self
    }

    public func read(_ name: String) throws -> String {
        String(decoding: try Disk().read(path.appending(name)), as: UTF8.self)
    }

    public func setMode(_ mode: Int, of name: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path.appending(name).description)
    }

    public func makeSymlink(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path.appending(name).description,
            withDestinationPath: target
        )
    }

    public func snapshot(times: Bool = false, except: Set<String> = []) throws -> TreeSnapshot {
        try TreeSnapshot(of: path, times: times, except: except)
    }
}
