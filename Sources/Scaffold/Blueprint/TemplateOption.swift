/// One entry of a template's `Options`.
struct TemplateOption: Sendable, Hashable {
    /// Xcode's types of options.
    enum Kind: String, Sendable, CaseIterable {
        /// Free text.
        case text
        /// The default, which the caller cannot change; without a default a mere label.
        case `static`
        /// One of the values.
        case popup
        case checkbox
        /// The name of a class; the values are suggestions.
        case `class`
        /// Free text; the values are suggestions.
        case combo

        /// Whether its value is a part of the name of the folder that is rendered.
        var choosesFolder: Bool {
            switch self {
            case .text, .static: false
            case .popup, .checkbox, .class, .combo: true
            }
        }
    }

    /// The option that is the base name of the files.
    static let productName = "productName"

    let identifier: String
    /// What Xcode shows, without its colon; the identifier where there is none.
    let name: String
    let description: String?
    let kind: Kind
    let defaultValue: String?
    let values: [String]
    let isRequired: Bool
    /// The values that other options must have for this one to count.
    let requiredOptions: [String: [String]]
    /// By the name of a class: the end of its subclasses' names.
    let suffixes: [String: String]
    /// Objective-C: the header that is imported for a class which `suffixes` does not know.
    let fallbackHeader: String?

    /// - Throws: `TemplateError` for an entry without an identifier or of an unknown type.
    init(_ entry: TemplateDictionary) throws(TemplateError) {
        identifier = try entry.requiredText("Identifier")
        let type = try entry.text("Type") ?? Kind.text.rawValue
        guard let kind = Kind(rawValue: type.lowercased()) else {
            let types = Kind.allCases.map(\.rawValue)
            throw entry.fault(
                "has the type `\(type)`, which no option can have",
                remedy: NearestName(among: types).to(type).map { "did you mean `\($0)`?" }
                    ?? "use \(types.joined(separator: ", "))"
            )
        }
        self.kind = kind
        let shown = try entry.text("Name").map(Self.withoutColon) ?? ""
        name = shown.isEmpty ? identifier : shown
        description = try entry.text("Description")
        defaultValue = entry["Default"]?.text
        values = try entry.texts("Values")
        isRequired = try entry.flag("Required") ?? false
        requiredOptions = try Self.requiredOptions(of: entry)
        suffixes = entry["Suffixes"]?.dictionary?.compactMapValues(\.text) ?? [:]
        fallbackHeader = entry["FallbackHeader"]?.text
    }

    private static func withoutColon(_ name: String) -> String {
        let trimmed = name.drop { $0 == " " }
        let end = trimmed.lastIndex { $0 != " " && $0 != ":" }
        return end.map { String(trimmed[...$0]) } ?? ""
    }

    private static func requiredOptions(of entry: TemplateDictionary) throws(TemplateError) -> [String: [String]] {
        guard let value = entry["RequiredOptions"] else { return [:] }
        let context = "`RequiredOptions` of \(entry.context)"
        guard let names = value.dictionary else {
            throw entry.fault("has `RequiredOptions` that are no dictionary", remedy: "write a `dict` there")
        }
        let required = try TemplateDictionary(value, context: context, file: entry.file)
        var result: [String: [String]] = [:]
        for name in names.keys { result[name] = try required.texts(name) }
        return result
    }
}
