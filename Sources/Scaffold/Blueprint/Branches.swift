/// The folders of a bundle of which one is rendered, by the values of its options.
struct Branches: Sendable {
    /// The folders in the bundle's root that can be branches, sorted: one that is named by a macro is none, as options
    /// choose a folder by the name that it has in the bundle.
    let names: [String]
    /// Whether there are others.
    private let hasOthers: Bool
    private let label: String

    private static let fallback = "Default"

    init(of bundle: TemplateBundle) {
        let folders = Set(bundle.files.filter { $0.components.count > 1 }.map { $0.components[0] })
        names = folders.filter { !Self.isNamedByMacro($0) }.sorted()
        hasOthers = names.count < folders.count
        label = bundle.label
    }

    private static func isNamedByMacro(_ name: String) -> Bool {
        var reader = MacroReader(name)
        while let finding = reader.next() {
            if case .macro = finding { return true }
        }
        return false
    }

    /// Whether some combination of values leads to each of the folders, so that they are branches and no plain payload.
    func areNamed(by options: [TemplateOption]) -> Bool {
        !hasOthers && names.allSatisfy { isReachable($0, by: options) }
    }

    /// Whether some combination of values, or superclasses of them, leads to a folder.
    ///
    /// - Parameter isTyped: whether a class or a free text may also be one that the template does not propose.
    func isReachable(_ name: String, by options: [TemplateOption], isTyped: Bool = false) -> Bool {
        let parts = options.filter(\.kind.choosesFolder)
        if name.lowercased() == Self.fallback.lowercased() { return true }
        // The parts of the name that are not explained yet.
        var rests: Set<String> = [name.lowercased()]
        for option in parts {
            if isTyped, option.kind == .class || option.kind == .combo {
                rests = Set(rests.flatMap { rest in rest.indices.map { String(rest[$0...]) } + [""] })
                continue
            }
            var values = option.kind == .checkbox ? ["", option.identifier] : option.values
            if !option.requiredOptions.isEmpty { values.append("") }
            if option.kind == .class { values += values.flatMap(ClassHierarchy.superclasses) }
            if let value = option.defaultValue, option.kind != .checkbox { values.append(value) }
            rests = Set(
                rests.flatMap { rest in
                    values.map { $0.lowercased() }.filter { rest.hasPrefix($0) }
                        .map { String(rest.dropFirst($0.count)) }
                }
            )
        }
        return rests.contains("")
    }

    /// The folder for the options' values.
    ///
    /// - Throws: `TemplateError` where there is none.
    func folder(for options: [TemplateOption], resolved: ResolvedOptions) throws(TemplateError) -> RelativePath {
        let expected = resolved.folderParts.joined()
        if expected.isEmpty {
            if let folder = existing(Self.fallback) { return folder }
            throw missing(Self.fallback)
        }
        for name in candidates(options, resolved) {
            if let folder = existing(name) { return folder }
        }
        // The values of a class are without end, so a template may have a folder for all others.
        if options.contains(where: { $0.kind == .class }), let folder = existing(Self.fallback) { return folder }
        throw missing(expected)
    }

    /// The names to try: the value of a class may be replaced by those of its superclasses, then by the default.
    private func candidates(_ options: [TemplateOption], _ resolved: ResolvedOptions) -> [String] {
        var candidates = [""]
        var parts = resolved.folderParts[...]
        for option in options where option.kind.choosesFolder && !resolved.disabled.contains(option.identifier) {
            let value = resolved.values[option.identifier] ?? ""
            let counts = option.kind != .checkbox || value == "true"
            guard counts, let part = parts.popFirst() else { continue }
            var alternatives = [part]
            if option.kind == .class {
                alternatives += ClassHierarchy.superclasses(of: part) + [option.defaultValue].compactMap { $0 }
            }
            candidates = candidates.flatMap { start in alternatives.map { start + $0 } }
            // Two or three options of classes make a hundred names; more are nobody's template.
            if candidates.count > 1000 { candidates = Array(candidates.prefix(1000)) }
        }
        return candidates
    }

    private func existing(_ name: String) -> RelativePath? {
        let found = names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
        return found.flatMap { try? RelativePath($0) }
    }

    private func missing(_ name: String) -> TemplateError {
        let list = names.map { "`\($0)`" }.joined(separator: ", ")
        return .invalid(
            "for these options the template has no folder `\(name)`; it has \(list)",
            in: label,
            remedy: "choose other values of its options, or add the folder"
        )
    }
}
