import Scaffold

extension Command {
    static let undo = Command(
        "undo",
        .writes,
        "Take back what was applied last",
        details: [
            """
            Everything is again, byte for byte, as it was before the last command that changed something. A further undo \
            takes back the one before. Where a file was changed since, nothing is taken back, and the file is named. \
            There is no redo: run the command again.
            """
        ],
        options: [UndoOptions.list],
        examples: [
            Example("undo", "Take back the last command"),
            Example("undo --list", "What can be taken back, the last one first"),
            Example("undo --dry-run", "What taking back would change"),
        ]
    ) { arguments in
        arguments.has(UndoOptions.list) ? .read(.appliedPlans) : .write(.undo)
    }
}

private enum UndoOptions {
    static let list = Option.flag("list", "List what can be taken back, and change nothing")
}
