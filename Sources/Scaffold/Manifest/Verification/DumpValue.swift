/// A part of what `swift package dump-package` prints: a JSON value that can be compared.
indirect enum DumpValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([DumpValue])
    case object([String: DumpValue])

    subscript(key: String) -> DumpValue {
        if case .object(let fields) = self { fields[key] ?? .null } else { .null }
    }

    subscript(index: Int) -> DumpValue { items.indices.contains(index) ? items[index] : .null }

    var items: [DumpValue] {
        if case .array(let items) = self { items } else { [] }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var fields: [String: DumpValue] {
        if case .object(let fields) = self { fields } else { [:] }
    }

    func setting(_ key: String, to value: DumpValue) -> DumpValue {
        guard case .object(var fields) = self else { return self }
        fields[key] = value
        return .object(fields)
    }

    /// The same with the entries of sets in one order: the tools print settings, traits and platforms as they come.
    var canonical: DumpValue {
        switch self {
        case .array(let items):
            return .array(items.map(\.canonical))
        case .object(let fields):
            return .object(
                fields.reduce(into: [:]) { result, field in
                    let value = field.value.canonical
                    result[field.key] = Self.sets.contains(field.key) ? value.sorted : value
                }
            )
        default:
            return self
        }
    }

    private static let sets: Set<String> = ["settings", "traits", "enabledTraits", "platforms", "platformNames"]

    private var sorted: DumpValue {
        guard case .array(let items) = self else { return self }
        return .array(items.sorted { $0.spelling < $1.spelling })
    }

    /// One spelling for equal values.
    var spelling: String {
        switch self {
        case .null: "null"
        case .boolean(let flag): "\(flag)"
        case .number(let number): "\(number)"
        case .string(let text): "\"\(text)\""
        case .array(let items): "[" + items.map(\.spelling).joined(separator: ",") + "]"
        case .object(let fields):
            "{" + fields.sorted { $0.key < $1.key }.map { "\"\($0)\":\($1.spelling)" }.joined(separator: ",") + "}"
        }
    }
}

extension DumpValue: Decodable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let flag = try? container.decode(Bool.self) {
            self = .boolean(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let items = try? container.decode([DumpValue].self) {
            self = .array(items)
        } else {
            self = .object(try container.decode([String: DumpValue].self))
        }
    }
}
