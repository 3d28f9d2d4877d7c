/// A path below the workspace root: `/`-separated, without `.`, `..`, empty or control components.
///
/// It cannot lead outside by its spelling; that no symlink leads outside is checked where files are written.
public struct RelativePath: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let components: [String]

    /// The root itself.
    public static let root = RelativePath(trusted: [])

    /// - Throws: `RelativePathError` for an absolute path and for a component that is `..` or holds a control character.
    public init(_ path: String) throws(RelativePathError) {
        guard !path.hasPrefix("/") else { throw RelativePathError(path: path) }
        let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
        guard parts.allSatisfy(Self.isComponent) else { throw RelativePathError(path: path) }
        components = parts
    }

    /// A path made from parts of which some may be empty, the first as well: `___ROOT___/Package.swift`.
    ///
    /// - Throws: as `init(_:)`, but for a leading slash.
    init(collapsing path: String) throws(RelativePathError) {
        try self.init(String(path.drop { $0 == "/" }))
    }

    private init(trusted components: [String]) {
        self.components = components
    }

    private static func isComponent(_ part: String) -> Bool {
        part != ".." && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7f }
    }

    public var description: String { components.joined(separator: "/") }
    public var name: String { components.last ?? "" }
    public var parent: RelativePath { RelativePath(trusted: components.dropLast()) }
    public var isRoot: Bool { components.isEmpty }

    /// The part of the name behind its last dot, without it; empty for `.gitignore` and the like.
    public var fileExtension: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    public func appending(_ path: RelativePath) -> RelativePath {
        RelativePath(trusted: components + path.components)
    }

    /// - Throws: as `init(_:)`.
    public func appending(_ path: String) throws(RelativePathError) -> RelativePath {
        appending(try RelativePath(path))
    }

    /// A file or folder in this folder, by a name that was read from the disk or is a literal.
    func file(_ name: String) -> RelativePath {
        RelativePath(trusted: components + [name])
    }

    func appending(names: [String]) -> RelativePath {
        RelativePath(trusted: components + names)
    }

    public func isInside(_ folder: RelativePath) -> Bool {
        components.starts(with: folder.components)
    }

    /// How `self` is written in a file that lies in `folder`: `../../SharedPackages/Navigation`.
    public func spelled(from folder: RelativePath) -> String {
        let common = zip(components, folder.components).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: folder.components.count - common)
        let parts = up + components.dropFirst(common)
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    /// What `path`, written in a file that lies in this folder, names; nil if that is outside the root.
    public func resolving(_ path: String) -> RelativePath? {
        guard !path.hasPrefix("/") else { return nil }
        var parts = components
        for part in path.split(separator: "/") {
            switch part {
            case ".": continue
            case "..":
                guard parts.popLast() != nil else { return nil }
            default: parts.append(String(part))
            }
        }
        return parts.allSatisfy(Self.isComponent) ? RelativePath(trusted: parts) : nil
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.description < right.description
    }
}

/// A path that leads, or could lead, outside the folder it is relative to.
public struct RelativePathError: DiagnosticError, Equatable {
    public let path: String

    public var diagnostics: [Diagnostic] {
        [
            Diagnostic(
                .escapesWorkspace,
                "the path `\(path)` leads outside the folder that is written to",
                remedy: "use a path inside it, without `..` and not beginning with `/`"
            )
        ]
    }
}
