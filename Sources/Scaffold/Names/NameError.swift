/// Why a typed word cannot be a name.
public struct NameError: DiagnosticError, Equatable {
    enum Reason: Equatable {
        case empty
        case notASCII(Character)
        case path
        case startsWithDigit
        case tooLong(Int)
        case languageWord
        case systemModule
        case suffix(String)
        case reserved(by: String)
        case taken(by: String)
    }

    let typed: String
    let kind: NameKind
    let reason: Reason
    let suggestion: String

    public var diagnostics: [Diagnostic] {
        let id: DiagnosticID =
            switch reason {
            case .languageWord, .systemModule, .suffix, .reserved: .reservedName
            case .taken: .nameTaken
            default: .badName
            }
        return [Diagnostic(id, message, remedy: "use another name, such as `\(suggestion)`")]
    }

    private var message: String {
        let name = "`\(Self.printable(typed))`"
        let kind = kind.rawValue
        return switch reason {
        case .empty: "the \(kind) name is empty"
        case .notASCII(let character):
            "\(name) cannot be a \(kind) name: `\(Self.printable(String(character)))` is no ASCII letter or digit"
        case .path: "\(name) cannot be a \(kind) name: it looks like a path"
        case .startsWithDigit: "\(name) cannot be a \(kind) name: it begins with a digit"
        case .tooLong(let count): "\(name) cannot be a \(kind) name: it has \(count) characters, 40 are allowed"
        case .languageWord: "\(name) cannot be a \(kind) name: Swift gives that word a meaning of its own"
        case .systemModule: "\(name) cannot be a \(kind) name: a system module has it"
        case .suffix(let suffix): "\(name) cannot be a \(kind) name: generated names end in `\(suffix)`"
        case .reserved(let owner): "\(name) cannot be a \(kind) name: \(owner)"
        case .taken(let owner): "\(name) cannot be a \(kind) name: \(owner)"
        }
    }

    /// Control characters would move the terminal's cursor, so they are shown as `\u{…}`.
    private static func printable(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || (0x7f...0x9f).contains(scalar.value) || scalar.properties.isBidiControl
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        .joined()
    }
}

/// What a name is for, in the words of messages.
public enum NameKind: String, Sendable {
    case feature
    case screen
    case folder
    case package
    case target
    case app
}
