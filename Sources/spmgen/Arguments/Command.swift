import Scaffold

/// One command as parsing, help, completions and the reference see it.
struct Command: Sendable {
    /// What a command does to files, which decides the options that it shares with others.
    enum Effect: Sendable {
        case writes
        case reads
        /// It says something about the program itself.
        case informs
    }

    /// The words that call it: `manifest add-target`.
    let name: String
    /// One line, without a period.
    let summary: String
    /// Paragraphs behind the summary.
    let details: [String]
    let positionals: [Positional]
    /// Its own options; `allOptions` has the shared ones too.
    let options: [Option]
    /// Sets of own options of which only one can be given.
    let exclusions: [[Option]]
    let examples: [Example]
    let effect: Effect
    /// Called by scripts of the program's own; left out of help.
    let isHidden: Bool
    /// What is asked for, once the words are sorted out.
    let action: @Sendable (ParsedArguments) throws(UsageError) -> Action

    init(
        _ name: String,
        _ effect: Effect,
        _ summary: String,
        details: [String] = [],
        positionals: [Positional] = [],
        options: [Option] = [],
        exclusions: [[Option]] = [],
        examples: [Example] = [],
        isHidden: Bool = false,
        action: @escaping @Sendable (ParsedArguments) throws(UsageError) -> Action
    ) {
        self.name = name
        self.effect = effect
        self.summary = summary
        self.details = details
        self.positionals = positionals
        self.options = options
        self.exclusions = exclusions
        self.examples = examples
        self.isHidden = isHidden
        self.action = action
    }

    var words: [String] { name.split(separator: " ").map(String.init) }

    var sharedOptions: [Option] {
        effect == .writes ? CommonOptions.writing + CommonOptions.all : CommonOptions.all
    }

    var allOptions: [Option] { options + sharedOptions }

    /// `spmgen feature <Feature> [--view <Name>] …`: how it is called, without the shared options.
    var usage: String {
        let arguments = positionals.map(\.usage) + options.map { "[\($0.usage)]" }
        return (["spmgen", name] + arguments).joined(separator: " ")
    }
}

/// An argument that is known by its place.
struct Positional: Sendable {
    enum Count: Sendable {
        case one
        case optional
        /// Any number, also none.
        case any
    }

    /// With its brackets: `<Feature>`.
    let placeholder: String
    let summary: String
    let count: Count
    let values: Option.Values

    init(_ placeholder: String, _ summary: String, _ count: Count = .one, values: Option.Values = .text) {
        self.placeholder = placeholder
        self.summary = summary
        self.count = count
        self.values = values
    }

    var usage: String {
        switch count {
        case .one: placeholder
        case .optional: "[\(placeholder)]"
        case .any: "[\(placeholder)…]"
        }
    }
}

/// A command line to learn from.
struct Example: Sendable {
    let arguments: [String]
    let meaning: String

    init(_ line: String, _ meaning: String) {
        arguments = ["spmgen"] + line.split(separator: " ").map(String.init)
        self.meaning = meaning
    }
}

/// What a command line asks for.
enum Action: Sendable, Hashable {
    case write(Request)
    /// The plan that is in a file is carried out; `-` stands for standard input.
    case apply(file: String)
    case read(Query)
    case help(topic: [String])
    case version
    case completions(CompletionScript)
    /// The words of a line that is being typed.
    case complete([String])
}
