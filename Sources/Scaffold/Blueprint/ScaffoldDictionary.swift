/// What a template says to `spmgen` alone: the `Scaffold` dictionary of its property list, which Xcode ignores.
struct ScaffoldDictionary: Sendable {
    /// The option that takes a part of what the command is given, and what that part is.
    struct Argument: Sendable, Hashable {
        enum Kind: String, Sendable, CaseIterable {
            case module
            case type
            case caseName
            case path
            case text
        }

        let option: String
        let kind: Kind
    }

    /// Files that are left out where a condition holds.
    struct Omission: Sendable {
        let glob: Glob
        let condition: Condition
    }

    /// The command that the template serves.
    let command: String?
    let version: String?
    /// The folder that the payload goes to, relative to the workspace, with macros.
    let destination: String?
    let arguments: [Argument]
    let omissions: [Omission]
    /// Templates that are needed first, by category and name.
    let requires: [String]
    /// The declarations that show that this template was applied.
    let provides: [String]
    let edits: [EditTemplate]
    /// By option: the names that it cannot take, in lower case, and why.
    let reserved: [String: [String: String]]
    /// The systems that what it makes runs on, each with the lowest version.
    let platforms: [PlatformRequirement.Minimum]?
    /// The commands to run next, with macros; a word that begins with `./` is a path in the workspace.
    let next: [[String]]
    /// Of a template for `init`: how the features of such a workspace are laid out.
    let layout: FeatureLayout

    static let keys = [
        "Command", "Version", "Destination", "Arguments", "Omit", "Requires", "Provides", "Edits", "Reserved",
        "Platforms", "Next", "Architecture",
    ]

    /// - Throws: `TemplateError` for unknown keys, kinds and values.
    init(_ dictionary: TemplateDictionary) throws(TemplateError) {
        try dictionary.allow(only: Self.keys)
        command = try dictionary.text("Command")
        version = try dictionary.text("Version")
        destination = try dictionary.text("Destination")
        requires = try dictionary.texts("Requires")
        provides = try dictionary.texts("Provides")
        arguments = try Self.arguments(of: dictionary)
        omissions = try Self.omissions(of: dictionary)
        edits = try Self.edits(of: dictionary)
        reserved = try Self.reserved(of: dictionary, for: arguments)
        platforms = try Self.platforms(of: dictionary)
        next = try Self.next(of: dictionary)
        layout = try FeatureLayout(of: dictionary)
    }

    /// Why an option cannot have a value, in any case; nil if it can.
    func reason(against value: String, for option: String) -> String? {
        reserved[option]?[value.lowercased()]
    }

    private static func arguments(of dictionary: TemplateDictionary) throws(TemplateError) -> [Argument] {
        var arguments: [Argument] = []
        for entry in try dictionary.dictionaries("Arguments") {
            try entry.allow(only: ["Option", "Kind"])
            let word = try entry.text("Kind") ?? Argument.Kind.text.rawValue
            guard let kind = Argument.Kind(rawValue: word) else {
                let kinds = Argument.Kind.allCases.map(\.rawValue).joined(separator: ", ")
                throw entry.fault("has the unknown Kind `\(word)`", remedy: "use one of \(kinds)")
            }
            arguments.append(Argument(option: try entry.requiredText("Option"), kind: kind))
        }
        return arguments
    }

    private static func omissions(of dictionary: TemplateDictionary) throws(TemplateError) -> [Omission] {
        guard let value = dictionary["Omit"] else { return [] }
        guard let patterns = value.dictionary else {
            throw dictionary.fault(
                "has an `Omit` that is no dictionary", remedy: "write a `dict` of glob and condition")
        }
        var omissions: [Omission] = []
        for (pattern, value) in patterns.sorted(by: { $0.key < $1.key }) {
            guard let text = value.text else {
                throw dictionary.fault("has no condition for `\(pattern)` in `Omit`", remedy: "write one as a string")
            }
            let condition = try dictionary.condition(text: text, of: "Omit/\(pattern)")
            omissions.append(Omission(glob: Glob(pattern), condition: condition))
        }
        return omissions
    }

    private static func edits(of dictionary: TemplateDictionary) throws(TemplateError) -> [EditTemplate] {
        var edits: [EditTemplate] = []
        for entry in try dictionary.dictionaries("Edits") {
            edits.append(try EditTemplate(entry))
        }
        let ids = edits.compactMap(\.id)
        if let double = ids.first(where: { id in ids.count { $0 == id } > 1 }) {
            throw dictionary.fault("has two edits with the Id `\(double)`", remedy: "rename one of them")
        }
        for edit in edits {
            guard let id = edit.with, !ids.contains(id) else { continue }
            throw dictionary.fault(
                "has in \(edit.origin.entry) a `With` that names no other edit: `\(id)`",
                remedy: NearestName(among: ids).to(id).map { "did you mean `\($0)`?" } ?? "give that edit this `Id`"
            )
        }
        return edits
    }

    /// A list of names goes for all options that arguments fill; a dictionary names the option, and may say why.
    private static func reserved(
        of dictionary: TemplateDictionary,
        for arguments: [Argument]
    ) throws(TemplateError) -> [String: [String: String]] {
        guard let value = dictionary["Reserved"] else { return [:] }
        guard let options = value.dictionary else {
            let names = try dictionary.texts("Reserved")
            let reasons = reasons(for: names)
            return Dictionary(arguments.map { ($0.option, reasons) }) { first, _ in first }
        }
        let entry = TemplateDictionary(options, context: "`Reserved`", file: dictionary.file)
        var result: [String: [String: String]] = [:]
        for (option, names) in options {
            if let reasons = names.dictionary {
                let pairs = reasons.map { ($0.key.lowercased(), $0.value.text ?? standardReason) }
                result[option] = Dictionary(pairs) { first, _ in first }
            } else {
                result[option] = reasons(for: try entry.texts(option))
            }
        }
        return result
    }

    private static let standardReason = "the template reserves it"

    private static func reasons(for names: [String]) -> [String: String] {
        Dictionary(names.map { ($0.lowercased(), standardReason) }) { first, _ in first }
    }
}
