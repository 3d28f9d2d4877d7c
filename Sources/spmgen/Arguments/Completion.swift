import Scaffold

/// What a shell can offer for the last word of a line that is being typed.
struct Completion {
    /// A whole word, and what it means.
    struct Candidate: Sendable, Hashable {
        let word: String
        let meaning: String

        init(_ word: String, _ meaning: String = "") {
            self.word = word
            self.meaning = meaning
        }
    }

    enum Offer: Sendable, Hashable {
        case words([Candidate])
        /// The shell knows the files better; the prefix of the word is what stands before the path.
        case files
        case directories
    }

    /// The names of a kind that the workspace has.
    let names: (Option.Values) -> [String]
    private var path: [String] = []
    private var command: Command?
    private var positionals: [String] = []
    private var optionsEnded = false
    /// The option whose value comes next, or whose list is open.
    private var open: Option?
    private var given: Set<String> = []

    init(names: @escaping (Option.Values) -> [String]) {
        self.names = names
    }

    /// - Parameter words: those of the line without the program's name, the last one as far as it is typed.
    func offer(for words: [String]) -> Offer {
        var state = self
        for word in words.dropLast() { state.take(word) }
        return state.offer(forWord: words.last ?? "")
    }

    private var knownOptions: [Option] {
        command?.allOptions ?? CommonOptions.all + CommonOptions.writing
    }

    private mutating func take(_ word: String) {
        if !optionsEnded, word.hasPrefix("-"), word != "-" {
            open = nil
            if word == "--" { optionsEnded = true }
            let option = knownOptions.first { option in
                option.spelling == word || word.hasPrefix(option.spelling + "=")
                    || option.short.map { "-\($0)" == word } == true
            }
            guard let option else { return }
            given.insert(option.name)
            if option.shape != .flag, !word.contains("=") { open = option }
        } else if let option = open {
            switch option.shape {
            case .value, .repeated: open = nil
            case .flag, .list: break
            }
        } else if command == nil {
            path.append(word)
            command = CommandTable.command(named: path.joined(separator: " "))
        } else {
            positionals.append(word)
        }
    }

    private func offer(forWord word: String) -> Offer {
        if !optionsEnded, word.hasPrefix("-") {
            guard let sign = word.firstIndex(of: "=") else { return .words(options(beginning: word)) }
            let option = knownOptions.first { $0.spelling == word[..<sign] }
            let prefix = String(word[...sign])
            return option.map { values($0.values, typed: word, behind: prefix, shape: $0.shape) } ?? .words([])
        }
        if let open { return values(open.values, typed: word, behind: "", shape: open.shape) }
        guard let command else { return .words(commands(beginning: word)) }
        guard let positional = positional(of: command) else { return .words(options(beginning: word)) }
        if positional.values == .commandName { return .words(topics(beginning: word)) }
        return values(positional.values, typed: word, behind: "", shape: nil)
    }

    private func positional(of command: Command) -> Positional? {
        if command.positionals.indices.contains(positionals.count) {
            return command.positionals[positionals.count]
        }
        return command.positionals.last.flatMap { $0.count == .any ? $0 : nil }
    }

    private func options(beginning typed: String) -> [Candidate] {
        knownOptions.filter { option in
            switch option.shape {
            case .list, .repeated: true
            case .flag, .value: !given.contains(option.name)
            }
        }
        .filter { $0.spelling.hasPrefix(typed) }.map { Candidate($0.spelling, $0.summary) }
    }

    private func commands(beginning typed: String) -> [Candidate] {
        CommandTable.names(in: path).filter { $0.hasPrefix(typed) }.map { name in
            let whole = (path + [name]).joined(separator: " ")
            return Candidate(name, CommandTable.command(named: whole)?.summary ?? "Commands of \(name)")
        }
    }

    /// The words that may come next behind those that were given to `help`.
    private func topics(beginning typed: String) -> [Candidate] {
        var topic = self
        topic.path = positionals
        return topic.commands(beginning: typed)
    }

    private func values(_ values: Option.Values, typed: String, behind prefix: String, shape: Option.Shape?) -> Offer {
        switch values {
        case .file: return .files
        case .directory: return .directories
        case .text, .commandName: return .words([])
        default: break
        }
        let known: [String] = if case .choice(let choices) = values { choices } else { names(values) }
        var before = prefix
        if case .list = shape, let comma = typed.lastIndex(of: ",") { before = String(typed[...comma]) }
        return .words(known.map { before + $0 }.filter { $0.hasPrefix(typed) }.map { Candidate($0) })
    }
}

extension Completion.Offer {
    /// One line a candidate, for the scripts of the shells: the word, and behind a tab what it means.
    var text: String {
        switch self {
        case .files: ":files"
        case .directories: ":directories"
        case .words(let candidates):
            candidates.map { candidate in
                let meaning = candidate.meaning.isEmpty ? "" : "\t" + candidate.meaning
                return VisibleText(candidate.word).escaped + meaning
            }
            .joined(separator: "\n")
        }
    }
}
