import Scaffold

/// Sorts the words of a command line by the command table.
///
/// `--name value` and `--name=value` are the same; a list takes all words up to the next option, or those between
/// commas; behind `--` no word is an option. Shared options may stand anywhere, a command's own behind its name.
struct ArgumentParser {
    private let words: [String]
    private var index = 0
    private var optionsEnded = false
    /// The words of the command so far, while they name a group.
    private var path: [String] = []
    private var arguments: ParsedArguments?
    /// Options that stand before the command.
    private var early: [(Option, [String])] = []
    /// The last list that took words up to the next option.
    private var greedyList: Option?

    private init(_ words: [String]) {
        self.words = words
    }

    /// - Throws: `CommandLineError` for everything that the table does not know or allow.
    static func parse(_ words: [String]) throws(CommandLineError) -> Invocation {
        var parser = ArgumentParser(words)
        do {
            try parser.sortWords()
            return try parser.invocation()
        } catch {
            // A wrong line that asks for help gets help, as far as it is known for what.
            let topic = parser.arguments?.command.words ?? parser.path
            guard asksForHelp(words), !topic.isEmpty, HelpPage.text(of: topic) != nil else {
                throw CommandLineError(reason: error, command: parser.arguments?.command.name, words: words)
            }
            return Invocation(topic, .help(topic: topic), scan(words))
        }
    }

    /// The report options of a line that cannot be parsed, so that its error is told in the form it asks for.
    static func scan(_ words: [String]) -> ReportOptions {
        let options = words.prefix { $0 != "--" }
        var report = ReportOptions()
        report.json = options.contains(CommonOptions.json.spelling)
        for (index, word) in options.enumerated() {
            let next = options.dropFirst(index + 1).first
            if word == "--color", let choice = next.flatMap(ColorChoice.init) { report.color = choice }
            if word.hasPrefix("--color="), let choice = ColorChoice(rawValue: String(word.dropFirst(8))) {
                report.color = choice
            }
        }
        return report
    }

    private static func asksForHelp(_ words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
    }

    // MARK: Words

