/// What is wrong with a template, said before anyone runs it.
struct TemplateLint {
    private let bundle: TemplateBundle
    /// A team's own macros.
    private let macros: [String: String]

    init(_ bundle: TemplateBundle, macros: [String: String] = [:]) {
        self.bundle = bundle
        self.macros = macros
    }

    /// All findings; errors are what would end a run.
    func diagnostics() -> [Diagnostic] {
        do throws(TemplateError) {
            let blueprint = try Blueprint(bundle)
            let files = try fileFindings(blueprint)
            // A macro that is unknown in a file would be told again by each combination that renders it.
            let trial = files.errors.isEmpty ? TemplateTrial(blueprint, macros: macros).run().diagnostics : []
            return files.errors + trial + unused(blueprint, files.used) + unreachable(blueprint)
                + EditLint(blueprint).diagnostics() + foreignModifiers(blueprint, files.modifiers)
        } catch {
            return error.diagnostics
        }
    }

    private struct FileFindings {
        var errors: [Diagnostic] = []
        /// The options that files use.
        var used: Set<String> = []
        /// The modifiers in contents, with the file.
        var modifiers: [(name: String, file: String)] = []
    }

    /// Reads every file as if it were rendered, those of all branches.
    private func fileFindings(_ blueprint: Blueprint) throws(TemplateError) -> FileFindings {
        var findings = FileFindings()
        let scope = scope(blueprint)
        let conditions = Directives(values: Self.conditionValues(blueprint))
        for path in bundle.files where Payload.isPayload(path) {
            let file = bundle.label(of: path)
            note(path.description, in: nil, &findings)
            let names = TextMacros(in: scope).expansion(of: path.description)
            let place = DiagnosticLocation(file: file)
            findings.errors += names.problems.map { $0.diagnostic(at: place, in: "the name of this file") }
            let bytes = try bundle.contents(of: path)
            guard !bytes.contains(0) else { continue }
            findings.used.formUnion(Directives.names(in: bytes))
            do throws(TemplateError) {
                _ = try conditions.keptRanges(of: bytes, file: file)
            } catch {
                findings.errors += error.diagnostics
                continue
            }
            let text = SourceText(bytes)
            let expansion = TextMacros(in: scope).expansion(of: bytes, ranges: Directives.contents(of: bytes))
            findings.errors += expansion.problems.map { $0.diagnostic(in: text, file: file) }
            note(text.string, in: file, &findings)
        }
        return findings
    }

    private func note(_ text: String, in file: String?, _ findings: inout FileFindings) {
        var reader = MacroReader(text)
        while let finding = reader.next() {
            guard case .macro(let reference) = finding else { continue }
            if let option = reference.option { findings.used.insert(option) }
            guard let file, reference.name != MacroScope.uuid else { continue }
            findings.modifiers += reference.arguments.map { ($0, file) }
        }
    }

    /// A scope that knows all names that a file of the template may use.
    private func scope(_ blueprint: Blueprint) -> MacroScope {
        var scope = MacroScope(uuidSeed: "")
        for option in blueprint.options {
            scope.options[option.identifier] = "x"
            scope.macros[ImportHeader.prefix + option.identifier] = "x"
        }
        for name in macros.keys { scope.macros[name] = "x" }
        for name in StandardMacros.remedies.keys { scope.macros[name] = "x" }
        if blueprint.scaffold != nil { for name in Bindings.knownFolders { scope.macros[name] = "x" } }
        scope.macros[FileHeader.macro] = "x"
        scope.addFileName("x.swift")
        return scope
    }

    private static func conditionValues(_ blueprint: Blueprint) -> [String: String] {
        var values = Bindings.knownFacts.mapValues { _ in "true" }
        for option in blueprint.options { values[option.identifier] = "true" }
        return values
    }

    /// Options that nothing depends on.
    private func unused(_ blueprint: Blueprint, _ inFiles: Set<String>) -> [Diagnostic] {
        var used = inFiles
        for option in blueprint.options {
            used.formUnion(MacroReader.options(in: option.defaultValue ?? ""))
            used.formUnion(option.requiredOptions.keys)
        }
        let isBranching = blueprint.hasBranches
        if let scaffold = blueprint.scaffold {
            used.formUnion(MacroReader.options(in: scaffold.destination ?? ""))
            used.formUnion(scaffold.next.joined().flatMap(MacroReader.options))
            used.formUnion(scaffold.omissions.flatMap(\.condition.names))
            for edit in scaffold.edits {
                used.formUnion(edit.expandable.flatMap(MacroReader.options))
                used.formUnion(edit.when?.names ?? [])
                if let list = edit.forEach { used.insert(list) }
            }
        }
        return blueprint.options.filter { option in
            let isLabel = option.kind == .static && option.defaultValue == nil
            let chooses = isBranching && option.kind.choosesFolder
            return !used.contains(option.identifier) && !isLabel && !chooses
                && option.identifier != TemplateOption.productName
        }
        .map { option in
            suspect(
                "nothing depends on the option `\(option.identifier)`",
                in: bundle.infoLabel,
                remedy: "use it, or take it out"
            )
        }
    }

    /// Folders that no combination of options leads to.
    private func unreachable(_ blueprint: Blueprint) -> [Diagnostic] {
        guard blueprint.hasBranches else { return [] }
        let branches = Branches(of: bundle)
        return branches.names.filter { !branches.isReachable($0, by: blueprint.options, isTyped: true) }.map { name in
            suspect(
                "no combination of options leads to the folder `\(name)`",
                in: bundle.label,
                remedy: "rename it after the values of the options, or take it out"
            )
        }
    }

    /// Modifiers in contents that Xcode does not know, so that an exported bundle could not have them.
    private func foreignModifiers(
        _ blueprint: Blueprint,
        _ modifiers: [(name: String, file: String)]
    ) -> [Diagnostic] {
        var known: Set<String> = []
        return modifiers.filter { name, file in
            MacroModifier(named: name)?.isXcodes == false && known.insert(name + file).inserted
        }
        .map { name, file in
            suspect(
                "Xcode does not know the modifier `\(name)`",
                in: file,
                remedy: "use it in the `Default` of a `static` option, and that option here"
            )
        }
    }

    private func suspect(_ message: String, in file: String, remedy: String) -> Diagnostic {
        Diagnostic(
            .templateSuspect,
            severity: .warning,
            message,
            at: DiagnosticLocation(file: file),
            remedy: remedy
        )
    }
}
