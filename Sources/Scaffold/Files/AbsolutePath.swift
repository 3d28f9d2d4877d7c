/// Where something is on this machine; absolute and without `.` and `..`.
public struct AbsolutePath: Sendable, Hashable, CustomStringConvertible {
    public let description: String

    /// - Parameter path: absolute; `.` and `..` are resolved by spelling. Nil if it is not absolute.
    public init?(_ path: String) {
        guard path.hasPrefix("/") else { return nil }
        self.init(normalizing: path)
    }

    /// `path` as a program that runs in `directory` means it.
    public init(_ path: String, in directory: AbsolutePath) {
        self.init(normalizing: path.hasPrefix("/") ? path : directory.description + "/" + path)
    }

    private init(normalizing path: String) {
        var parts: [Substring] = []
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        description = "/" + parts.joined(separator: "/")
    }

    /// The names of the folders on the way, and its own.
    var components: [String] { description.split(separator: "/").map(String.init) }
    /// `/`.
    var top: AbsolutePath { AbsolutePath(normalizing: "/") }
    public var name: String { String(description.split(separator: "/").last ?? "") }
    public var isRoot: Bool { description == "/" }
    public var parent: AbsolutePath { AbsolutePath(normalizing: description + "/..") }

    public func appending(_ path: RelativePath) -> AbsolutePath {
        path.isRoot ? self : AbsolutePath(normalizing: description + "/" + path.description)
    }

    public func appending(_ name: String) -> AbsolutePath {
        AbsolutePath(normalizing: description + "/" + name)
    }

    /// Whether this is `folder`, or lies in it.
    func isInside(_ folder: AbsolutePath) -> Bool {
        folder.isRoot || description == folder.description || description.hasPrefix(folder.description + "/")
    }

    /// The path from `folder` to this one; nil where this is not inside it.
    public func relative(to folder: AbsolutePath) -> RelativePath? {
        guard isInside(folder) else { return nil }
        if folder.isRoot { return try? RelativePath(String(description.dropFirst())) }
        return try? RelativePath(String(description.dropFirst(folder.description.count + 1)))
    }
}
