/// Makes the files and the property list of an exported bundle.
struct TemplateExporter {
    let blueprint: Blueprint
    /// What conditions ask for, by the defaults.
    private let values: [String: String]
    /// What `spmgen` alone knows, by name: folders of the workspace, and options that Xcode gets no more.
    let replaced: MacroScope
    /// The folder that the payload is put into, so that what Xcode makes lies together; with macros.
    private let wrapper: String

    init(_ blueprint: Blueprint) throws(TemplateError) {
        self.blueprint = blueprint
        let isPlain = blueprint.scaffold != nil && !blueprint.hasBranches
        var values = Bindings.knownFacts.mapValues { $0 ? "true" : "false" }
        var replaced = MacroScope()
        for option in blueprint.options {
            let value = Self.exportedDefault(of: option)
            values[option.identifier] = value
            // In Xcode such an option would choose a folder.
            if isPlain, option.kind.choosesFolder { replaced.options[option.identifier] = value }
        }
        for (name, folder) in Bindings.usualFolders { replaced.macros[name] = folder.description }
        let destination = blueprint.scaffold?.destination ?? ""
        wrapper = PathText(destination).lastComponent
        let place = TextMacros(in: replaced).expansion(of: destination)
        if destination.contains("___VARIABLE_") { replaced.literals["FEATURE_ROOT"] = place.string }
        self.values = values
        self.replaced = replaced
    }

    /// A checkbox without a default is off, a popup without one has its first value.
    private static func exportedDefault(of option: TemplateOption) -> String {
        switch option.kind {
        case .checkbox: BooleanText.value(of: option.defaultValue ?? "").map(String.init) ?? "false"
        case .popup: option.defaultValue ?? option.values.first ?? ""
        default: option.defaultValue ?? ""
        }
    }

    /// The payload, without what the defaults leave out and what lies elsewhere in a workspace.
    func files() throws(TemplateError) -> [RelativePath: [UInt8]] {
        var files: [RelativePath: [UInt8]] = [:]
        for path in blueprint.bundle.files where path.description != TemplateBundle.infoFile {
            if try isLeftOut(path) || isElsewhere(path) { continue }
            let name = try exported(path)
            files[name] = try contents(of: path)
        }
        return files
    }

    private func isLeftOut(_ path: RelativePath) throws(TemplateError) -> Bool {
        for omission in blueprint.scaffold?.omissions ?? [] where omission.glob.matches(path) {
            do {
                if try omission.condition.holds(in: values) { return true }
            } catch {
                let location = DiagnosticLocation(file: blueprint.bundle.infoLabel)
                throw TemplateError(error.diagnostic(at: location, in: "`\(omission.glob.pattern)` of `Omit`"))
            }
        }
        return false
    }

    func isElsewhere(_ path: RelativePath) -> Bool {
        Bindings.knownFolders.contains { path.components.first == "___\($0)___" }
    }

    private func exported(_ path: RelativePath) throws(TemplateError) -> RelativePath {
        let expansion = expanding(path.description)
        let isWrapped = !wrapper.isEmpty && wrapper != "." && !isFolderMacro(wrapper)
        let wrapped = isWrapped ? "\(wrapper)/\(expansion)" : expansion
        return try Self.path(wrapped, in: blueprint.bundle)
    }

    private func isFolderMacro(_ name: String) -> Bool {
        Bindings.knownFolders.contains { name == "___\($0)___" }
    }

    static func path(_ path: String, in bundle: TemplateBundle) throws(TemplateError) -> RelativePath {
        do {
            return try RelativePath(collapsing: path)
        } catch {
            throw TemplateError(error.diagnostics)
        }
    }

    private func contents(of path: RelativePath) throws(TemplateError) -> [UInt8] {
        let bytes = try blueprint.bundle.contents(of: path)
        guard !bytes.contains(0) else { return bytes }
        let file = blueprint.bundle.label(of: path)
        let ranges = try Directives(values: values).keptRanges(of: bytes, file: file)
        let plain = TextMacros(in: replaced).expansion(of: bytes, ranges: ranges).bytes
        var reader = MacroReader(plain)
        while let finding = reader.next() {
            guard case .macro(let reference) = finding,
                let modifier = reference.arguments.first(where: { MacroModifier(named: $0)?.isXcodes == false })
            else { continue }
            throw .invalid(
                "Xcode does not know the modifier `\(modifier)` of `___\(reference.name)___`",
                in: file,
                remedy: "use it in the `Default` of a `static` option, and that option here"
            )
        }
        return plain
    }

    /// Replaces only what Xcode cannot.
    func expanding(_ text: String) -> String {
        TextMacros(in: replaced).expansion(of: text).string
    }
}
