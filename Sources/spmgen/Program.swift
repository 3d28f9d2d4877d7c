import Scaffold

/// The program without its process: a command line in, text and an exit code out.
struct Program {
    let surroundings: Surroundings
    let console: Console

    /// - Parameter arguments: without the program's own name.
    func run(arguments: [String]) -> Int32 {
        let invocation: Invocation
        do {
            invocation = try ArgumentParser.parse(arguments)
        } catch {
            return finish(RunReport(command: error.command, error), ArgumentParser.scan(arguments))
        }
        let report: RunReport
        do {
            report = try self.report(on: invocation)
        } catch {
            report = RunReport(command: invocation.command, error)
        }
        return finish(report, invocation.report)
    }

    private func report(on invocation: Invocation) throws(Refusal) -> RunReport {
        let command = invocation.command
        switch invocation.action {
        case .version:
            return RunReport(command: command, result: .text(ProductVersion.current, key: "version"))
        case .help(let topic):
            guard let text = HelpPage.text(of: topic) else { throw Refusal(Self.unknownTopic(topic)) }
            return RunReport(command: command, result: .text(text, key: "help"))
        case .completions(let script):
            return RunReport(command: command, result: .text(script.text, key: "script"))
        case .complete(let words):
            let start = AbsolutePath(Self.directory(in: words) ?? ".", in: try start(of: invocation))
            let names = WorkspaceNames(generator: surroundings.generator(in: start))
            let offer = Completion(names: names.names).offer(for: words)
            return RunReport(command: command, result: .text(offer.text, key: "offer"))
        case .read(let query):
            let outcome = try answer(query, in: start(of: invocation))
            try surroundings.checkInterruption(in: outcome.workspace)
            return RunReport(command: command, outcome)
        case .write(let request):
            let start = try start(of: invocation)
            return try Writing(surroundings: surroundings, directory: start, invocation: invocation).report(on: request)
        case .apply(let file):
            let start = try start(of: invocation)
            let kept = KeptPlan(typed: file, directory: start, surroundings: surroundings)
            return try Writing(surroundings: surroundings, directory: start, invocation: invocation)
                .report(on: .apply(kept.request()))
        }
    }

    private func answer(_ query: Query, in start: AbsolutePath) throws(Refusal) -> Outcome {
        do {
            return try surroundings.generator(in: start).answer(query)
        } catch {
            guard case .template(let typed) = query, let problem = error.diagnostics.first,
                problem.id == .noSuchTemplate, CommandTable.command(named: typed.lowercased()) != nil
            else { throw error }
            let help = Diagnostic(
                .noSuchTemplate,
                problem.message,
                remedy: "`\(typed.lowercased())` is a command without a template; its help says what it does",
                command: ["spmgen", "help", typed.lowercased()]
            )
            throw Refusal([help] + error.diagnostics.dropFirst(), workspace: error.workspace)
        }
    }

    /// The folder that the command is about: the current one, or that of `-C`.
    private func start(of invocation: Invocation) throws(Refusal) -> AbsolutePath {
        let typed = invocation.report.directory
        let absolute = typed.flatMap(AbsolutePath.init)
        guard let start = absolute ?? surroundings.directory.map({ AbsolutePath(typed ?? ".", in: $0) }) else {
            throw Refusal(
                Diagnostic(
                    .noSuchDirectory,
                    "the current folder is not there any more",
                    remedy: "change to a folder that exists, or name one with `-C <dir>`"
                )
            )
        }
        guard typed != nil else { return start }
        let real = try? surroundings.files.realPath(of: start)
        guard let real, let status = try? surroundings.files.status(of: real), status.kind == .directory else {
            throw Refusal(
                Diagnostic(
                    .noSuchDirectory,
                    "there is no folder `\(VisibleText(typed ?? "").escaped)`",
                    remedy: "give `-C` a folder that exists"
                )
            )
        }
        return start
    }

    /// The folder that a line names which is still being typed.
    private static func directory(in words: [String]) -> String? {
        let option = words.dropLast().lastIndex { $0 == "-C" || $0 == CommonOptions.directory.spelling }
        guard let option, option + 2 < words.count else { return nil }
        return words[option + 1]
    }

    private static func unknownTopic(_ topic: [String]) -> Diagnostic {
        let typed = topic.joined(separator: " ")
        let nearest = NearestName(among: CommandTable.topics).to(typed)
        return Diagnostic(
            .noSuchCommand,
            "there is no command `\(VisibleText(typed).escaped)` to help with",
            remedy: nearest.map { "did you mean `\($0)`?" } ?? "choose one of the commands of the help",
            command: ["spmgen", "help"] + (nearest.map { $0.split(separator: " ").map(String.init) } ?? [])
        )
    }

    private func finish(_ report: RunReport, _ options: ReportOptions) -> Int32 {
        do throws(StreamError) {
            try print(report, options)
            return report.exitCode
        } catch {
            try? console.error.write(TextReport.loss(of: report, error))
            return report.exitCode == 0 ? DiagnosticID.diskRefused.exitCode : report.exitCode
        }
    }

    private func print(_ report: RunReport, _ options: ReportOptions) throws(StreamError) {
        if options.json { return try console.output.write(JSONReport(all: options.all).text(of: report)) }
        let text = TextReport(
            options: options,
            outputStyle: console.output.style(options.color, noColor: console.noColor),
            errorStyle: console.error.style(options.color, noColor: console.noColor),
            isTerminal: console.output.isTerminal
        )
        // What goes wrong is told even where the result cannot be.
        defer { try? console.error.write(text.errors(of: report)) }
        try console.output.write(text.output(of: report))
    }
}

/// What a run prints to.
struct Console {
    let output: Stream
    let error: Stream
    /// Whether the environment asks for no colour (no-color.org).
    let noColor: Bool

    struct Stream {
        let isTerminal: Bool
        let write: (String) throws(StreamError) -> Void

        func style(_ choice: ColorChoice, noColor: Bool) -> TextStyle {
            switch choice {
            case .always: .coloured
            case .never: .plain
            case .auto: isTerminal && !noColor ? .coloured : .plain
            }
        }
    }
}

/// The system's own words for why nothing more could be printed, or read from standard input.
struct StreamError: Error {
    let reason: String
}
