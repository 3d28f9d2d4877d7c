/// The packages of others that a feature's manifest has got since it was made, so that it is known as spmgen's work.
struct AddedDependencies {
    let workspace: Workspace
    let manifest: RelativePath

    /// The ways in which the manifest can have been made, each also with what `spmgen dependency` adds to it.
    func variants(of renderings: [[UInt8]]) throws -> [[UInt8]] {
        let changes = try changes()
        guard !changes.isEmpty else { return renderings }
        let settings = try FormatSettings.inForce(in: manifest.parent, of: workspace.tree, fallback: nil)
        return renderings
            + renderings.compactMap { rendering in
                let editor = ManifestEditor(
                    file: manifest.description,
                    text: SourceText(rendering),
                    lineLength: settings.isConfigured ? settings.lineLength : nil
                )
                return try? editor.result(of: changes).text.bytes
            }
    }

    /// What adds the packages that the manifest has from elsewhere, and their products.
    private func changes() throws -> [ManifestChange] {
        guard let manifest = (try? workspace.manifest(in: manifest.parent)) ?? nil else { return [] }
        return manifest.dependencies.entries.flatMap { dependency -> [ManifestChange] in
            guard dependency.kind == .url, let requirement = dependency.requirement else { return [] }
            let products = manifest.targets.entries.flatMap { target in
                target.dependencies.entries.filter { $0.package?.lowercased() == dependency.identity }.map { entry in
                    ManifestChange.addTargetDependency(
                        TargetDependencySpec(name: entry.name, target: target.name, package: entry.package)
                    )
                }
            }
            return [.addDependency(PackageDependencySpec(.url(dependency.location, requirement)))] + products
        }
    }
}
