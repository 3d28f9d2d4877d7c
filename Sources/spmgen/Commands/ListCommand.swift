import Scaffold

extension Command {
    static let list = Command(
        "list",
        .reads,
        "List features with their screens, packages and templates",
        examples: [
            Example("list", "What is in this workspace"),
            Example("list --json", "The same, for a program"),
        ]
    ) { _ in
        .read(.list)
    }
}
