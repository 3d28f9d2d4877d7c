/// `docs/commands.md`, made from the command table.
enum CommandReference {
    static var markdown: String {
        let sections = [introduction] + CommandTable.visible.map(section(of:)) + [shared]
        return sections.joined(separator: "\n\n") + "\n"
    }

    private static let introduction = """
        # Commands

        This page is made from the program's command table; `spmgen help <command>` shows the same. \
        The exit codes and what to do about each error are in [errors.md](errors.md).
        """

    private static func section(of command: Command) -> String {
        var parts = ["## `spmgen \(command.name)`", command.summary + "."]
        parts += command.details
        parts.append(block(HelpPage.usage(of: command).map { String($0.dropFirst("usage: ".count)) }))
        let arguments = command.positionals.map { ("`\($0.placeholder)`", $0.summary) }
        parts += table("Argument", arguments) + table("Option", command.options.map(row(of:)))
        if !command.examples.isEmpty {
            parts.append(block(command.examples.flatMap { ["# \($0.meaning)", ShellWords.line($0.arguments)] }))
        }
        return parts.joined(separator: "\n\n")
    }

    private static var shared: String {
        let parts =
            ["## Options of every command"] + table("Option", CommonOptions.all.map(row(of:)))
            + ["## Options of every command that writes"] + table("Option", CommonOptions.writing.map(row(of:)))
        return parts.joined(separator: "\n\n")
    }

    private static func row(of option: Option) -> (String, String) {
        ("`\(option.title)`", option.summary)
    }

    private static func table(_ title: String, _ rows: [(String, String)]) -> [String] {
        guard !rows.isEmpty else { return [] }
        let lines = ["| \(title) | |", "|---|---|"] + rows.map { "| \(cell($0.0)) | \(cell($0.1)) |" }
        return [lines.joined(separator: "\n")]
    }

    /// A bar would end the cell, in code as well.
    private static func cell(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }

    private static func block(_ lines: [String]) -> String {
        (["```"] + lines + ["```"]).joined(separator: "\n")
    }
}
