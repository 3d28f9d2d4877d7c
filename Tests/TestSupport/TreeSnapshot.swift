import Foundation
import Scaffold

/// A folder as it was at one moment: every path below it with its bytes, permissions and times.
public struct TreeSnapshot: Equatable, CustomStringConvertible {
    public struct Entry: Equatable {
        public enum Content: Equatable {
            case file([UInt8])
            case folder
            case symlink(to: String)
        }

        public var content: Content
        /// The permission bits.
        public var mode: Int
        /// The time of the last change in nanoseconds; 0 where times do not matter.
        public var modified: Int
    }

    /// By path below the folder.
    public private(set) var entries: [String: Entry] = [:]

    /// - Parameters:
    ///   - times: whether files' modification times count; a folder's never do.
    ///   - except: names that are left out, with all that is below them.
    public init(of folder: AbsolutePath, times: Bool = false, except: Set<String> = []) throws {
        try collect(folder.description, below: "", times: times, except: except)
    }

    /// The bytes of the files, without the folders.
    public var files: [String: [UInt8]] {
        entries.compactMapValues { entry in
            if case .file(let bytes) = entry.content { bytes } else { nil }
        }
    }

    public var withoutTimes: TreeSnapshot {
        var copy = self
        copy.entries = entries.mapValues { Entry(content: $0.content, mode: $0.mode, modified: 0) }
        return copy
    }

    public var paths: [String] { entries.keys.sorted() }

    /// What is different in `other`, a line a path.
    public func differences(from other: TreeSnapshot) -> [String] {
        Set(entries.keys).union(other.entries.keys).sorted().compactMap { path in
            switch (entries[path], other.entries[path]) {
            case (let entry?, let old?) where entry == old: nil
            case (let entry?, let old?): "\(path): \(Self.describe(entry)) instead of \(Self.describe(old))"
            case (_?, nil): "\(path): added"
            case (nil, _): "\(path): missing"
            }
        }
    }

    public var description: String {
        entries.sorted { $0.key < $1.key }.map { "\($0.key): \(Self.describe($0.value))" }.joined(separator: "\n")
    }

    private mutating func collect(_ folder: String, below prefix: String, times: Bool, except: Set<String>) throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: folder) where !except.contains(name) {
            let path = folder + "/" + name
            var info = stat()
            guard lstat(path, &info) == 0 else { throw CocoaError(.fileReadUnknown) }
            let content: Entry.Content
            switch info.st_mode & S_IFMT {
            case S_IFDIR:
                content = .folder
                try collect(path, below: prefix + name + "/", times: times, except: except)
            case S_IFLNK:
                content = .symlink(to: try FileManager.default.destinationOfSymbolicLink(atPath: path))
            default:
                content = .file(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
            }
            entries[prefix + name] = Entry(
                content: content,
                mode: Int(info.st_mode & 0o7777),
                modified: times && content != .folder ? Self.modified(info) : 0
            )
        }
    }

    private static func modified(_ info: stat) -> Int {
        #if canImport(Darwin)
        info.st_mtimespec.tv_sec * 1_000_000_000 + info.st_mtimespec.tv_nsec
        #else
        info.st_mtim.tv_sec * 1_000_000_000 + info.st_mtim.tv_nsec
        #endif
    }

    private static func describe(_ entry: Entry) -> String {
        let mode = String(entry.mode, radix: 8)
        return switch entry.content {
        case .file(let bytes): "file of \(bytes.count) bytes, mode \(mode), modified \(entry.modified)"
        case .folder: "folder, mode \(mode)"
        case .symlink(let target): "symlink to \(target)"
        }
    }
}
