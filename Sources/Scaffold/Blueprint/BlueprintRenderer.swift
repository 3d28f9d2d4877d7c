/// Renders one blueprint with one set of bindings.
struct BlueprintRenderer {
    private let blueprint: Blueprint
    private let bindings: Bindings
    private let resolved: ResolvedOptions
    /// For paths and edits; contents have their own file's name in addition.
    private let scope: MacroScope
    /// What conditions ask for.
    private let values: [String: String]
    /// The folder that the payload goes to.
    let destination: RelativePath

    /// After so many errors the other files are not looked at.
    private static let errorLimit = 1000

    /// - Throws: `TemplateError` for options without a valid value, and for a destination outside the workspace.
    init(_ blueprint: Blueprint, _ bindings: Bindings) throws(TemplateError) {
        var bindings = Self.separated(bindings, from: blueprint.options)
        bindings.name = bindings.name.map { blueprint.bundle.withoutExtension($0) }
        var scope = Self.scope(blueprint, bindings)
        try Self.checkName(bindings.name)
        var resolver = try OptionResolver(
            blueprint.options,
            bindings: bindings,
            macros: scope,
            completionName: blueprint.completionName,
            label: blueprint.bundle.infoLabel
        )
        let resolved = try resolver.resolve()
        if resolved.typed.contains(TemplateOption.productName) { try Self.checkName(resolved.baseName) }
        scope.options = resolved.values
        scope.addBaseName(resolved.baseName)
        for option in blueprint.options where option.kind == .class {
            scope.macros[ImportHeader.prefix + option.identifier] =
                ImportHeader(of: option, value: resolved.values[option.identifier] ?? "").line
        }
        let destination = try Self.destination(of: blueprint, bindings, scope)
        scope.uuidSeed = Self.seed(blueprint, bindings, destination)
        let lists = bindings.lists.mapValues { $0.joined(separator: ", ") }
        let facts = Bindings.knownFacts.merging(bindings.facts) { $1 }.mapValues { $0 ? "true" : "false" }
        values = facts.merging(lists) { $1 }.merging(resolved.conditionValues) { $1 }
        self.blueprint = blueprint
        self.bindings = bindings
        self.resolved = resolved
        self.destination = destination
        self.scope = scope
    }

    /// Tells the macros that a caller sets, such as `PROJECTNAME`, from options.
    private static func separated(_ bindings: Bindings, from options: [TemplateOption]) -> Bindings {
        var bindings = bindings
        let names = Set(options.flatMap { [$0.identifier, $0.name] })
        for (name, value) in bindings.options where !names.contains(name) && StandardMacros.remedies[name] != nil {
            bindings.options[name] = nil
            bindings.macros[name] = value
        }
        return bindings
    }

    /// What is known before the options are.
    private static func scope(_ blueprint: Blueprint, _ bindings: Bindings) -> MacroScope {
        var scope = MacroScope()
        scope.unbound = StandardMacros.remedies
        for name in Bindings.knownFolders { scope.unbound[name] = "run the template in a workspace" }
        scope.macros = bindings.folders.mapValues(\.description).merging(bindings.macros) { _, bound in bound }
        scope.macros[FileHeader.macro] = bindings.macros[FileHeader.macro] ?? ""
        scope.uuidSeed = seed(blueprint, bindings, bindings.destination)
        return scope
    }

    /// What identifiers are made from: the template, what it is asked for, and where the files go.
    private static func seed(_ blueprint: Blueprint, _ bindings: Bindings, _ destination: RelativePath) -> String {
        let typed = blueprint.options.filter { $0.kind == .text }.map { option in
            bindings.overrides[option.identifier] ?? bindings.options[option.identifier] ?? ""
        }
        let place = bindings.place ?? destination.description
        let parts = [blueprint.bundle.category, blueprint.name, place] + typed
        return parts.joined(separator: "\u{0}")
    }

    private static func checkName(_ name: String?) throws(TemplateError) {
        guard let name, name.isEmpty || name.contains("/") || name.allSatisfy({ $0 == "." }) else { return }
        throw TemplateError(
            Diagnostic(
                .badOptionValue,
                "`\(name)` cannot be the base name of files",
                remedy: "use a name without `/`; `--output` says where the files go"
            )
        )
    }

    private static func destination(
        of blueprint: Blueprint,
        _ bindings: Bindings,
        _ scope: MacroScope
    ) throws(TemplateError) -> RelativePath {
        guard let text = blueprint.scaffold?.destination else { return bindings.destination }
        let expansion = TextMacros(in: scope).expansion(of: text)
        let location = DiagnosticLocation(file: blueprint.bundle.infoLabel)
        guard expansion.problems.isEmpty else {
            throw TemplateError(expansion.problems.map { $0.diagnostic(at: location, in: "`Destination`") })
        }
        do {
            return try RelativePath(collapsing: expansion.string)
        } catch {
            throw TemplateError(
                Diagnostic(
                    .escapesWorkspace,
                    "`Destination` is `\(expansion.string)`, which leads out of the workspace",
                    at: location,
                    remedy: "name a folder of the workspace, without `..`"
                )
            )
        }
    }

