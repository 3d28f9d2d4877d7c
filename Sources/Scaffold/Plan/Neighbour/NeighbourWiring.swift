/// Puts a new feature into the manifests, and the workspace file, that know its sibling.
struct NeighbourWiring {
    let workspace: Workspace
    let request: FeatureRequest
    let neighbourhood: Neighbourhood
    let names: FeatureNames
    let common: CommonDependencies
    /// The folder of the new package, or of the one that gets the targets.
    let package: RelativePath
    /// What takes out resources that the new feature does not have.
    let trimming: PathTrimming

    private var sibling: FeatureModule { neighbourhood.sibling }

    /// - Returns: what is left to do.
    func make() throws -> [Diagnostic] {
        let composition = request.wiring == .full ? try composition() : nil
        var notes: [Diagnostic] = []
        if sibling.home == .targets {
            let isHere = composition?.package == package
            try copy(in: package, wired: isHere ? composition.map { [$0.target.name] } ?? [] : [])
        }
        if let composition, sibling.home == .package || composition.package != package {
            try copy(in: composition.package, wired: [composition.target.name])
        }
        if request.wiring == .full {
            try addToWorkspaceFiles()
            if composition == nil { notes.append(unwired) }
            if let composition, let note = try unshown(in: composition) { notes.append(note) }
        }
        return notes
    }

    /// The target that gets the feature; nil where none has its sibling.
    private func composition() throws -> FeatureModules.Composition? {
        var found = neighbourhood.reader.modules.compositions(of: sibling, besides: names.to)
        if let setting = neighbourhood.reader.file?.values[.rootManifest], case .text(let root) = setting.value {
            found = found.filter { $0.package.described == root }
            guard root == "none" || !found.isEmpty else {
                throw setting.refusal(
                    "no manifest there puts `\(sibling.stem)` together with other features",
                    remedy: "write the folder of the manifest that does, or `none`"
                )
            }
        }
        if let into = request.into {
            if let match = found.first(where: { $0.target.name == into }) { return match }
            let known = found.map(\.target.name)
            throw Refusal(
                Diagnostic(
                    .noSuchTarget,
                    "no target `\(into)` depends on `\(sibling.stem)`, which the new feature follows"
                        + (known.isEmpty ? "" : "; it is in " + known.map { "`\($0)`" }.joined(separator: ", ")),
                    remedy: known.isEmpty
                        ? "leave `--into` out, and add the product by `spmgen manifest add-target-dependency`"
                        : "use `--into \(known[0])`, or name another feature with `--like`"
                )
            )
        }
        guard let first = found.first else { return nil }
        let equals = found.filter { $0.features == first.features }
        guard equals.count > 1 else { return first }
        throw Refusal(
            Diagnostic(
                .targetAmbiguous,
                "several targets put features together: "
                    + equals.map { "`\($0.target.name)`" }.joined(separator: ", "),
                remedy: "say which one with `--into`, or make the feature alone with `--no-wire`",
                command: ["spmgen", "feature", request.typed, "--into", first.target.name]
            )
        )
    }

    // MARK: Manifests

    private var peers: Set<String> {
        neighbourhood.reader.modules.features.reduce(into: []) { $0.formUnion($1.ownNames) }
    }

    private var stems: Set<String> { Set(neighbourhood.reader.modules.features.map(\.stem)) }

    /// Copies what a manifest, and those beside it, say of the sibling.
    private func copy(in folder: RelativePath, wired: Set<String>) throws {
        let files = ManifestFiles.names(among: try workspace.tree.entries(of: folder)).map(folder.file)
        for path in files {
            guard let bytes = try workspace.tree.contents(of: path) else { continue }
            let original = SourceText(bytes)
            var text = try SiblingCopy(names: names, wired: wired, peers: peers).result(of: original)
            if try !missing(in: text, from: original, at: path, wired: wired, products: true).isEmpty {
                let helped = try HelperCopy(names: names, peers: peers.union(stems)).result(of: text)
                if try missing(in: helped, from: original, at: path, wired: wired).isEmpty { text = helped }
            }
            if folder == package, sibling.home == .targets {
                text = try withoutParticulars(text, file: path)
            }
            try check(text, from: original, at: path, wired: wired)
            guard text.bytes != bytes else { continue }
            workspace.tree.draft(text.bytes, at: path, mode: try workspace.tree.mode(of: path) ?? .regular)
        }
    }

