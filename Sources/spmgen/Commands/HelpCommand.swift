import Scaffold

extension Command {
    static let help = Command(
        "help",
        .informs,
        "Show the commands, or how one is used",
        positionals: [
            Positional("<command>", "The words of a command, or of a group of them", .any, values: .commandName)
        ],
        examples: [
            Example("help feature", "How feature is used"),
            Example("help manifest add-target", "How a command of two words is used"),
        ]
    ) { arguments in
        .help(topic: arguments.positionals)
    }
}
