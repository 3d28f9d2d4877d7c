/// Entries that name what the manifest does not know: they are added, as a package can have more than can be read, and
/// a warning says what to do next.
extension EditDraft {
    /// A dependency of a target.
    mutating func doubt(dependency name: String, of target: String, from package: String?) {
        if let package { return doubt(package: package) }
        if let known = manifest.target(named: name) {
            guard known.kind == .plugin else { return }
            notes.append(
                warning(
                    .requirementUnmet,
                    "`\(name)` is a plugin, which no target can depend on",
                    remedy: "add it with `manifest add-target-plugin`",
                    command: ["spmgen", "manifest", "add-target-plugin", name, target]
                )
            )
            return
        }
        guard manifest.targets.isComplete, manifest.dependencies.isComplete, !knows(package: name) else { return }
        let names = manifest.targets.entries.filter { $0.kind != .plugin && $0.name != target }.map(\.name)
        let nearest = NearestName(among: names).to(name)
        notes.append(
            warning(
                .noSuchTarget,
                "the package has no target `\(name)`, and depends on no package of that name",
                remedy: nearest.map { "did you mean `\($0)`? If not, add the target" }
                    ?? "add the target, or name the product's package with `--package`",
                command: ["spmgen", "manifest", "add-target", name]
            )
        )
    }

    /// A plugin of a target.
    mutating func doubt(plugin name: String, from package: String?) {
        if let package { return doubt(package: package) }
        let known = manifest.target(named: name)
        guard known?.kind != .plugin, known != nil || manifest.targets.isComplete else { return }
        let names = manifest.targets.entries.filter { $0.kind == .plugin }.map(\.name)
        let nearest = NearestName(among: names).to(name)
        notes.append(
            warning(
                .noSuchTarget,
                known == nil ? "the package has no plugin `\(name)`" : "the target `\(name)` is no plugin",
                remedy: nearest.map { "did you mean `\($0)`?" }
                    ?? "add the plugin to the manifest, or name its package with `--package`"
            )
        )
    }

    private mutating func doubt(package: String) {
        guard manifest.dependencies.isComplete, !knows(package: package) else { return }
        let names = manifest.dependencies.entries.flatMap { [$0.identity] + [$0.name].compactMap { $0 } }
        let nearest = NearestName(among: names).to(package.lowercased())
        notes.append(
            warning(
                .noSuchPackage,
                "the manifest depends on no package `\(package)`",
                remedy: nearest.map { "did you mean `\($0)`? If not, add the dependency" }
                    ?? "add the dependency, by its URL or its folder",
                command: ["spmgen", "manifest", "add-dependency", "../\(package)"]
            )
        )
    }

    private func knows(package name: String) -> Bool {
        let wanted = name.lowercased()
        return manifest.dependencies.entries.contains { entry in
            entry.identity == wanted || entry.name?.lowercased() == wanted
        }
    }

    /// Whether a target of the name is there already is not known where not all targets are.
    mutating func doubt(newTarget name: String) {
        guard !manifest.targets.isComplete, !edits.isEmpty else { return }
        notes.append(
            warning(
                .nameTaken,
                "the manifest makes targets that cannot be read, so one of them may be called `\(name)` already",
                remedy: "let the package tools look: give `--verify`"
            )
        )
    }

    private func warning(
        _ id: DiagnosticID,
        _ message: String,
        remedy: String,
        command: [String] = []
    ) -> Diagnostic {
        Diagnostic(
            id,
            severity: .warning,
            message,
            at: DiagnosticLocation(file: source.file),
            remedy: remedy,
            command: command
        )
    }

    // MARK: Products

    /// - Throws: `requirement-unmet` for a product of targets that SwiftPM does not make such a product of.
    func refuseUnfit(_ spec: ProductSpec) throws(ManifestError) {
        let targets = spec.targets.compactMap(manifest.target).filter { $0.certainty != .unknown }
        let unfit = targets.first { target in
            switch spec.kind {
            case .plugin: target.kind != .plugin
            case .executable: ![.executable, .regular, .system].contains(target.kind)
            case .library, .staticLibrary, .dynamicLibrary: [.executable, .plugin].contains(target.kind)
            }
        }
        if let unfit {
            let word = spec.kind == .plugin ? "plugin" : spec.kind == .executable ? "program" : "library"
            throw ManifestError(
                Diagnostic(
                    .requirementUnmet,
                    "a \(word) cannot be made of `\(unfit.name)`, which is \(unfit.kind.words)",
                    at: location(unfit.range),
                    remedy: unfit.kind.productKind.map {
                        "make it with `--type \($0.rawValue)`, or name another target"
                    }
                        ?? "name another target"
                )
            )
        }
    }
}

extension Manifest.Target.Kind {
    /// With its article.
    fileprivate var words: String {
        switch self {
        case .regular: "a library target"
        case .executable: "an executable target"
        case .test: "a test target"
        case .system: "a system library"
        case .binary: "a binary target"
        case .plugin: "a plugin"
        case .macro: "a macro"
        }
    }

    /// The product that can be made of it.
    fileprivate var productKind: ProductSpec.Kind? {
        switch self {
        case .regular, .system, .binary: .library
        case .executable: .executable
        case .plugin: .plugin
        case .test, .macro: nil
        }
    }
}
