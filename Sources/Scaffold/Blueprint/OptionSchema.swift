/// A JSON Schema (draft 2020-12) of the options that a caller can give a template.
public struct OptionSchema: Sendable, Encodable, Hashable {
    public struct Property: Sendable, Encodable, Hashable {
        public let type: String
        public let title: String
        public let description: String?
        /// The only values; nil where any will do.
        public let values: [String]?
        /// Values to propose, where others will do too.
        public let examples: [String]?

        private enum CodingKeys: String, CodingKey {
            case type
            case title
            case description
            case values = "enum"
            case examples
        }

        /// Leaves out what is not said: in a schema null is no description and no list of values.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(type, forKey: .type)
            try container.encode(title, forKey: .title)
            if let description { try container.encode(description, forKey: .description) }
            if let values { try container.encode(values, forKey: .values) }
            if let examples { try container.encode(examples, forKey: .examples) }
        }
    }

    public let dialect = "https://json-schema.org/draft/2020-12/schema"
    public let type = "object"
    public let title: String
    public let properties: [String: Property]
    public let required: [String]
    public let additionalProperties = false

    private enum CodingKeys: String, CodingKey {
        case dialect = "$schema"
        case type
        case title
        case properties
        case required
        case additionalProperties
    }

    init(of blueprint: Blueprint) {
        title = blueprint.name
        var properties: [String: Property] = [:]
        var required: [String] = []
        for option in blueprint.options where option.kind != .static && properties[option.identifier] == nil {
            // Of two options with one name the values of both may be given.
            let values = blueprint.options.filter { $0.identifier == option.identifier }.flatMap(\.values)
            let isChoice = option.kind == .popup && !values.isEmpty
            let isSuggestion = [.class, .combo].contains(option.kind) && !values.isEmpty
            properties[option.identifier] = Property(
                type: option.kind == .checkbox ? "boolean" : "string",
                title: option.name,
                description: option.description,
                values: isChoice ? values : nil,
                examples: isSuggestion ? values : nil
            )
            let hasDefault = option.defaultValue?.isEmpty == false
            if option.isRequired, !hasDefault { required.append(option.identifier) }
        }
        self.properties = properties
        self.required = required
    }
}