    /// Takes out of the new targets what concerns the sibling alone.
    private func withoutParticulars(_ text: SourceText, file: RelativePath) throws -> SourceText {
        var result = try trimming.result(of: text)
        let manifest = try Manifest(reading: result, file: file.description)
        let before = sibling.manifest
        for target in sibling.targets {
            let name = names.name(target.name)
            // A target that was there already is someone's own.
            guard before.target(named: name) == nil, let added = manifest.target(named: name) else { continue }
            let own = Set(sibling.targets.map { names.name($0.name) })
            for dependency in added.dependencies.entries
            where !own.contains(dependency.name) && !common.names.contains(dependency.name) {
                let spec = TargetDependencySpec(name: dependency.name, target: name, package: dependency.package)
                let editor = ManifestEditor(file: file.description, text: result)
                guard let edited = try? editor.result(of: [.removeTargetDependency(spec)]) else { continue }
                result = edited.text
            }
        }
        return result
    }

    /// What a copy does not say of the new feature although the original says it of its sibling.
    ///
    /// - Parameter products: whether products count, which another manifest may have.
    private func missing(
        in text: SourceText,
        from original: SourceText,
        at path: RelativePath,
        wired: Set<String>,
        products: Bool = false
    ) throws -> [String] {
        let manifest = try Manifest(reading: text, file: path.description)
        let before = try Manifest(reading: original, file: path.description)
        var missing: [String] = []
        if path.parent == package, sibling.home == .targets {
            missing = sibling.targets.map { names.name($0.name) }.filter { manifest.target(named: $0) == nil }
            if products {
                let known = Set(manifest.products.entries.map(\.name))
                missing += sibling.products.map { names.name($0.name) }.filter { !known.contains($0) }
            }
        }
        for name in wired {
            let wanted = before.target(named: name)?.dependencies.entries.map(\.name).filter(names.owns) ?? []
            let known = Set(manifest.target(named: name)?.dependencies.entries.map(\.name) ?? [])
            missing += wanted.map(names.name).filter { !known.contains($0) }
        }
        return missing
    }

    private func check(_ text: SourceText, from original: SourceText, at path: RelativePath, wired: Set<String>) throws
    {
        let missing = try missing(in: text, from: original, at: path, wired: wired)
        guard !missing.isEmpty else { return }
        let written = HelperCopy(names: names, peers: peers.union(stems)).place(in: original)
        let place = written ?? (sibling.home == .targets ? sibling.main.target.range.lowerBound : 0)
        let offset = min(place, original.bytes.count)
        let line = original.lines(in: original.lineRange(at: offset)).first ?? ""
        throw Refusal(
            Diagnostic(
                .manifestEditUnclear,
                "the manifest does not write `\(sibling.stem)` where another feature could be put beside it: "
                    + missing.map { "`\($0)`" }.joined(separator: ", ") + " would be missing",
                at: DiagnosticLocation(file: path.description, offset: offset, in: original),
                remedy: written == nil
                    ? "add it by hand, or name another feature to follow with `--like`"
                    : "put the same for `\(names.to)` beside this line by hand, and run the command again",
                paste: written == nil
                    ? missing.map { "\"\($0)\"" }.joined(separator: ", ")
                    : line.replacingWord(names.from, with: names.to)
            )
        )
    }

    // MARK: Xcode

    private func addToWorkspaceFiles() throws {
        guard sibling.home == .package else { return }
        for file in try WorkspaceFile.all(in: workspace.tree) {
            guard let text = file.adding(package, beside: sibling.package) else { continue }
            workspace.tree.draft(text.bytes, at: file.path, mode: try workspace.tree.mode(of: file.path) ?? .regular)
        }
    }

    /// What is left to do in the code of the target that has the new feature now; nil where it knows the module.
    private func unshown(in composition: FeatureModules.Composition) throws -> Diagnostic? {
        let module = names.name(sibling.main.name)
        let folder = try composition.target.folder(in: composition.package, of: workspace.tree)
        let sources = SourceFiles(tree: workspace.tree)
        guard try sources.files(below: folder, mentioning: module).isEmpty,
            let example = try sources.files(below: folder, mentioning: sibling.main.name).first
        else { return nil }
        return Diagnostic(
            .editSkipped,
            severity: .note,
            "`\(composition.target.name)` depends on `\(module)` now, but nothing in its code shows it yet",
            at: DiagnosticLocation(file: example.path.description),
            remedy: "show it where `\(sibling.main.name)` is shown"
        )
    }

    private var unwired: Diagnostic {
        let product = names.name(sibling.products.first?.name ?? sibling.main.name)
        return Diagnostic(
            .stepLeftInXcode,
            severity: .note,
            "no manifest depends on `\(sibling.stem)`, so nothing links \(product) yet",
            remedy: "in Xcode, add the product `\(product)` to the app's target, where that of `\(sibling.stem)` is"
        )
    }
}
