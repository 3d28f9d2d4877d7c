/// Where the files of a payload go: their paths with all macros replaced.
struct OutputPaths {
    let scope: MacroScope
    /// Options whose value a caller typed.
    let typed: Set<String>
    /// Options of which a typed value may be a path.
    let pathOptions: Set<String>
    let destination: RelativePath
    let bundle: TemplateBundle

    /// The longest name that common file systems can store, in bytes.
    private static let nameLimit = 255

    /// A path for each source, relative to the workspace.
    ///
    /// - Throws: `TemplateError` with every name that cannot be used and all sources that would be one file.
    func paths(of sources: [RelativePath], in folder: RelativePath) throws(TemplateError) -> [RelativePath] {
        var paths: [RelativePath] = []
        var errors: [Diagnostic] = []
        // The names of folders are the same for many files.
        var known: [String: String] = [:]
        for source in sources {
            do throws(TemplateError) {
                paths.append(try path(of: source, in: folder, &known))
            } catch {
                // One value that no folder can have is a fault of every file in it, and told once.
                errors += error.diagnostics.filter { new in !errors.contains { $0.message == new.message } }
            }
        }
        if errors.isEmpty { errors = collisions(sources, paths) }
        guard errors.isEmpty else { throw TemplateError(errors) }
        return paths
    }

    private func path(
        of source: RelativePath,
        in folder: RelativePath,
        _ known: inout [String: String]
    ) throws(TemplateError) -> RelativePath {
        let components = source.components.dropFirst(folder.components.count)
        var expanded: [String] = []
        for component in components {
            if let value = known[component] {
                expanded.append(value)
                continue
            }
            let value = try name(component, of: source)
            known[component] = value
            expanded.append(value)
        }
        let parts = expanded.flatMap { $0.split(separator: "/").map(String.init) }
        guard expanded.last?.isEmpty == false else {
            throw fault("its name becomes empty", source, "give the options of its name a value")
        }
        if let name = expanded.last, let component = components.last, Self.isWithoutStem(name, component) {
            throw fault(
                "its name becomes `\(name)`, with nothing before the dot",
                source,
                "give the options of its name a value"
            )
        }
        for part in parts {
            if part.lowercased() == ".git" {
                throw fault(
                    "it would lie in `.git`, where files are programs that git runs",
                    source,
                    "use other values, or take it out of the template",
                    id: .escapesWorkspace
                )
            }
            if part.contains(":") {
                throw fault("its name becomes `\(part)`, and macOS cannot store `:`", source, "rename it")
            }
            if part.utf8.count > Self.nameLimit {
                throw fault("its name becomes longer than \(Self.nameLimit) bytes", source, "use shorter values")
            }
        }
        do {
            let path = try RelativePath(collapsing: parts.joined(separator: "/"))
            return isOutsideDestination(components) ? path : destination.appending(path)
        } catch {
            throw fault(
                "its path becomes `\(parts.joined(separator: "/"))`, which leads out of the destination or cannot be stored",
                source,
                "use other values, without `..`",
                id: .escapesWorkspace
            )
        }
    }

    /// Whether all that stands before the ending of a file's name has become nothing.
    private static func isWithoutStem(_ name: String, _ component: String) -> Bool {
        name.hasPrefix(".") && !component.hasPrefix(".") && component.hasSuffix(name)
    }

    /// A payload folder that is named by a folder of the workspace lies there, not at the destination.
    private func isOutsideDestination(_ components: ArraySlice<String>) -> Bool {
        guard let first = components.first else { return false }
        return Bindings.knownFolders.contains { first == "___\($0)___" }
    }

    private func name(_ component: String, of source: RelativePath) throws(TemplateError) -> String {
        var reader = MacroReader(component)
        let macros = TextMacros(in: scope)
        while let finding = reader.next() {
            guard case .macro(let reference) = finding, let option = reference.option, typed.contains(option),
                !pathOptions.contains(option)
            else { continue }
            let value = macros.expansion(of: SourceText(component).string(in: reference.range)).string
            guard !value.contains("/"), value != "..", value != "." else {
                throw TemplateError(
                    Diagnostic(
                        .badOptionValue,
                        "the option `\(option)` names a file or a folder and cannot be `\(value)`",
                        at: DiagnosticLocation(file: bundle.label(of: source)),
                        remedy: "use a name without `/`; `--output` says where the files go"
                    )
                )
            }
        }
        let expansion = macros.expansion(of: component)
        guard expansion.problems.isEmpty else {
            let location = DiagnosticLocation(file: bundle.label(of: source))
            throw TemplateError(expansion.problems.map { $0.diagnostic(at: location, in: "the name of this file") })
        }
        return expansion.string
    }

    private func collisions(_ sources: [RelativePath], _ paths: [RelativePath]) -> [Diagnostic] {
        var errors: [Diagnostic] = []
        var owners: [String: RelativePath] = [:]
        for (source, path) in zip(sources, paths) {
            // Most disks of Macs do not tell upper from lower case.
            if let other = owners.updateValue(source, forKey: path.description.lowercased()) {
                errors.append(collision(source, other, "both become `\(path)`"))
            }
        }
        for (source, path) in zip(sources, paths) {
            var parent = path.parent
            while !parent.isRoot {
                if let other = owners[parent.description.lowercased()] {
                    errors.append(collision(source, other, "need `\(parent)` as a folder and as a file"))
                }
                parent = parent.parent
            }
        }
        return errors
    }

    private func collision(_ source: RelativePath, _ other: RelativePath, _ what: String) -> Diagnostic {
        Diagnostic(
            .templateInvalid,
            "`\(other)` and `\(source)` of the template \(what)",
            at: DiagnosticLocation(file: bundle.label),
            remedy: "use other values of the options, or rename one of the two"
        )
    }

    private func fault(
        _ message: String,
        _ source: RelativePath,
        _ remedy: String,
        id: DiagnosticID = .templateInvalid
    ) -> TemplateError {
        TemplateError(
            Diagnostic(
                id,
                "this file cannot be made: \(message)",
                at: DiagnosticLocation(file: bundle.label(of: source)),
                remedy: remedy
            )
        )
    }
}
