import Foundation

/// A JSON document as a value, so that what two tools say can be compared.
indirect enum JSONValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(parsing data: Data) throws {
        self.init(try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
    }

    private init(_ any: Any) {
        switch any {
        case let text as String: self = .string(text)
        case let list as [Any]: self = .array(list.map(JSONValue.init))
        case let fields as [String: Any]: self = .object(fields.mapValues(JSONValue.init))
        case let number as NSNumber:
            self = CFBoolean.isBoolean(number) ? .bool(number.boolValue) : .number(number.doubleValue)
        default: self = .null
        }
    }

    subscript(key: String) -> JSONValue {
        if case .object(let fields) = self { fields[key] ?? .null } else { .null }
    }

    subscript(index: Int) -> JSONValue {
        array.indices.contains(index) ? array[index] : .null
    }

    var array: [JSONValue] {
        if case .array(let items) = self { items } else { [] }
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// A spelling that is equal for equal values, to sort by.
    var canonical: String {
        switch self {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string(let text): "\"\(text)\""
        case .array(let items): "[" + items.map(\.canonical).joined(separator: ",") + "]"
        case .object(let fields):
            "{" + fields.sorted { $0.key < $1.key }.map { "\($0):\($1.canonical)" }.joined(separator: ",") + "}"
        }
    }
}

private enum CFBoolean {
    static func isBoolean(_ number: NSNumber) -> Bool {
        String(cString: number.objCType) == "c" || String(cString: number.objCType) == "B"
    }
}
