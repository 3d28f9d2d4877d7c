import Foundation

/// The files below a folder: their contents by path.
struct FileTree: Equatable {
    var files: [String: Data] = [:]

    init() {}

    /// Empty where there is no such folder.
    init(at folder: URL) throws {
        let manager = FileManager.default
        guard manager.fileExists(atPath: folder.path()) else { return }
        for path in try manager.subpathsOfDirectory(atPath: folder.path()) {
            let file = folder.appending(path: path)
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: file.path(), isDirectory: &isFolder), !isFolder.boolValue else { continue }
            files[path] = try Data(contentsOf: file)
        }
    }

    func write(to folder: URL) throws {
        for (path, contents) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try contents.write(to: file)
        }
    }

    /// The same files, each path behind a folder.
    func moved(into folder: String) -> FileTree {
        var tree = FileTree()
        for (path, contents) in files { tree.files[folder + "/" + path] = contents }
        return tree
    }

    /// With the files of another tree laid over these.
    func overlaid(by other: FileTree) -> FileTree {
        var tree = self
        tree.files.merge(other.files) { $1 }
        return tree
    }

    /// The paths at which two trees differ.
    func changes(from other: FileTree) -> Set<String> {
        Set(files.keys).union(other.files.keys).filter { files[$0] != other.files[$0] }
    }

    func text(_ path: String) -> String? {
        files[path].map { String(decoding: $0, as: UTF8.self) }
    }
}

/// A new folder for one test, gone with all that is in it when the test lets go of it.
final class ScratchFolder: Sendable {
    let url: URL

    /// - Parameter name: of the folder, for what is made from it.
    init(named name: String = "Shop") throws {
        url = FileManager.default.temporaryDirectory.appending(path: "spmgen-\(UUID().uuidString)/\(name)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }
}
