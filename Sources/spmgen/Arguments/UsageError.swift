import Scaffold

/// Why a command line cannot be understood.
enum UsageError: DiagnosticError {
    /// The group is the words before it: `manifest` for `manifest ad-target`.
    case unknownCommand(String, group: [String])
    case missingCommand(group: [String])
    /// The command is nil where the option stands before it.
    case unknownOption(String, Command?)
    case missingValue(Option)
    case valueOfFlag(Option, String)
    case badChoice(Option, String, [String])
    /// The reason is a clause: `it has no digit`.
    case badValue(Option, String, String)
    case givenTwice(Option, Command)
    case exclusive(Option, Option)
    /// The list took words that may have been meant for the place.
    case missingArgument(Positional, Command, swallowedBy: Option?)
    case unexpectedArgument(String, Command)
    case badArgument(Positional, String, [String])
    case name(NameError)
    /// Rules of one command: what is wrong, and what to type.
    case rule(DiagnosticID, String, remedy: String, command: [String])

    var diagnostics: [Diagnostic] {
        if case .name(let error) = self { return error.diagnostics }
        return [Diagnostic(id, message, remedy: remedy, command: command)]
    }

    private var id: DiagnosticID {
        switch self {
        case .unknownCommand: .unknownCommand
        case .unknownOption: .unknownOption
        case .missingCommand, .missingValue, .missingArgument: .missingArgument
        case .valueOfFlag, .badChoice, .badValue, .badArgument: .badOptionValue
        case .givenTwice, .exclusive: .conflictingOptions
        case .unexpectedArgument: .unexpectedArgument
        case .name: .badName
        case .rule(let id, _, _, _): id
        }
    }

    private var message: String {
        switch self {
        case .unknownCommand(let typed, let group):
            "there is no command `\((group + [VisibleText(typed).escaped]).joined(separator: " "))`"
        case .missingCommand(let group): "`\(group.joined(separator: " "))` needs the name of one of its commands"
        case .unknownOption(let typed, let command?):
            "`\(command.name)` has no option `\(VisibleText(typed).escaped)`"
        case .unknownOption(let typed, nil): "there is no option `\(VisibleText(typed).escaped)` for all commands"
        case .missingValue(let option): "`\(option.spelling)` needs a value"
        case .valueOfFlag(let option, let value):
            "`\(option.spelling)` takes no value, and `\(VisibleText(value).escaped)` was given"
        case .badChoice(let option, let value, _):
            "`\(VisibleText(value).escaped)` is no value of `\(option.spelling)`"
        case .badValue(let option, let value, let reason):
            "`\(VisibleText(value).escaped)` is no value of `\(option.spelling)`: \(reason)"
        case .givenTwice(let option, _): "`\(option.spelling)` is given twice, with different values"
        case .exclusive(let first, let second): "`\(first.spelling)` and `\(second.spelling)` exclude each other"
        case .missingArgument(let positional, let command, _): "`\(command.name)` needs \(positional.placeholder)"
        case .unexpectedArgument(let word, let command):
            "`\(command.name)` has no place for `\(VisibleText(word).escaped)`"
        case .badArgument(let positional, let value, _):
            "`\(VisibleText(value).escaped)` is no \(positional.placeholder)"
        case .name: ""
        case .rule(_, let message, _, _): message
        }
    }

    private var remedy: String {
        switch self {
        case .unknownCommand:
            suggestion ?? "choose one of the commands of the help"
        case .missingCommand(let group):
            "use one of " + CommandTable.names(in: group).map { "`\($0)`" }.joined(separator: ", ")
        case .unknownOption(_, let command):
            suggestion ?? (command == nil ? "put the options of a command behind its name" : "leave it out")
        case .missingValue(let option): "write `\(option.usage)`"
        case .valueOfFlag(let option, _): "write `\(option.spelling)` alone, or leave it out"
        case .badChoice(_, _, let choices), .badArgument(_, _, let choices):
            (suggestion.map { $0 + " Its values are " } ?? "use one of ")
                + choices.map { "`\($0)`" }.joined(separator: ", ")
        case .badValue(let option, _, _): "write `\(option.usage)`"
        case .givenTwice(let option, _): "keep one `\(option.spelling)`"
        case .exclusive(let first, let second): "keep either `\(first.spelling)` or `\(second.spelling)`"
        case .missingArgument(_, _, let list?):
            "put it before `\(list.spelling)`, which takes all words behind it as its values"
        case .missingArgument(_, let command, nil), .unexpectedArgument(_, let command):
            "write it as in `\(ShellWords.line(command.examples.first?.arguments ?? ["spmgen", command.name]))`"
        case .name: ""
        case .rule(_, _, let remedy, _): remedy
        }
    }

    private var command: [String] {
        switch self {
        case .rule(_, _, _, let command): command
        case .unknownCommand(_, let group), .missingCommand(let group): ["spmgen", "help"] + group
        case .unknownOption(_, let command?), .givenTwice(_, let command), .unexpectedArgument(_, let command),
            .missingArgument(_, let command, _):
            ["spmgen", "help"] + command.words
        default: []
        }
    }

    private var suggestion: String? {
        correction.map { "did you mean `\($0.meant)`?" }
    }

    /// The word that was misspelt, and what it was probably meant to be.
    var correction: (typed: String, meant: String)? {
        let candidates: (typed: String, names: [String])? =
            switch self {
            case .unknownCommand(let typed, let group): (typed, CommandTable.names(in: group))
            case .unknownOption(let typed, let command):
                (typed, (command?.allOptions ?? CommonOptions.all).map(\.spelling))
            case .badChoice(_, let value, let choices), .badArgument(_, let value, let choices): (value, choices)
            default: nil
            }
        guard let candidates else { return nil }
        let nearest = NearestName(among: candidates.names).to(candidates.typed)
        if nearest == nil, case .unknownCommand(let typed, []) = self {
            return CommandTable.otherWords[typed.lowercased()].map { (typed, $0) }
        }
        return nearest.map { (candidates.typed, $0) }
    }
}
