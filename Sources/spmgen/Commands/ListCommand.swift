import Scaffold

extension Command {
    static let list = Command(
        "list",
        .reads,
        "List features with their screens, packages and templates",
        positionals: [
            Positional(
                "<what>",
                "Only templates, also those outside the workspace: all that `new` can run",
                .optional,
                values: .choice(["templates"])
            )
        ],
        examples: [
            Example("list", "What is in this workspace"),
            Example("list templates", "What `new` can run, here or anywhere"),
            Example("list --json", "The same, for a program"),
        ]
    ) { arguments in
        .read(arguments.positionals.isEmpty ? .list : .templates)
    }
}
