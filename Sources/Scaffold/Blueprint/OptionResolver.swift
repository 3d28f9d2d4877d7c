/// Finds the value of each option: what is bound, what the caller typed, or the default, which may name other options.
struct OptionResolver {
    private let options: [TemplateOption]
    private let bindings: Bindings
    /// By identifier.
    private let typed: [String: String]
    private let macros: MacroScope
    private let completionName: String?
    private let label: String
    private var result = ResolvedOptions()
    /// The identifiers on the way to the value that is looked for.
    private var path: [String] = []

    private static let depthLimit = 100

    /// - Parameters:
    ///   - macros: what defaults may use besides other options and the base name.
    ///   - completionName: the base name where the caller gives none and no option is it.
    ///   - label: how messages name the template's property list.
    init(
        _ options: [TemplateOption],
        bindings: Bindings,
        macros: MacroScope,
        completionName: String?,
        label: String
    ) throws(TemplateError) {
        self.options = options
        self.completionName = completionName
        self.bindings = bindings
        self.macros = macros
        self.label = label
        typed = try Self.typedValues(options, bindings)
    }

    /// The values of all options.
    ///
    /// - Throws: `TemplateError` for defaults in a circle, values that an option cannot have, and required ones without
    ///   a value, all of them at once.
    mutating func resolve() throws(TemplateError) -> ResolvedOptions {
        for option in options { _ = try value(of: option.identifier) }
        var missing: [Diagnostic] = []
        for option in options where try isEnabled(option) {
            let value = result.values[option.identifier] ?? ""
            if option.isRequired, option.kind != .static, value.allSatisfy(\.isWhitespace) {
                missing.append(Self.missing(option))
            }
            if let part = folderPart(option, value) { result.folderParts.append(part) }
        }
        guard missing.isEmpty else { throw TemplateError(missing) }
        result.baseName = try baseName()
        return result
    }

    /// The base name of the files: what the caller gave, else the option that is it, else the template's proposal.
    private mutating func baseName() throws(TemplateError) -> String? {
        if let name = bindings.name { return name }
        let isOption = options.contains { $0.identifier == TemplateOption.productName }
        if isOption, !path.contains(TemplateOption.productName) {
            let name = try value(of: TemplateOption.productName)
            if !name.isEmpty { return name }
        }
        return completionName
    }

    private func folderPart(_ option: TemplateOption, _ value: String) -> String? {
        guard option.kind.choosesFolder else { return nil }
        guard option.kind == .checkbox else { return value }
        return value == "true" ? option.identifier : nil
    }

    private mutating func value(of identifier: String) throws(TemplateError) -> String {
        if let known = result.values[identifier] { return known }
        guard !path.contains(identifier) else {
            let circle = (path.drop { $0 != identifier } + [identifier]).joined(separator: " → ")
            throw .invalid(
                "the options \(circle) are made from each other",
                in: label,
                remedy: "give one of them a `Default` without the others"
            )
        }
        guard path.count < Self.depthLimit else {
            throw .invalid(
                "the options are made from each other more than \(Self.depthLimit) deep",
                in: label,
                remedy: "give `\(identifier)` a simpler `Default`"
            )
        }
        path.append(identifier)
        let option = try effectiveOption(identifier)
        let value = try newValue(of: option)
        path.removeLast()
        result.values[identifier] = value
        return value
    }

    /// The first option of that name that counts; where none does, the first.
    private mutating func effectiveOption(_ identifier: String) throws(TemplateError) -> TemplateOption {
        let candidates = options.filter { $0.identifier == identifier }
        for option in candidates where try isEnabled(option) { return option }
        result.disabled.insert(identifier)
        guard let first = candidates.first else {
            throw .invalid("there is no option `\(identifier)`", in: label, remedy: "declare it under `Options`")
        }
        return first
    }

    private mutating func isEnabled(_ option: TemplateOption) throws(TemplateError) -> Bool {
        for (identifier, allowed) in option.requiredOptions.sorted(by: { $0.key < $1.key }) {
            // Some templates ask for an option that they do not have, or, of doubles, for themselves.
            guard identifier != option.identifier, options.contains(where: { $0.identifier == identifier }) else {
                continue
            }
            let value = try value(of: identifier)
            let counted = BooleanText(result.disabled.contains(identifier) ? "false" : value)
            if !allowed.contains(where: { BooleanText($0) == counted }) { return false }
        }
        return true
    }

    private mutating func newValue(of option: TemplateOption) throws(TemplateError) -> String {
        if let value = bindings.overrides[option.identifier] { return value }
        if let values = bindings.lists[option.identifier] { return values.joined(separator: ", ") }
        if let value = typed[option.identifier] { return try checked(value, for: option) }
        let value = try expanded(option.defaultValue ?? "", for: option, "the default")
        switch option.kind {
        case .checkbox: return BooleanText.value(of: value).map(String.init) ?? "false"
        case .popup where !option.values.isEmpty && !option.values.contains(value):
            if option.defaultValue != nil { result.warnings.append(Self.strangeDefault(option, label)) }
            return option.values[0]
        default: return value
        }
    }

