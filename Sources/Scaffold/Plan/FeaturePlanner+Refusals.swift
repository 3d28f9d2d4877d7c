/// What stands against a new feature, and what is said about platforms.
extension FeaturePlanner {
    func refuseReservedNames(of blueprint: Blueprint) throws {
        try blueprint.refuseReserved(name, option: "feature", kind: .feature, typed: request.typed)
        if let screen {
            try blueprint.refuseReserved(screen.rawValue, option: "view", kind: .screen, typed: screen.rawValue)
        } else {
            // The first screen has, mostly, the feature's name.
            let usual = blueprint.usualScreen(of: name)
            try blueprint.refuseReserved(usual, option: "view", kind: .feature, typed: request.typed)
        }
    }

    func refuseLowPlatforms(in manifest: Manifest, _ requirement: PlatformRequirement) throws {
        let low = requirement.tooLow(in: manifest.platforms.entries)
        guard !low.isEmpty, let rootFolder = workspace.rootManifestFolder,
            let bytes = try workspace.tree.contents(of: rootFolder.file("Package.swift"))
        else { return }
        let text = SourceText(bytes)
        throw Refusal(
            low.map { platform, minimum in
                let element = minimum.element(toolsVersion: manifest.toolsVersion)
                return Diagnostic(
                    .platformTooLow,
                    "the root manifest is for \(platform.name) \(platform.major ?? 0), and the feature needs"
                        + " \(minimum.name) \(minimum.version)",
                    at: DiagnosticLocation(file: manifest.file, offset: platform.range.lowerBound, in: text),
                    remedy: "raise it to `\(element)`"
                        + (home == .targets ? "" : ", or make the package alone with `--no-wire`"),
                    paste: element
                )
            }
        )
    }

    /// The settings of a feature's targets need them.
    func refuseOldTools(in manifest: Manifest) throws {
        guard manifest.toolsVersion < Self.lowestTools, let root = workspace.rootManifestFolder,
            let bytes = try workspace.tree.contents(of: root.file(ManifestFiles.plain))
        else { return }
        throw Refusal(
            Diagnostic(
                .requirementUnmet,
                "the targets of a feature need tools version \(Self.lowestTools), and the root manifest is for"
                    + " \(manifest.toolsVersion)",
                at: DiagnosticLocation(file: manifest.file, offset: 0, in: SourceText(bytes)),
                remedy: "raise the number in its first line, or make the feature a package with `--layout package`"
            )
        )
    }

    /// Packages and targets must be unique in the whole graph: checked before anything is written.
    func refuseTakenNames(in rendering: Rendering) throws {
        if let app = try workspace.appName(), app.lowercased() == name.lowercased() {
            throw WorkspaceError.nameTaken(
                name,
                as: .feature,
                owner: "the app's own module has it",
                suggestion: otherName
            )
        }
        let taken = try TakenNames(in: workspace)
        if existing == nil, let widget = try workspace.widget(named: name), try workspace.feature(in: folder) == nil {
            let owner = "the widget of `\(widget.feature)` has it"
            throw WorkspaceError.nameTaken(name, as: .feature, owner: owner, suggestion: otherName)
        }
        if let owner = try taken.owner(ofIdentity: name, besides: folder) {
            throw WorkspaceError.nameTaken(name, as: .feature, owner: owner, suggestion: otherName)
        }
        try refuseAmbiguousTypes(of: rendering)
        try refuseTakenTargets(of: rendering, taken)
        try refuseFilesOfOneName(in: rendering)
        let path = folder.file("Package.swift")
        guard let manifest = rendering.files.first(where: { $0.path == path }) else { return }
        let rendered = try Manifest(reading: SourceText(manifest.contents), file: path.description)
        for target in rendered.targets.entries.map(\.name) {
            guard let owner = try taken.owner(ofTarget: target, besides: folder) else { continue }
            throw WorkspaceError.nameTaken(target, as: .target, owner: owner, suggestion: otherName)
        }
    }

