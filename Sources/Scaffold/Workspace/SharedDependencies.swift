/// What `--depends-on` names: packages that features share.
struct SharedDependencies {
    let workspace: Workspace
    /// Who shall depend on them.
    let feature: String

    /// The packages' folder names, each once, in the order given.
    ///
    /// - Throws: `WorkspaceError` for a name without a package, and for a feature.
    func names(of typed: [String]) throws -> [String] {
        var result: [String] = []
        for word in typed {
            let name = try name(of: word)
            if !result.contains(name) { result.append(name) }
        }
        return result
    }

    private func name(of typed: String) throws -> String {
        let shared = try sharedPackages()
        if let exact = shared.first(where: { $0.lowercased() == typed.lowercased() }) {
            try refuseMissingProduct(of: exact)
            return exact
        }
        if try workspace.features().contains(where: { $0.name.lowercased() == typed.lowercased() }) {
            throw WorkspaceError.featureNotADependency(typed, of: feature)
        }
        throw WorkspaceError.noPackage(typed, near: NearestName(among: shared).to(typed), known: shared)
    }

    /// A feature depends on the product that has the package's name.
    private func refuseMissingProduct(of name: String) throws {
        if workspace.hasFeaturesInRoot { return }
        let folder = workspace.sharedFolder.file(name)
        guard let products = try workspace.manifest(in: folder)?.products, products.isComplete else { return }
        let names = products.entries.map(\.name)
        if !names.contains(name) { throw WorkspaceError.noProduct(name, in: folder, known: names) }
    }

    /// Where features are targets, what they share are the other targets of the root manifest.
    private func sharedPackages() throws -> [String] {
        if workspace.hasFeaturesInRoot, let root = workspace.rootManifestFolder {
            let features = try workspace.features().map(\.name)
            return try workspace.manifest(in: root)?.wirableTargets.map(\.name)
                .filter { $0 != "AppRoot" && !features.contains($0) } ?? []
        }
        let folder = workspace.sharedFolder
        var names: [String] = []
        for name in try workspace.tree.entries(of: folder)
        where try workspace.tree.kind(of: folder.file(name).file("Package.swift")) == .file {
            names.append(name)
        }
        return names
    }
}
