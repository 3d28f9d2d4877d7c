/// Why a typed word cannot be a name.
public struct NameError: DiagnosticError, Equatable {
    enum Reason: Equatable {
        case empty
        /// Nothing but what all names of the kind end in.
        case onlyEnding
        case character(Character)
        case path
        case startsWithDigit
        case tooLong(Int)
        case languageWord
        case systemModule
        case suffix(String)
        /// A feature without a part of it, where both are asked for.
        case noPart
        /// The words say whose name it is.
        case reserved(by: String)
        case taken(by: String)
    }

    let typed: String
    let kind: NameKind
    let reason: Reason
    /// What to type instead.
    public let suggestion: String

    /// - Parameter suggestion: the nearest name that the rules of spelling accept where nil.
    init(_ typed: String, as kind: NameKind, _ reason: Reason, suggestion: String? = nil) {
        self.typed = typed
        self.kind = kind
        self.reason = reason
        self.suggestion = suggestion ?? TypedName.nearest(to: typed, as: kind)
    }

    public var diagnostics: [Diagnostic] {
        let id: DiagnosticID =
            switch reason {
            case .languageWord, .systemModule, .suffix, .reserved: .reservedName
            case .taken: .nameTaken
            default: .badName
            }
        return [Diagnostic(id, message, remedy: remedy)]
    }

    private var message: String {
        let refused = "`\(VisibleText(typed).escaped)` cannot be \(kind.withArticle) name"
        return switch reason {
        case .empty: "the \(kind.rawValue) name is empty"
        case .onlyEnding: "\(refused): all of them end in it, and nothing else is left"
        case .character(let character):
            "\(refused): `\(VisibleText(String(character)).escaped)` is no ASCII letter or digit"
        case .path: "\(refused): it looks like a path"
        case .startsWithDigit: "\(refused): it begins with a digit"
        case .tooLong(let count): "\(refused): it has \(count) characters, and \(TypedName.limit) are allowed"
        case .languageWord: "\(refused): Swift gives that word a meaning of its own"
        case .systemModule: "\(refused): a system module has it"
        case .suffix(let suffix): "\(refused): generated names end in `\(suffix)`"
        case .noPart: "`\(VisibleText(typed).escaped)` names a feature and no \(kind.rawValue) in it"
        case .reserved(let owner), .taken(let owner): "\(refused): \(owner)"
        }
    }

    private var remedy: String {
        switch reason {
        case .noPart: "write both, as in `\(suggestion)`"
        default: "use another name, such as `\(suggestion)`"
        }
    }
}

/// What a name is for, in the words of messages.
public enum NameKind: String, Sendable {
    case feature
    case screen
    case model
    case service
    case folder
    case package
    case target
    case app

    var withArticle: String { (self == .app ? "an " : "a ") + rawValue }

    /// What is put behind a name that is not free, to make another.
    var otherName: String {
        switch self {
        case .feature, .target: "Feature"
        case .screen: "Page"
        case .model: "Value"
        case .service: "Access"
        case .folder: "Screens"
        case .package: "Kit"
        case .app: "App"
        }
    }

    /// Whether a module gets the name, so that the modules of the system are in its way.
    var isModule: Bool {
        switch self {
        case .feature, .package, .target, .app: true
        case .screen, .model, .service, .folder: false
        }
    }

    /// A name to show where what was typed leaves nothing to start from.
    var example: String {
        switch self {
        case .feature: "Cart"
        case .screen: "Summary"
        case .model: "Order"
        case .service: "Payment"
        case .folder: "Checkout"
        case .package, .target: "Core"
        case .app: "Shop"
        }
    }
}
