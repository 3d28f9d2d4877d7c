/// git's `user.name` for a folder, read from git's configuration files without running git.
///
/// Source: git-config(1), "Syntax" and "Includes"; of includes, those without a condition count.
struct GitUserName {
    private let files: any FileSystem
    private let home: AbsolutePath?
    private static let includeLimit = 10

    init(files: any FileSystem, home: AbsolutePath?) {
        self.files = files
        self.home = home
    }

    /// The name for the repository that holds `folder`, else that of `configurations`, the last one first; what cannot be
    /// read is passed over.
    func value(in folder: AbsolutePath, configurations: [AbsolutePath]) -> String? {
        let own = repositoryConfiguration(above: folder).map { [$0] } ?? []
        return (configurations + own).reversed().lazy.compactMap { name(in: $0) }.first
    }

    private func repositoryConfiguration(above folder: AbsolutePath) -> AbsolutePath? {
        var folder = folder
        while true {
            let git = folder.appending(".git")
            let status = (try? files.status(of: git)) ?? nil
            switch status?.kind {
            case .directory: return git.appending("config")
            case .file: return sharedConfiguration(of: git)
            default: break
            }
            if folder.isRoot { return nil }
            folder = folder.parent
        }
    }

    /// A second work tree names the folder that holds its repository (gitrepository-layout(5)).
    private func sharedConfiguration(of link: AbsolutePath) -> AbsolutePath? {
        guard let line = text(of: link), line.hasPrefix("gitdir:") else { return nil }
        let folder = AbsolutePath(Self.trimmed(line.dropFirst("gitdir:".count)), in: link.parent)
        guard let common = text(of: folder.appending("commondir")) else { return folder.appending("config") }
        return AbsolutePath(Self.trimmed(common[...]), in: folder).appending("config")
    }

    private func text(of path: AbsolutePath) -> String? {
        guard let real = try? files.realPath(of: path), let bytes = try? files.read(real) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }

    private func name(in file: AbsolutePath, depth: Int = 0) -> String? {
        guard depth < Self.includeLimit, let text = text(of: file) else { return nil }
        var name: String?
        for (section, key, value) in GitConfiguration(text).entries {
            switch (section, key) {
            case ("user", "name"): name = value
            case ("include", "path"):
                guard let included = path(value, from: file) else { continue }
                name = self.name(in: included, depth: depth + 1) ?? name
            default: continue
            }
        }
        return name.flatMap { $0.isEmpty ? nil : $0 }
    }

    private func path(_ value: String, from file: AbsolutePath) -> AbsolutePath? {
        guard value.hasPrefix("~/") else { return AbsolutePath(value, in: file.parent) }
        return home.map { AbsolutePath(String(value.dropFirst(2)), in: $0) }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