    /// What the app's root is to use by its name, and another feature declares as well.
    func refuseAmbiguousTypes(of rendering: Rendering) throws {
        var words: Set<String> = []
        for text in rendering.edits.filter({ !$0.kind.isOfManifest }).compactMap(\.text) {
            let tree = SyntaxTree(lexing: SourceText(text))
            words.formUnion(tree.code.indices.filter { tree.kind($0) == .identifier }.map(tree.name))
        }
        let types = rendering.files.filter { $0.path.fileExtension == "swift" }.flatMap { file in
            SourceFile(path: file.path, tree: SyntaxTree(lexing: SourceText(file.contents))).declaredTypes
        }
        let clash = try RootNames(workspace: workspace).clash(of: words.intersection(types), besides: folder)
        guard let clash else { return }
        throw WorkspaceError.nameTaken(
            name,
            as: .feature,
            owner: "`\(clash.file)` declares `\(clash.type)`, and the app's root would see both",
            suggestion: otherName
        )
    }

    /// Two files of one name in a module do not compile: a screen may be called what the feature's own view is.
    func refuseFilesOfOneName(in rendering: Rendering) throws {
        var names: Set<String> = []
        let sources = folder.file("Sources")
        for file in rendering.files where file.path.isInside(sources) && file.path.fileExtension == "swift" {
            let module = file.path.components.dropFirst(sources.components.count).first ?? ""
            let key = (workspace.hasFeaturesInRoot ? "" : module + "/") + file.path.name.lowercased()
            if names.insert(key).inserted { continue }
            throw WorkspaceError.nameTaken(
                screen?.rawValue ?? name,
                as: .screen,
                owner: "the feature has a `\(file.path.name)` of its own",
                suggestion: (screen?.rawValue ?? name) + "Page"
            )
        }
    }

    /// Targets that the root manifest gets: no other package has them, and their modules must differ from its others in
    /// more than the case of letters, for the disks of Macs.
    func refuseTakenTargets(of rendering: Rendering, _ taken: TakenNames) throws {
        guard let root = workspace.rootManifestFolder, let manifest = try workspace.manifest(in: root) else { return }
        for name in rendering.edits.filter({ $0.kind == .target }).compactMap(\.name) {
            let other = manifest.targets.entries.first { target in
                guard target.name.lowercased() == name.lowercased() else { return false }
                let sources = target.path.flatMap { try? root.appending($0.value) }
                return target.name != name || isTargets && sources?.isInside(folder) != true
            }
            if let other {
                throw WorkspaceError.nameTaken(
                    name,
                    as: .target,
                    owner: "the root manifest has a target `\(other.name)`",
                    suggestion: self.name + "Feature"
                )
            }
            guard let owner = try taken.owner(ofTarget: name, besides: root) else { continue }
            throw WorkspaceError.nameTaken(name, as: .target, owner: owner, suggestion: otherName)
        }
    }

    /// A root manifest that names platforms, but not one that the feature is for, builds for that one's oldest version,
    /// and SwiftPM then refuses the feature there.
    func missingPlatforms(in manifest: Manifest, _ requirement: PlatformRequirement) throws -> [Diagnostic] {
        guard !manifest.platforms.isAbsent, manifest.platforms.isComplete else { return [] }
        return requirement.missing(in: manifest.platforms.entries).map { minimum in
            let element = minimum.element(toolsVersion: manifest.toolsVersion)
            return Diagnostic(
                .platformMissing,
                severity: .warning,
                "the root manifest does not name \(minimum.name), for which it is then built in its oldest version;"
                    + " the feature needs \(minimum.name) \(minimum.version)",
                at: DiagnosticLocation(file: manifest.file),
                remedy: minimum.name == "macOS"
                    ? "add `\(element)` to its platforms, or make the feature with `--ios-only`"
                    : "add `\(element)` to its platforms"
            )
        }
    }

    /// The root is built for systems that the feature is not made for.
    func onlyForPhones(in manifest: Manifest) -> Diagnostic? {
        guard manifest.platforms.entries.contains(where: { $0.name == "macOS" }) else { return nil }
        return Diagnostic(
            .platformMissing,
            severity: .warning,
            "the root manifest is for macOS too, where a feature that is made for iOS alone does not build",
            at: DiagnosticLocation(file: manifest.file),
            remedy: "make the feature without `--ios-only`, or take macOS out of the root's platforms"
        )
    }

    func platformsAdded(_ elements: [String]) -> Diagnostic {
        Diagnostic(
            .platformsAdded,
            severity: .note,
            "the root manifest named no platforms; it gets `platforms: [\(elements.joined(separator: ", "))]`",
            remedy: "raise them if the app needs newer systems"
        )
    }
}
