import Scaffold

/// A command line that cannot be understood, and the line that was probably meant.
struct CommandLineError: DiagnosticError {
    let reason: UsageError
    /// The name of the command, where the line got as far as that.
    let command: String?
    /// The line as it was typed, without the program's name.
    let words: [String]

    var diagnostics: [Diagnostic] {
        reason.diagnostics.map { diagnostic in
            Diagnostic(
                diagnostic.id,
                diagnostic.message,
                remedy: diagnostic.remedy,
                command: correctedLine ?? (diagnostic.command.isEmpty ? help : diagnostic.command)
            )
        }
    }

    /// The command that explains the one in the line.
    private var help: [String] {
        ["spmgen", "help"] + (command ?? "").split(separator: " ").map(String.init)
    }

    private var correctedLine: [String]? {
        guard let correction = reason.correction else { return nil }
        let typed = correction.typed
        let place = words.firstIndex { word in
            word == typed || word.hasPrefix(typed + "=") || word.hasSuffix("=" + typed)
        }
        guard let place else { return nil }
        let word = words[place]
        var line = words
        line[place] =
            if word.hasPrefix(typed) {
                correction.meant + word.dropFirst(typed.count)
            } else {
                word.dropLast(typed.count) + correction.meant
            }
        return ["spmgen"] + line
    }
}
