/// One text macro as it stands in a template: `___NAME___` or `___NAME:modifier,modifier___`.
struct MacroReference: Sendable, Hashable {
    /// The prefix of macros that stand for an option's value.
    static let optionPrefix = "VARIABLE_"

    /// From the first of the opening underscores to the last of the closing ones.
    let range: TextRange
    let name: String
    /// What stands behind the colon, split at its commas; mostly modifiers, for `UUID` its key.
    let arguments: [String]

    /// The option whose value this is; nil for other macros.
    var option: String? {
        name.hasPrefix(Self.optionPrefix) ? String(name.dropFirst(Self.optionPrefix.count)) : nil
    }
}

/// What a reader of macros comes upon.
enum MacroFinding: Sendable, Hashable {
    case macro(MacroReference)
    /// Something that opens like a macro and is not closed; whether that is a fault depends on its name.
    case unclosed(range: TextRange, name: String)

    var range: TextRange {
        switch self {
        case .macro(let reference): reference.range
        case .unclosed(let range, _): range
        }
    }
}
