/// Takes a foundation out of the workspace, where nothing depends on it any more.
struct SharedRemoval {
    let makers: Makers
    let module: SharedModule
    let run: RemovalRun

    private var workspace: Workspace { makers.workspace }

    /// - Throws: `TemplateError`, `ManifestError`, `FileError`.
    func remove() throws {
        let uses = try module.isPackage ? dependentPackages() : dependentTargets()
        run.refuse(uses)
        guard uses.isEmpty else { return }
        let made = try SharedRenderings(makers, module)
        for path in try Set(workspace.tree.filesOfWork(below: module.path)).union(made.files.keys).sorted() {
            try run.remove(path, madeAs: made.files[path] ?? [])
        }
        try run.takeBack(made.edits)
    }

    private func dependentPackages() throws -> [Diagnostic] {
        try workspace.dependents(of: module.path).compactMap { package in
            let path = package.file("Package.swift")
            guard let manifest = try workspace.manifest(in: package) else { return nil }
            let entry = manifest.dependencies.entries.first {
                $0.kind == .path && package.resolving($0.location) == module.path
            }
            let owner = package.isRoot ? "the package at the workspace's root" : "the package `\(package)`"
            return try used(by: owner, in: path, at: entry?.range.lowerBound ?? 0)
        }
    }

    private func dependentTargets() throws -> [Diagnostic] {
        guard let root = workspace.rootManifestFolder, let manifest = try workspace.manifest(in: root) else {
            return []
        }
        let path = root.file("Package.swift")
        return try manifest.targets.entries.compactMap { target in
            guard target.name != module.name + "Tests", target.dependsOnTarget(module.name) else { return nil }
            let entry = target.dependencies.entries.first { $0.name == module.name }
            return try used(by: "the target `\(target.name)`", in: path, at: entry?.range.lowerBound ?? 0)
        }
    }

    private func used(by owner: String, in path: RelativePath, at offset: Int) throws -> Diagnostic {
        let text = SourceText(try workspace.tree.contents(of: path) ?? [])
        return Diagnostic(
            .stillUsed,
            "\(owner) depends on `\(module.name)`",
            at: DiagnosticLocation(file: path.description, offset: offset, in: text),
            remedy: "take that dependency out first"
        )
    }
}