    private mutating func checked(_ value: String, for option: TemplateOption) throws(TemplateError) -> String {
        func refuse(_ message: String, _ remedy: String) -> TemplateError {
            TemplateError(Diagnostic(.badOptionValue, message, remedy: remedy))
        }
        switch option.kind {
        case .text, .class, .combo:
            result.typed.insert(option.identifier)
            return try expanded(value, for: option, "the value")
        case .static:
            throw refuse(
                "the option `\(option.identifier)` is made from others and cannot be set",
                "leave it out"
            )
        case .popup:
            guard !option.values.contains(value) else { return value }
            let nearest = NearestName(among: option.values).to(value).map { "did you mean `\($0)`?" }
            throw refuse(
                "the option `\(option.identifier)` cannot be `\(value)`",
                nearest ?? "use one of \(option.values.map { "`\($0)`" }.joined(separator: ", "))"
            )
        case .checkbox:
            guard let flag = BooleanText.value(of: value) else {
                throw refuse("the option `\(option.identifier)` cannot be `\(value)`", "use `true` or `false`")
            }
            return String(flag)
        }
    }

    /// A default or a typed value with its macros replaced.
    private mutating func expanded(
        _ text: String,
        for option: TemplateOption,
        _ what: String
    ) throws(TemplateError) -> String {
        guard text.contains("___") else { return text }
        var scope = macros
        if text.contains("___FILE") { scope.addBaseName(try baseName()) }
        for name in MacroReader.options(in: text) where options.contains(where: { $0.identifier == name }) {
            scope.options[name] = try value(of: name)
            if result.typed.contains(name) { result.typed.insert(option.identifier) }
        }
        let expansion = TextMacros(in: scope).expansion(of: text)
        var errors: [Diagnostic] = []
        for problem in expansion.problems {
            let isForgiven = bindings.isLenient && problem.isForgivable
            let diagnostic = problem.diagnostic(
                at: DiagnosticLocation(file: label),
                in: "\(what) of the option `\(option.identifier)`",
                severity: isForgiven ? .warning : .error
            )
            if isForgiven { result.warnings.append(diagnostic) } else { errors.append(diagnostic) }
        }
        guard errors.isEmpty else { throw TemplateError(errors) }
        return expansion.string
    }
}

extension OptionResolver {
    /// What the caller typed, by identifier.
    private static func typedValues(
        _ options: [TemplateOption],
        _ bindings: Bindings
    ) throws(TemplateError) -> [String: String] {
        var typed: [String: String] = [:]
        for (key, value) in bindings.options.sorted(by: { $0.key < $1.key }) {
            let option =
                options.first { $0.identifier == key }
                ?? options.first { shown($0.name) == shown(key) }
            guard let option else { throw unknown(key, options) }
            guard value.utf8.count <= TextMacros.valueLimit else {
                throw TemplateError(
                    Diagnostic(.badOptionValue, "the value of the option `\(key)` is too long", remedy: "shorten it")
                )
            }
            if let other = typed[option.identifier], other != value {
                throw TemplateError(
                    Diagnostic(
                        .badOptionValue,
                        "the option `\(option.identifier)` is set twice, to different values",
                        remedy: "keep one `--set \(quoted(option.identifier))=<value>`"
                    )
                )
            }
            typed[option.identifier] = value
        }
        let takesName = options.contains { $0.identifier == TemplateOption.productName && $0.kind != .static }
        if takesName, let name = bindings.name, typed[TemplateOption.productName] == nil {
            typed[TemplateOption.productName] = name
        }
        return typed
    }

    /// A name as Xcode's panel has it, in any case, with or without its colon.
    private static func shown(_ name: String) -> String {
        String((name.hasSuffix(":") ? name.dropLast() : name[...]).lowercased())
    }

    private static func unknown(_ key: String, _ options: [TemplateOption]) -> TemplateError {
        let settable = options.filter { $0.kind != .static }
        let names = settable.map(\.identifier) + settable.map(\.name)
        let list = settable.map { "`\($0.identifier)`" }.joined(separator: ", ")
        let fallback = settable.isEmpty ? "leave it out, the template has none" : "use one of \(list)"
        return TemplateError(
            Diagnostic(
                .badOptionValue,
                "the template has no option `\(key)`",
                remedy: NearestName(among: names).to(key).map { "did you mean `\($0)`?" } ?? fallback
            )
        )
    }

    private static func missing(_ option: TemplateOption) -> Diagnostic {
        let description = option.description.map { ": \($0)" } ?? ""
        let shown = option.name == option.identifier ? "" : " (\(option.name))"
        return Diagnostic(
            .missingArgument,
            "the option `\(option.identifier)`\(shown) needs a value\(description)",
            remedy: "give it with `--set \(quoted(option.identifier))=<value>`"
        )
    }

    private static func quoted(_ identifier: String) -> String {
        identifier.contains(" ") ? "'\(identifier)'" : identifier
    }

    private static func strangeDefault(_ option: TemplateOption, _ label: String) -> Diagnostic {
        Diagnostic(
            .templateSuspect,
            severity: .warning,
            "the option `\(option.identifier)` has a default that is none of its values",
            at: DiagnosticLocation(file: label),
            remedy: "give it one of \(option.values.map { "`\($0)`" }.joined(separator: ", "))"
        )
    }
}
