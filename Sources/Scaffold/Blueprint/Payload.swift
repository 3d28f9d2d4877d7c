/// The files of a bundle that are rendered in one run.
struct Payload: Sendable {
    /// The folder of the bundle that they lie in; the root for a bundle without branches.
    let folder: RelativePath
    /// In the bundle.
    let files: [RelativePath]
    let warnings: [Diagnostic]

    /// Chooses by the options' folder-name parts: a bundle with such options has a folder for each combination, of which
    /// exactly one is used, whole.
    ///
    /// - Throws: `TemplateError` where the folder is missing, or generates nothing.
    init(of blueprint: Blueprint, resolved: ResolvedOptions) throws(TemplateError) {
        let bundle = blueprint.bundle
        folder =
            blueprint.hasBranches
            ? try Branches(of: bundle).folder(for: blueprint.options, resolved: resolved) : .root
        var files: [RelativePath] = []
        var warnings: [Diagnostic] = []
        for path in bundle.files where path.isInside(folder) {
            switch Self.role(of: path) {
            case .payload:
                files.append(path)
                if folder.isRoot, blueprint.scaffold == nil, Self.isAboutTheTemplate(path) {
                    warnings.append(Self.about(path, in: bundle))
                }
            case .bundle: continue
            case .stray(let reason): warnings.append(Self.stray(path, reason, in: bundle))
            }
        }
        guard !files.isEmpty else { throw Self.empty(folder, in: bundle) }
        if !folder.isRoot, !files.contains(where: Self.isSource), bundle.files.contains(where: Self.isSource) {
            throw Self.incomplete(folder, in: bundle)
        }
        self.files = files
        self.warnings = warnings
    }

    private enum Role {
        case payload
        /// What every bundle has besides its payload.
        case bundle
        case stray(String)
    }

    private static func role(of path: RelativePath) -> Role {
        let name = path.name
        if path.components.contains("xcuserdata") { return .stray("the state of somebody's Xcode") }
        if name == TemplateBundle.infoFile {
            return path.components.count == 1 ? .bundle : .stray("a template inside this one")
        }
        let isBundles =
            name.hasPrefix("TemplateIcon") || name == ".DS_Store" || name.hasSuffix("__ignoredByTemplate__")
        return isBundles ? .bundle : .payload
    }

    /// Whether a file of a bundle can be rendered at all.
    static func isPayload(_ path: RelativePath) -> Bool {
        if case .payload = role(of: path) { true } else { false }
    }

    private static func stray(_ path: RelativePath, _ reason: String, in bundle: TemplateBundle) -> Diagnostic {
        Diagnostic(
            .templateSuspect,
            severity: .warning,
            "this file belongs to \(reason) and is left out",
            at: DiagnosticLocation(file: bundle.label(of: path)),
            remedy: "take it out of the template"
        )
    }

    private static func isSource(_ path: RelativePath) -> Bool {
        ["swift", "m", "mm", "h", "c", "cpp", "hpp", "metal"].contains(path.fileExtension.lowercased())
    }

    /// Whether a file in the root, or in a hidden folder there, looks like the template's own, and not like one to make.
    private static func isAboutTheTemplate(_ path: RelativePath) -> Bool {
        guard let first = path.components.first?.lowercased() else { return false }
        let isProse = first.hasPrefix("readme") || first.hasPrefix("license") || first.hasPrefix("changelog")
        return first.hasPrefix(".") || path.components.count == 1 && isProse
    }

    private static func about(_ path: RelativePath, in bundle: TemplateBundle) -> Diagnostic {
        Diagnostic(
            .templateSuspect,
            severity: .warning,
            "this file is made like all others, though it seems to be about the template",
            at: DiagnosticLocation(file: bundle.label(of: path)),
            remedy: "put it beside the template, or delete it where it was made"
        )
    }

    private static func incomplete(_ folder: RelativePath, in bundle: TemplateBundle) -> TemplateError {
        .invalid(
            "the folder `\(folder)` has no source files, though other folders of the template have some",
            in: bundle.label,
            remedy: "if the template's repository has an installer script, run it and use the copy that it installs, "
                + "or lay the missing files over it with `--overlay <folder>`"
        )
    }

    private static func empty(_ folder: RelativePath, in bundle: TemplateBundle) -> TemplateError {
        .invalid(
            folder.isRoot ? "the template has no files to make" : "the folder `\(folder)` has no files to make",
            in: bundle.label,
            remedy: "if the template's repository has an installer script, run it and use the copy that it installs"
        )
    }
}