    func render() throws(TemplateError) -> Rendering {
        let payload = try Payload(of: blueprint, resolved: resolved)
        var warnings = resolved.warnings + payload.warnings
        var errors: [Diagnostic] = []
        let sources = try kept(payload.files)
        let outputs = OutputPaths(
            scope: scope,
            typed: resolved.typed,
            pathOptions: Set(blueprint.scaffold?.arguments.filter { $0.kind == .path }.map(\.option) ?? []),
            destination: destination,
            bundle: blueprint.bundle
        )
        let paths = try outputs.paths(of: sources, in: payload.folder)
        var files: [RenderedFile] = []
        for (source, path) in zip(sources, paths) where errors.count < Self.errorLimit {
            do throws(TemplateError) {
                let contents = try contents(of: source, for: path, &warnings)
                let isExecutable = contents.starts(with: "#!".utf8)
                files.append(
                    RenderedFile(path: path, contents: contents, isExecutable: isExecutable, template: "\(source)"))
            } catch {
                errors += error.diagnostics
            }
        }
        guard errors.isEmpty else { throw TemplateError(errors) }
        let edits = try edits()
        return Rendering(
            files: files.sorted { $0.path < $1.path },
            edits: edits,
            next: try next(),
            warnings: warnings
        )
    }

    /// Without the files that `Omit` leaves out.
    private func kept(_ files: [RelativePath]) throws(TemplateError) -> [RelativePath] {
        var globs: [Glob] = []
        for omission in blueprint.scaffold?.omissions ?? []
        where try holds(omission.condition, in: "`\(omission.glob.pattern)` of `Omit`") {
            globs.append(omission.glob)
        }
        return files.filter { file in !globs.contains { $0.matches(file) } }
    }

    private func contents(
        of source: RelativePath,
        for path: RelativePath,
        _ warnings: inout [Diagnostic]
    ) throws(TemplateError) -> [UInt8] {
        let bytes = try blueprint.bundle.contents(of: source)
        // A byte of zero is in no text of a template, and in every image.
        if bytes.contains(0) { return bytes }
        let label = blueprint.bundle.label(of: source)
        let ranges = try Directives(values: values).keptRanges(of: bytes, file: label)
        var scope = scope
        scope.addFileName(path.name)
        var expansion = expansion(of: bytes, ranges, TextMacros(in: scope))
        expansion.add(DoubledSuffix(of: source.name)?.problems(in: bytes) ?? [])
        guard !expansion.problems.isEmpty else { return expansion.bytes }
        let text = SourceText(bytes)
        let forgiven = expansion.problems.filter { bindings.isLenient && $0.isForgivable }
        warnings += forgiven.map { $0.diagnostic(in: text, file: label, severity: .warning) }
        let errors = expansion.problems.filter { !(bindings.isLenient && $0.isForgivable) }
        guard errors.isEmpty else { throw TemplateError(errors.map { $0.diagnostic(in: text, file: label) }) }
        return expansion.bytes
    }

    private func expansion(of bytes: [UInt8], _ ranges: [TextRange], _ macros: TextMacros) -> MacroExpansion {
        var result = MacroExpansion()
        var isHeaderGone = false
        for piece in FileHeader.pieces(of: bytes, ranges: ranges) {
            switch piece {
            case .source(let range):
                let isTop = isHeaderGone && (result.bytes.isEmpty || result.bytes == FileHeader.byteOrderMark)
                let part = macros.expansion(
                    of: bytes,
                    ranges: [isTop ? FileHeader.withoutBlankLines(range, of: bytes) : range]
                )
                result.bytes += part.bytes
                result.add(part.problems)
            case .header(let range, let lineEnding):
                let header = macros.expansion(of: "___\(FileHeader.macro)___")
                let lines = FileHeader.lines(of: header.string).map { $0 + lineEnding }
                isHeaderGone = lines.isEmpty
                result.bytes += lines.joined().utf8
                result.add(header.problems.map { MacroProblem($0.reason, at: range) })
            }
        }
        return result
    }

    /// The edits whose conditions hold, once a value of their list, without those that stand and fall with another.
    private func edits() throws(TemplateError) -> [DeclaredEdit] {
        var edits: [DeclaredEdit] = []
        for template in blueprint.scaffold?.edits ?? [] {
            if let when = template.when, try !holds(when, in: "`When` of \(template.origin.entry)") { continue }
            guard let list = template.forEach else {
                edits.append(try edit(template, scope))
                continue
            }
            for value in elements(of: list) {
                var scope = scope
                scope.options[list] = value
                edits.append(try edit(template, scope))
            }
        }
        while true {
            let ids = Set(edits.compactMap(\.id))
            let supported = edits.filter { $0.with.map(ids.contains) ?? true }
            if supported.count == edits.count { return edits }
            edits = supported
        }
    }

    private func next() throws(TemplateError) -> [[String]] {
        var commands: [[String]] = []
        for command in blueprint.scaffold?.next ?? [] {
            var words: [String] = []
            for word in command { words.append(try expanded(word, scope, "`Next`")) }
            commands.append(words)
        }
        return commands
    }

    private func elements(of list: String) -> [String] {
        if let values = bindings.lists[list] { return values }
        return (resolved.values[list] ?? "").split { $0 == "," || $0 == " " }.map(String.init)
    }

    private func edit(_ template: EditTemplate, _ scope: MacroScope) throws(TemplateError) -> DeclaredEdit {
        try template.rendered { text, context throws(TemplateError) in try expanded(text, scope, context) }
    }

    private func expanded(
        _ text: String,
        _ scope: MacroScope,
        _ context: String
    ) throws(TemplateError) -> String {
        let expansion = TextMacros(in: scope).expansion(of: text)
        guard expansion.problems.isEmpty else {
            let location = DiagnosticLocation(file: blueprint.bundle.infoLabel)
            throw TemplateError(expansion.problems.map { $0.diagnostic(at: location, in: context) })
        }
        return expansion.string
    }

    private func holds(_ condition: Condition, in context: String) throws(TemplateError) -> Bool {
        do {
            return try condition.holds(in: values)
        } catch {
            let location = DiagnosticLocation(file: blueprint.bundle.infoLabel)
            throw TemplateError(error.diagnostic(at: location, in: context))
        }
    }
}
