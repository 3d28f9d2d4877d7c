/// What `spmgen show` says of a template: its options and what it makes.
public struct TemplateSummary: Sendable, Encodable, Hashable {
    public struct Option: Sendable, Encodable, Hashable {
        public let identifier: String
        /// As Xcode shows it.
        public let name: String
        public let type: String
        public let description: String?
        public let isRequired: Bool
        /// With macros.
        public let defaultValue: String?
        public let values: [String]
        /// By option, the values that it must have for this one to count.
        public let requiredOptions: [String: [String]]
    }

    public let name: String
    public let category: String
    public let description: String?
    /// The command it serves; nil for one that only `new` runs.
    public let command: String?
    public let version: String?
    public let options: [Option]
    /// The files of the bundle that are made, with each macro as its name in angle brackets.
    public let files: [String]
    /// How many edits of existing files it declares.
    public let edits: Int
    /// The templates that are applied first.
    public let requires: [String]
    /// A JSON Schema of its options: an object with a property for each one that can be given.
    public let schema: OptionSchema

    init(of blueprint: Blueprint) {
        name = blueprint.name
        category = blueprint.bundle.category
        description = blueprint.description
        command = blueprint.scaffold?.command
        version = blueprint.scaffold?.version
        options = blueprint.options.map { option in
            Option(
                identifier: option.identifier,
                name: option.name,
                type: option.kind.rawValue,
                description: option.description,
                isRequired: option.isRequired,
                defaultValue: option.defaultValue,
                values: option.values,
                requiredOptions: option.requiredOptions
            )
        }
        files = blueprint.bundle.files.filter(Payload.isPayload).map { Self.legible($0.description) }
        edits = blueprint.scaffold?.edits.count ?? 0
        requires = blueprint.scaffold?.requires ?? []
        schema = OptionSchema(of: blueprint)
    }

    /// `<feature>View.swift` for `___VARIABLE_feature___View.swift`.
    private static func legible(_ path: String) -> String {
        var reader = MacroReader(path)
        let text = SourceText(path)
        var result = ""
        var copied = 0
        while let finding = reader.next() {
            guard case .macro(let reference) = finding else { continue }
            result += text.string(in: copied..<reference.range.lowerBound)
            result += "<\(reference.option ?? reference.name)>"
            copied = reference.range.upperBound
        }
        return result + text.string(in: copied..<text.bytes.count)
    }
}
