/// How a macro changes its value: `___VARIABLE_feature:lowerCamelCase___`.
///
/// Source: the first eleven are Xcode's (Xcode Help, "Text macros reference"), what they do to odd input is in the
/// tests' table; the others are ours. The path modifiers follow `NSString`'s methods of the same names.
enum MacroModifier: String, CaseIterable, Sendable {
    case identifier
    case rfc1034Identifier
    case bundleIdentifier
    case c99ExtIdentifier
    case xml
    case deletingPathExtension
    case pathExtension
    case lastPathComponent
    case deletingLastPathComponent
    case deletingTrailingDot
    case quoteIfNeeded
    case lower
    case upper
    case upperCamelCase
    case lowerCamelCase
    case snakeCase
    case kebabCase

    /// The modifier of that name, in any case.
    init?(named name: String) {
        guard let modifier = Self.byLowercasedName[name.lowercased()] else { return nil }
        self = modifier
    }

    private static let byLowercasedName = Dictionary(
        uniqueKeysWithValues: allCases.map { ($0.rawValue.lowercased(), $0) }
    )

    /// Whether Xcode knows it too.
    var isXcodes: Bool {
        switch self {
        case .lower, .upper, .upperCamelCase, .lowerCamelCase, .snakeCase, .kebabCase: false
        default: true
        }
    }

    func applied(to value: String) -> String {
        switch self {
        case .identifier: Self.replacing(value, with: "_") { Self.isASCIIWord($0) || $0 == "_" }
        case .rfc1034Identifier: Self.replacing(value, with: "-") { Self.isASCIIWord($0) || $0 == "-" }
        case .bundleIdentifier: Self.bundleIdentifier(value)
        case .c99ExtIdentifier: Self.c99ExtIdentifier(value)
        case .xml: Self.escapedForXML(value)
        case .deletingPathExtension: PathText(value).deletingExtension
        case .pathExtension: PathText(value).fileExtension
        case .lastPathComponent: PathText(value).lastComponent
        case .deletingLastPathComponent: PathText(value).deletingLastComponent
        case .deletingTrailingDot: value.hasSuffix(".") ? String(value.dropLast()) : value
        case .quoteIfNeeded: Self.quotedIfNeeded(value)
        case .lower: value.lowercased()
        case .upper: value.uppercased()
        case .upperCamelCase: Words.upperCamelCase(value)
        case .lowerCamelCase: Words.lowerCamelCase(Words.upperCamelCase(value))
        case .snakeCase: Words.lowercasedWords(of: value).joined(separator: "_")
        case .kebabCase: Words.lowercasedWords(of: value).joined(separator: "-")
        }
    }

    /// Replaces what is not allowed, and a leading digit: that one is replaced as well, not prefixed.
    private static func replacing(
        _ value: String,
        with replacement: Character,
        unless isAllowed: (Character) -> Bool
    ) -> String {
        var result = String(value.map { isAllowed($0) ? $0 : replacement })
        if let first = result.first, first.isASCII, first.isNumber {
            result.replaceSubrange(..<result.index(after: result.startIndex), with: String(replacement))
        }
        return result
    }

    private static func isASCIIWord(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    private static func bundleIdentifier(_ value: String) -> String {
        String(value.map { isASCIIWord($0) || $0 == "-" || $0 == "." ? $0 : "-" })
    }

    /// Goes by scalar, unlike the others, and keeps the letters of all scripts.
    private static func c99ExtIdentifier(_ value: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in value.unicodeScalars {
            let properties = scalar.properties
            let isAllowed =
                result.isEmpty
                ? properties.isXIDStart : properties.isXIDContinue && properties.generalCategory != .format
            result.append(isAllowed ? scalar : "_")
        }
        return String(result)
    }

    private static func escapedForXML(_ value: String) -> String {
        var result = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// As an old-style property list, such as an Xcode project, needs it.
    private static func quotedIfNeeded(_ value: String) -> String {
        let isPlain = value.allSatisfy { isASCIIWord($0) || "_$./".contains($0) }
        guard value.isEmpty || !isPlain else { return value }
        let escaped = value.map { character in
            switch character {
            case "\"", "\\": "\\\(character)"
            case "\n": "\\n"
            default: String(character)
            }
        }
        return "\"\(escaped.joined())\""
    }
}
