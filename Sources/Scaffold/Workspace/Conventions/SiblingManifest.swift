/// The manifest of a new feature's package: that of its sibling, with the names changed and what concerns the sibling
/// alone left out.
struct SiblingManifest {
    let sibling: FeatureModule
    let names: FeatureNames
    /// Where the new package lies.
    let folder: RelativePath
    let common: CommonDependencies
    /// The targets of the sibling that the new feature has none of.
    var leavesOut: Set<String> = []

    /// - Throws: `ManifestError` where the sibling's cannot be read.
    func text(of original: SourceText, conventions: Conventions) throws -> SourceText {
        let file = sibling.package.file("Package.swift").description
        var text = try withoutParticulars(original, file: file)
        text = try text.applying(respelledPaths(in: Manifest(reading: text, file: file), text))
        text = SourceText(names.text(text.string))
        let main = names.name(sibling.main.name)
        return try ManifestSettings(conventions: conventions, mainTarget: main).applied(to: text)
    }

    // MARK: What is left out

    private func withoutParticulars(_ text: SourceText, file: String) throws -> SourceText {
        var changes: [ManifestChange] = []
        let manifest = sibling.manifest
        for target in sibling.targets {
            // A target that another one uses cannot be taken out, also where that one goes as well.
            let isLeftOut = leavesOut.contains(target.name)
            for dependency in target.target.dependencies.entries where isLeftOut || !isKept(dependency.name) {
                changes.append(
                    .removeTargetDependency(
                        TargetDependencySpec(
                            name: dependency.name,
                            target: target.name,
                            package: dependency.package
                        )
                    )
                )
            }
        }
        for name in leavesOut.sorted() {
            for product in manifest.products.entries where product.targets.entries == [name] {
                changes.append(.removeProduct(product.name))
            }
            changes.append(.removeTarget(name))
        }
        for dependency in manifest.dependencies.entries where !common.identities.contains(dependency.identity) {
            changes.append(.removeDependency(dependency.identity))
        }
        var result = text
        for change in changes {
            // What cannot be taken out by syntax stays: it is the neighbour's habit then.
            guard let edited = try? ManifestEditor(file: file, text: result).result(of: [change]) else { continue }
            result = edited.text
        }
        return result
    }

    private func isKept(_ name: String) -> Bool {
        !leavesOut.contains(name) && (names.owns(name) || common.names.contains(name))
    }

    /// Paths to other packages, as they are written from the new folder.
    private func respelledPaths(in manifest: Manifest, _ text: SourceText) -> [TextEdit] {
        guard sibling.package.parent != folder.parent else { return [] }
        return manifest.dependencies.entries.compactMap { dependency in
            guard dependency.kind == .path, let target = sibling.package.resolving(dependency.location),
                let place = text.string(in: dependency.range).firstRange(of: "\"\(dependency.location)\"")
            else { return nil }
            let written = text.string(in: dependency.range)
            let start = dependency.range.lowerBound + written[..<place.lowerBound].utf8.count
            let spelled = "\"\(target.spelled(from: folder))\""
            let length = written[place].utf8.count
            return TextEdit(range: start..<start + length, replacement: Array(spelled.utf8))
        }
    }
}
