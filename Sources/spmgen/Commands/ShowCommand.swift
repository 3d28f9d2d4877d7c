import Scaffold

extension Command {
    static let show = Command(
        "show",
        .reads,
        "Show a template: its options, and what it makes",
        positionals: [
            Positional("<template>", "A name, a category and a name, or the path of a folder", values: .template)
        ],
        examples: [
            Example("show Feature", "A template by its name"),
            Example("show ./Screen.xctemplate --json", "Another one, with a JSON Schema of its options"),
        ]
    ) { arguments in
        .read(.template(arguments.positional(0)))
    }
}
