import Scaffold

/// The help as text, made from the command table.
enum HelpPage {
    /// The page of a topic: of the program where it is empty, of a group, or of a command; nil for an unknown one.
    static func text(of topic: [String]) -> String? {
        let name = topic.joined(separator: " ")
        if topic.isEmpty { return overview }
        if let command = CommandTable.command(named: name) { return page(of: command) }
        return CommandTable.isGroup(name) ? page(ofGroup: name) : nil
    }

    private static var overview: String {
        joined([
            [
                "spmgen makes features and screens in a modular Swift workspace, and edits the files that show them.",
                "",
                "usage: spmgen <command> [options]",
            ],
            section("commands", CommandTable.visible.map { [$0.name, $0.summary] }),
            section("options of every command", rows(of: CommonOptions.all)),
            section("options of every command that writes", rows(of: CommonOptions.writing)),
            examples([
                Example("feature Cart", "Make a feature"),
                Example("view Cart/Summary", "Add a screen to it"),
                Example("help feature", "How a command is used"),
            ]),
            [
                "exit codes: 0 done, 1 findings, 2 in the way, 64 command line, 65 unclear file, 66 not found,",
                "69 program missing, 70 fault, 74 disk, 75 try again, 130 interrupted",
            ],
        ])
    }

    private static func page(ofGroup name: String) -> String {
        joined([
            ["usage: spmgen \(name) <command> [options]"],
            section("commands", CommandTable.group(name).map { [$0.name, $0.summary] }),
            ["`spmgen help \(name) <command>` says more."],
        ])
    }

    private static func page(of command: Command) -> String {
        let arguments = command.positionals.map { [$0.placeholder, $0.summary] }
        return joined([
            [command.summary + "."],
            command.details.flatMap { wrapped($0, width: 100) },
            usage(of: command),
            section("arguments", arguments),
            section("options", rows(of: command.options)),
            section("shared options", rows(of: command.sharedOptions)),
            examples(command.examples),
        ])
    }

    /// The usage line, broken where it is long.
    static func usage(of command: Command) -> [String] {
        let start = "usage: spmgen \(command.name)"
        let parts = command.positionals.map(\.usage) + command.options.map { "[\($0.usage)]" }
        var lines = [start]
        let indent = String(repeating: " ", count: "usage: spmgen ".count)
        for part in parts {
            if lines[lines.count - 1].count + part.count + 1 > 100 {
                lines.append(indent + part)
            } else {
                lines[lines.count - 1] += " " + part
            }
        }
        return lines
    }

    private static func rows(of options: [Option]) -> [[String]] {
        options.map { [$0.title, $0.summary] }
    }

    private static func section(_ title: String, _ rows: [[String]]) -> [String] {
        rows.isEmpty ? [] : [title + ":"] + TextTable(rows).lines.map { "  " + $0 }
    }

    private static func examples(_ examples: [Example]) -> [String] {
        section("examples", examples.map { [ShellWords.line($0.arguments), $0.meaning] })
    }

    private static func wrapped(_ paragraph: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in paragraph.split(separator: " ") {
            if let last = lines.last, last.count + word.count + 1 <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    private static func joined(_ sections: [[String]]) -> String {
        sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }
}
