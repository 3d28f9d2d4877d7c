/// The files of one `.xctemplate` folder, wherever they come from; each is read when it is asked for.
struct TemplateBundle {
    private indirect enum Source {
        case memory([RelativePath: [UInt8]])
        case embedded([RelativePath: EmbeddedFile])
        case folder(RelativePath, WorkingTree)
        /// A bundle whose files come before those of another.
        case overlay(TemplateBundle, over: TemplateBundle)
    }

    /// The folder's name without `.xctemplate`.
    let name: String
    /// The name of the folder that it lies in.
    let category: String
    /// How messages name the bundle's folder.
    let label: String
    /// All its files, sorted.
    let files: [RelativePath]
    private let source: Source

    static let suffix = ".xctemplate"
    static let infoFile = "TemplateInfo.plist"

    /// A bundle whose files are at hand.
    init(name: String, category: String, files: [RelativePath: [UInt8]]) {
        self.init(name: name, category: category, label: nil, paths: Array(files.keys), source: .memory(files))
    }

    /// - Throws: `TemplateError` for a file name that no path can have.
    init(_ bundle: EmbeddedBundle) throws(TemplateError) {
        var files: [RelativePath: EmbeddedFile] = [:]
        for file in bundle.files() { files[try Self.path(file.path, in: bundle.name)] = file }
        self.init(
            name: bundle.name,
            category: bundle.category,
            label: nil,
            paths: Array(files.keys),
            source: .embedded(files)
        )
    }

    /// The bundle in a folder of `tree`.
    ///
    /// - Throws: `TemplateError` for a symlink that leads out of the folder, and for what cannot be read.
    init(_ folder: RelativePath, in tree: WorkingTree) throws(TemplateError) {
        let place = TemplatePlace.folder(folder, tree)
        let paths = try BundleFolder(folder, in: tree).files()
        self.init(
            name: place.name,
            category: place.category,
            label: place.label,
            paths: paths,
            source: .folder(folder, tree)
        )
    }

    /// The bundle with the files of another folder laid over it, as an installer script would do it.
    func overlaid(with folder: TemplateBundle) -> TemplateBundle {
        TemplateBundle(
            name: name,
            category: category,
            label: label,
            paths: Array(Set(files).union(folder.files)),
            source: .overlay(folder, over: self)
        )
    }

    private init(name: String, category: String, label: String?, paths: [RelativePath], source: Source) {
        self.name = name
        self.category = category
        self.label = label ?? "\(category)/\(name)\(Self.suffix)"
        files = paths.sorted()
        self.source = source
    }

    private static func path(_ path: String, in bundle: String) throws(TemplateError) -> RelativePath {
        do {
            return try RelativePath(path)
        } catch {
            throw .invalid(
                "the file name `\(path)` cannot be used",
                in: bundle,
                remedy: "rename the file, without control characters"
            )
        }
    }

    /// How messages name a file of the bundle.
    func label(of path: RelativePath) -> String { "\(label)/\(path)" }

    var infoLabel: String { "\(label)/\(Self.infoFile)" }

    /// The bytes of a file of the bundle.
    ///
    /// - Throws: `TemplateError` where it is not there or cannot be read.
    func contents(of path: RelativePath) throws(TemplateError) -> [UInt8] {
        let bytes: [UInt8]?
        switch source {
        case .memory(let files): bytes = files[path]
        case .embedded(let files): bytes = files[path]?.bytes
        case .overlay(let top, let bottom):
            return try (top.files.contains(path) ? top : bottom).contents(of: path)
        case .folder(let folder, let tree):
            do {
                bytes = try tree.contents(of: folder.appending(path))
            } catch {
                throw TemplateError(error.diagnostics)
            }
        }
        guard let bytes else {
            throw .invalid("there is no file `\(path)`", in: label, remedy: "restore the template, or use another")
        }
        return bytes
    }

    /// The bundle's TemplateInfo.plist.
    ///
    /// - Throws: `TemplateError` where there is none, or none that can be read.
    func info() throws(TemplateError) -> [String: PropertyList] {
        guard let path = files.first(where: { $0.description == Self.infoFile }) else {
            throw .invalid(
                "there is no \(Self.infoFile), so this is no template bundle",
                in: label,
                remedy: "name a folder that holds one"
            )
        }
        let list = try PropertyList(contents(of: path), file: infoLabel)
        guard let info = list.dictionary else {
            throw .invalid("the property list is no dictionary", in: infoLabel, remedy: "write a `dict` with `Kind`")
        }
        return info
    }
}
