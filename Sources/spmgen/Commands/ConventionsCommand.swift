import Scaffold

extension Command {
    static let conventions = Command(
        "conventions",
        .writes,
        "Show how this workspace does things, and where that is seen",
        details: [
            """
            `feature` and `view` follow what the features of a workspace have in common. With --write it goes into \
            .spmgen.json, where any of it can be changed; what stands there overrides what was found.
            """
        ],
        options: [ConventionsOptions.write],
        examples: [
            Example("conventions", "What was found, and in which file"),
            Example("conventions --json", "The same, for a program"),
            Example("conventions --write", "Put it into .spmgen.json"),
        ]
    ) { arguments in
        arguments.has(ConventionsOptions.write) ? .write(.conventions) : .read(.conventions)
    }
}

private enum ConventionsOptions {
    static let write = Option.flag("write", "Put what was found into .spmgen.json, and keep what stands there")
}
