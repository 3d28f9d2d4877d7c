/// Finds the files of a bundle on disk; symlinks are followed as far as they stay inside it.
struct BundleFolder {
    private let folder: RelativePath
    private let tree: WorkingTree
    private let depthLimit = 64

    init(_ folder: RelativePath, in tree: WorkingTree) {
        self.folder = folder
        self.tree = tree
    }

    /// Paths relative to the folder.
    ///
    /// - Throws: `TemplateError` for a symlink that leads out, a circle of folders, and what cannot be read.
    func files() throws(TemplateError) -> [RelativePath] {
        let found: Result<[RelativePath], TemplateError>
        do throws(FileError) {
            found = try find(below: tree.files.realPath(of: tree.root.appending(folder)))
        } catch {
            throw TemplateError(error.diagnostics)
        }
        return try found.get()
    }

    private func find(below root: AbsolutePath) throws(FileError) -> Result<[RelativePath], TemplateError> {
        var found: [RelativePath] = []
        var folders = [RelativePath.root]
        while let current = folders.popLast() {
            if current.components.count > depthLimit { return .failure(fault(current, "is nested too deeply")) }
            for name in try tree.entries(of: folder.appending(current)) {
                // A bundle that is a repository of its own is cloned with it.
                if current.isRoot, name == ".git" { continue }
                guard let path = try? current.appending(name), path.components.count > current.components.count else {
                    return .failure(unusable(name, in: current))
                }
                let place = tree.root.appending(folder).appending(path)
                guard let status = try tree.files.status(of: place) else {
                    // A name that is no UTF-8 is read with replacement characters, and nothing is called so.
                    if name.unicodeScalars.contains("\u{fffd}") { return .failure(unusable(name, in: current)) }
                    continue
                }
                if status.kind == .symlink {
                    guard let target = try? tree.files.realPath(of: place) else {
                        return .failure(fault(path, "is a symlink that leads nowhere"))
                    }
                    guard target.relative(to: root) != nil else {
                        return .failure(fault(path, "is a symlink that leads out of the template"))
                    }
                    guard try tree.files.realPath(of: place.parent).relative(to: target) == nil else {
                        return .failure(fault(path, "is a symlink to a folder that holds it"))
                    }
                }
                switch try tree.kind(of: folder.appending(path)) {
                case .directory: folders.append(path)
                case .file: found.append(path)
                default: return .failure(fault(path, "is neither a file nor a folder"))
                }
            }
        }
        return .success(found)
    }

    private func unusable(_ name: String, in current: RelativePath) -> TemplateError {
        fault(current.file(name), "is a name that no file of a template can have")
    }

    private func fault(_ path: RelativePath, _ message: String) -> TemplateError {
        .invalid(
            "`\(path)` \(message)",
            in: folder.isRoot ? tree.root.description : folder.description,
            remedy: "take it out of the template"
        )
    }
}
