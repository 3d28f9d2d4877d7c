#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value of a property list: XML, binary or the old ASCII style.
enum PropertyList: Sendable, Hashable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case array([PropertyList])
    case dictionary([String: PropertyList])
    /// A date, data, or a number out of range: no template needs them.
    case other

    /// Deeper lists are refused; the decoder's time grows with the cube of the depth, and at some thousands it crashes.
    static let depthLimit = 100

    /// - Parameter file: how messages name it.
    /// - Throws: `TemplateError` for what is no property list, and for one that is nested more than `depthLimit` deep.
    init(_ bytes: [UInt8], file: String) throws(TemplateError) {
        do throws(PropertyListFault) {
            try Self.check(bytes)
        } catch {
            throw TemplateError(error.diagnostic(in: bytes, file: file))
        }
        do {
            self = try PropertyListDecoder().decode(PropertyList.self, from: Data(bytes))
        } catch {
            throw .invalid(
                "this is no property list that can be read" + Self.reason(of: error),
                in: file,
                remedy: "check it with `plutil -lint`, or write it anew"
            )
        }
    }

    /// Finds what the decoder would crash on, or would refuse without a place.
    private static func check(_ bytes: [UInt8]) throws(PropertyListFault) {
        if bytes.starts(with: "bplist".utf8) {
            try BinaryPropertyListCheck(bytes).run()
            return
        }
        let text = utf8(bytes)
        let isXML = text.first { !($0 == .space || $0 == .tab || $0 == .lineFeed || $0 == .carriageReturn) }
        if isXML == UInt8(ascii: "<") {
            var check = XMLPropertyListCheck(text)
            try check.run()
        } else {
            try checkNestingOfOldStyle(text)
        }
    }

    /// The text without a byte-order mark, in UTF-8.
    private static func utf8(_ bytes: [UInt8]) -> [UInt8] {
        switch bytes.prefix(2) {
        case [0xFE, 0xFF], [0xFF, 0xFE]:
            let isBig = bytes[0] == 0xFE
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                let high = UInt16(bytes[isBig ? index : index + 1])
                return high << 8 | UInt16(bytes[isBig ? index + 1 : index])
            }
            return Array(String(decoding: units, as: UTF16.self).utf8)
        default:
            return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        }
    }

    private static func checkNestingOfOldStyle(_ bytes: [UInt8]) throws(PropertyListFault) {
        var depth = 0
        var quote: UInt8?
        var isEscaped = false
        for (offset, byte) in bytes.enumerated() {
            if let open = quote {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == open {
                    quote = nil
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "{"), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: ")"): depth -= 1
            default: break
            }
            if depth > depthLimit { throw PropertyListFault(.tooDeep, offset: offset) }
        }
    }

    private static func reason(of error: any Error) -> String {
        guard case .dataCorrupted(let context) = error as? DecodingError,
            let cause = context.underlyingError as? CocoaError,
            let reason = cause.userInfo["NSDebugDescription"] as? String
        else { return "" }
        return ": " + reason.prefix(1).lowercased() + reason.dropFirst()
    }
}

extension PropertyList: Decodable {
    init(from decoder: any Decoder) throws {
        // Every attempt that fails costs an error, so the frequent types come first.
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([String: PropertyList].self) {
            self = .dictionary(value)
        } else if let value = try? container.decode([PropertyList].self) {
            self = .array(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else {
            self = .other
        }
    }
}

extension PropertyList {
    /// As text, whatever scalar it was written as; nil for lists, dictionaries and data.
    var text: String? {
        switch self {
        case .string(let value): value
        case .boolean(let value): value ? "true" : "false"
        case .integer(let value): String(value)
        case .real(let value): String(value)
        default: nil
        }
    }

    /// Yes or no, as a boolean or as a word for it.
    var flag: Bool? {
        switch self {
        case .boolean(let value): value
        case .integer(let value): value != 0
        case .string(let value): BooleanText.value(of: value)
        default: nil
        }
    }

    var array: [PropertyList]? {
        if case .array(let values) = self { values } else { nil }
    }

    var dictionary: [String: PropertyList]? {
        if case .dictionary(let values) = self { values } else { nil }
    }
}
