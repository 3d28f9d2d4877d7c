import Scaffold

/// The words of a command line by what they belong to.
struct ParsedArguments: Sendable {
    let command: Command
    private(set) var positionals: [String] = []
    /// By option name, in the order given; a flag has an empty list.
    private var values: [String: [String]] = [:]

    init(command: Command) {
        self.command = command
    }

    func has(_ option: Option) -> Bool { values[option.name] != nil }
    func value(of option: Option) -> String? { values[option.name]?.last }
    func values(of option: Option) -> [String] { values[option.name] ?? [] }

    /// The positional at a place; empty where an optional one was not given.
    func positional(_ index: Int) -> String {
        positionals.indices.contains(index) ? positionals[index] : ""
    }

    /// The command line in one spelling, without the options that do not decide what a plan holds.
    ///
    /// It is a part of the plan's hash, so it must be the same with and without `--dry-run`.
    var canonical: [String] {
        let own = command.options.flatMap { option -> [String] in
            guard let given = values[option.name] else { return [] }
            return switch option.shape {
            case .flag: [option.spelling]
            case .value, .list: [option.spelling] + given
            case .repeated: given.flatMap { [option.spelling, $0] }
            }
        }
        return ["spmgen"] + command.words + positionals + own
    }

    mutating func append(positional: String) {
        positionals.append(positional)
    }

    /// - Throws: `UsageError` when an option that takes one value got another one before.
    mutating func set(_ option: Option, _ given: [String]) throws(UsageError) {
        switch option.shape {
        case .flag:
            values[option.name] = []
        case .value:
            if let before = values[option.name], before != given { throw .givenTwice(option, command) }
            values[option.name] = given
        case .list, .repeated:
            values[option.name, default: []] += given
        }
    }
}
