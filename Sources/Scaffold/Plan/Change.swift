/// What happens to one file.
public struct Change: Sendable, Hashable {
    public enum Action: Sendable, Hashable {
        case create(contents: [UInt8])
        case edit(before: [UInt8], contents: [UInt8])
        case delete(before: [UInt8])
        /// The file moves here from `from`, with other contents where they differ.
        case move(from: RelativePath, before: [UInt8], contents: [UInt8])
    }

    public let path: RelativePath
    public let action: Action
    /// The mode of a file that is created; one that was there keeps its own.
    public let mode: FileMode

    public init(path: RelativePath, action: Action, mode: FileMode = .regular) {
        self.path = path
        self.action = action
        self.mode = mode
    }

    /// The change as seen from the folder that holds the one it was planned in.
    func moved(into folder: RelativePath) -> Change {
        let moved: Action =
            if case .move(let from, let before, let contents) = action {
                .move(from: folder.appending(from), before: before, contents: contents)
            } else {
                action
            }
        return Change(path: folder.appending(path), action: moved, mode: mode)
    }

    /// The bytes that must be there before; nil for a file that is created.
    public var before: [UInt8]? {
        switch action {
        case .create: nil
        case .edit(let before, _), .delete(let before), .move(_, let before, _): before
        }
    }

    /// The bytes that are there afterwards; nil for a file that is deleted.
    public var contents: [UInt8]? {
        switch action {
        case .create(let contents), .edit(_, let contents), .move(_, _, let contents): contents
        case .delete: nil
        }
    }

    /// Where the file was, if elsewhere.
    public var origin: RelativePath? {
        if case .move(let from, _, _) = action { from } else { nil }
    }

    /// The change as `git diff` shows it, so that `git apply` can make it, too.
    public var diff: UnifiedDiff {
        let old = origin ?? path
        var header = ["diff --git a/\(old) b/\(path)"]
        switch action {
        case .create: header.append("new file mode \(mode.isExecutable ? "100755" : "100644")")
        case .delete: header.append("deleted file mode \(mode.isExecutable ? "100755" : "100644")")
        case .move: header += ["rename from \(old)", "rename to \(path)"]
        case .edit: break
        }
        return UnifiedDiff(
            from: before.map { SourceText($0) },
            named: "a/\(old)",
            to: contents.map { SourceText($0) },
            named: "b/\(path)",
            header: header
        )
    }
}