    private mutating func sortWords() throws(UsageError) {
        while index < words.count {
            let word = words[index]
            index += 1
            if optionsEnded || !Self.looksLikeOption(word) {
                try takePlain(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try takeOption(word)
            }
        }
    }

    private static func looksLikeOption(_ word: String) -> Bool {
        word.utf8.first == UInt8(ascii: "-") && word != "-"
    }

    private mutating func takePlain(_ word: String) throws(UsageError) {
        guard arguments == nil else {
            arguments?.append(positional: word)
            return
        }
        path.append(word)
        let name = path.joined(separator: " ")
        if let command = CommandTable.command(named: name) {
            var parsed = ParsedArguments(command: command)
            for (option, values) in early {
                guard command.allOptions.contains(option) else { throw .unknownOption(option.spelling, command) }
                try parsed.set(option, values)
            }
            arguments = parsed
        } else if !CommandTable.isGroup(name) {
            throw .unknownCommand(word, group: Array(path.dropLast()))
        }
    }

    private mutating func takeOption(_ word: String) throws(UsageError) {
        let (spelling, inline) = Self.split(word)
        let known = arguments?.command.allOptions ?? CommonOptions.all + CommonOptions.writing
        guard let option = known.first(where: { $0.isSpelled(spelling) }) else {
            throw .unknownOption(spelling, arguments?.command)
        }
        let values = try takeValues(of: option, inline: inline)
        for value in values { try check(value, of: option) }
        if arguments == nil {
            early.append((option, values))
        } else {
            try arguments?.set(option, values)
        }
    }

    /// `--view=Summary` in its two parts.
    private static func split(_ word: String) -> (spelling: String, inline: String?) {
        guard let sign = word.firstIndex(of: "=") else { return (word, nil) }
        return (String(word[..<sign]), String(word[word.index(after: sign)...]))
    }

    private mutating func takeValues(of option: Option, inline: String?) throws(UsageError) -> [String] {
        switch option.shape {
        case .flag:
            if let inline { throw .valueOfFlag(option, inline) }
            return []
        case .value, .repeated:
            if let inline { return [inline] }
            guard index < words.count, !Self.looksLikeOption(words[index]) else { throw .missingValue(option) }
            index += 1
            return [words[index - 1]]
        case .list:
            if inline == nil { greedyList = option }
            let taken = inline.map { [$0] } ?? words[index...].prefix { !Self.looksLikeOption($0) }
            if inline == nil { index += taken.count }
            let values = taken.flatMap { $0.split(separator: ",").map(String.init) }
            if values.isEmpty { throw .missingValue(option) }
            return values
        }
    }

    private func check(_ value: String, of option: Option) throws(UsageError) {
        switch option.values {
        case .choice(let choices):
            if !choices.contains(value) { throw .badChoice(option, value, choices) }
        case .file, .directory:
            if value.isEmpty { throw .missingValue(option) }
        default:
            if value.isEmpty { throw .missingValue(option) }
            if VisibleText(value).isEscaped { throw .badValue(option, value, "it has a character that cannot be seen") }
        }
    }

    // MARK: The whole

    private func invocation() throws(UsageError) -> Invocation {
        guard let arguments else { return try invocationWithoutCommand() }
        let command = arguments.command
        let report = try reportOptions(from: arguments)
        if arguments.has(CommonOptions.help) { return Invocation(command.words, .help(topic: command.words), report) }
        if arguments.has(CommonOptions.version) { return Invocation(["version"], .version, report) }
        for options in command.exclusions + CommonOptions.exclusions {
            let given = options.filter(arguments.has)
            if given.count > 1 { throw .exclusive(given[0], given[1]) }
        }
        try checkPositionals(of: arguments)
        return Invocation(
            command: command.name,
            words: arguments.canonical,
            action: try command.action(arguments),
            report: report,
            writing: try writingOptions(from: arguments)
        )
    }

    private func invocationWithoutCommand() throws(UsageError) -> Invocation {
        var parsed = ParsedArguments(command: .help)
        for (option, values) in early { try parsed.set(option, values) }
        let report = try reportOptions(from: parsed)
        if parsed.has(CommonOptions.version) { return Invocation(["version"], .version, report) }
        if parsed.has(CommonOptions.help) || path.isEmpty { return Invocation(path, .help(topic: path), report) }
        throw .missingCommand(group: path)
    }

    private func checkPositionals(of arguments: ParsedArguments) throws(UsageError) {
        let command = arguments.command
        let given = arguments.positionals.count
        let required = command.positionals.filter { $0.count == .one }
        if given < required.count { throw .missingArgument(required[given], command, swallowedBy: greedyList) }
        let isOpen = command.positionals.contains { $0.count == .any }
        if !isOpen, given > command.positionals.count {
            throw .unexpectedArgument(arguments.positionals[command.positionals.count], command)
        }
        for (index, value) in arguments.positionals.enumerated() {
            let positional = command.positionals[min(index, command.positionals.count - 1)]
            guard case .choice(let choices) = positional.values, !choices.contains(value) else { continue }
            throw .badArgument(positional, value, choices)
        }
    }

    private func reportOptions(from arguments: ParsedArguments) throws(UsageError) -> ReportOptions {
        var report = ReportOptions()
        report.directory = arguments.value(of: CommonOptions.directory)
        report.json = arguments.has(CommonOptions.json)
        report.color = arguments.value(of: CommonOptions.color).flatMap(ColorChoice.init) ?? .auto
        report.quiet = arguments.has(CommonOptions.quiet)
        report.verbose = arguments.has(CommonOptions.verbose)
        report.all = arguments.has(CommonOptions.whole)
        if let typed = arguments.value(of: CommonOptions.wait) {
            guard let seconds = Int(typed), (0...86_400).contains(seconds), typed.first != "+" else {
                throw .badValue(CommonOptions.wait, typed, "it is no number of seconds between 0 and 86400")
            }
            report.wait = seconds
        }
        return report
    }

    private func writingOptions(from arguments: ParsedArguments) throws(UsageError) -> WritingOptions {
        var writing = WritingOptions()
        writing.dryRun = arguments.has(CommonOptions.dryRun)
        writing.diff = arguments.has(CommonOptions.diff)
        writing.planOut = arguments.value(of: CommonOptions.planOut)
        writing.verify =
            arguments.command.options.contains(ManifestOptions.verify) && arguments.has(ManifestOptions.verify)
        if let typed = arguments.value(of: CommonOptions.expectPlan) {
            let hash = typed.lowercased()
            guard hash.utf8.count == 64, hash.utf8.allSatisfy(Self.isHexDigit) else {
                throw .badValue(CommonOptions.expectPlan, typed, "a plan's SHA-256 has 64 hexadecimal digits")
            }
            writing.expectedPlan = hash
        }
        return writing
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}

extension Invocation {
    /// One that changes nothing and looks at no workspace.
    fileprivate init(_ command: [String], _ action: Action, _ report: ReportOptions) {
        self.init(
            command: command.isEmpty ? nil : command.joined(separator: " "),
            words: ["spmgen"] + command,
            action: action,
            report: report,
            writing: WritingOptions()
        )
    }
}

extension Option {
    fileprivate func isSpelled(_ word: String) -> Bool {
        word == spelling || short.map { word == "-\($0)" } == true
    }
}
