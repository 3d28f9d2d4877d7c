import Scaffold

/// A JSON document as a value, written with sorted keys on one line.
enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(_ text: String?) {
        self = text.map(JSONValue.string) ?? .null
    }

    /// The document; `/` is not escaped, and nothing in it can steer a terminal.
    var text: String {
        var result = ""
        write(to: &result)
        return result
    }

    private func write(to result: inout String) {
        switch self {
        case .null: result += "null"
        case .bool(let value): result += value ? "true" : "false"
        case .int(let value): result += String(value)
        // JSON has no word for what is no finite number.
        case .double(let value): result += value.isFinite ? String(value) : "null"
        case .string(let value): Self.write(value, to: &result)
        case .array(let values):
            result += "["
            for (index, value) in values.enumerated() {
                if index > 0 { result += "," }
                value.write(to: &result)
            }
            result += "]"
        case .object(let members):
            result += "{"
            for (index, key) in members.keys.sorted().enumerated() {
                if index > 0 { result += "," }
                Self.write(key, to: &result)
                result += ":"
                members[key, default: .null].write(to: &result)
            }
            result += "}"
        }
    }

    private static func write(_ text: String, to result: inout String) {
        result += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where VisibleText.isHarmful(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        result += "\""
    }

    /// The document with lists cut to `limit` entries; an object of which a list was cut says `truncated`.
    func truncated(to limit: Int) -> JSONValue {
        switch self {
        case .array(let values):
            return .array(values.prefix(limit).map { $0.truncated(to: limit) })
        case .object(let members):
            var result = members.mapValues { $0.truncated(to: limit) }
            let isCut = members.values.contains { value in
                if case .array(let values) = value { values.count > limit } else { false }
            }
            if isCut { result["truncated"] = .bool(true) }
            return .object(result)
        default:
            return self
        }
    }
}
