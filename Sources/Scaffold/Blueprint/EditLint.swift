/// Finds edits of files that no payload and no workspace can have.
struct EditLint {
    private let blueprint: Blueprint

    init(_ blueprint: Blueprint) {
        self.blueprint = blueprint
    }

    func diagnostics() -> [Diagnostic] {
        let edits = blueprint.scaffold?.edits ?? []
        return edits.compactMap { wrongKindOfFile($0) } + missingFiles()
    }

    /// A Swift edit of a JSON file, and the like.
    private func wrongKindOfFile(_ edit: EditTemplate) -> Diagnostic? {
        let name = edit.fileName
        let fileExtension = PathText(name).fileExtension
        guard !fileExtension.isEmpty else { return nil }
        let isPossible =
            switch edit.kind {
            case .enumCase, .switchBranch, .import, .member, .listElement: fileExtension == "swift"
            case .packageDependency, .product, .target, .targetDependency, .trait:
                name.hasPrefix("Package") && fileExtension == "swift"
            case .jsonEntry: fileExtension != "swift"
            case .managedSection: true
            }
        return isPossible
            ? nil : finding(edit.origin, "is of the kind \(edit.kind.rawValue), which no file `\(name)` can have")
    }

    /// An edit of a file below the folder that the template itself makes, without that file among the ones it makes.
    private func missingFiles() -> [Diagnostic] {
        var found: [DeclaredEdit.Origin: Bool] = [:]
        for combination in TemplateCombinations(of: blueprint).all {
            guard let rendering = try? blueprint.render(combination.bindings) else { continue }
            // Only a folder with a manifest is new as a whole; elsewhere a workspace may have any file.
            let made = Set(rendering.files.map(\.path))
            let packages = made.filter { $0.name == "Package.swift" && !$0.parent.isRoot }.map(\.parent)
            for edit in rendering.edits where packages.contains(where: edit.location.isInside) {
                let isThere = made.contains { $0.isInside(edit.location) }
                found[edit.origin] = isThere || found[edit.origin] == true
            }
        }
        return found.filter { !$0.value }.keys.sorted { $0.entry < $1.entry }.map { origin in
            finding(origin, "edits a file that the template does not make in the package that it makes")
        }
    }

    private func finding(_ origin: DeclaredEdit.Origin, _ message: String) -> Diagnostic {
        Diagnostic(
            .templateSuspect,
            severity: .warning,
            "\(origin.entry) \(message)",
            at: DiagnosticLocation(file: origin.file),
            remedy: "correct its `In`, or its `Kind`"
        )
    }
}
