import Scaffold

extension Command {
    static let apply = Command(
        "apply",
        .writes,
        "Apply a plan that was kept with --plan-out",
        details: [
            """
            Exactly what was planned is done, or nothing: where a file has changed since, one that was only read \
            included, the run names it and ends with 75. The plan is applied in the workspace of this folder; one of \
            init in this folder.
            """
        ],
        positionals: [Positional("<plan.json>", "The plan's file, or - for standard input", values: .file)],
        examples: [
            Example("apply plan.json", "Do what the plan says that feature Cart --plan-out plan.json has made"),
            Example("apply plan.json --diff", "Show it as a diff, if it still fits"),
            Example("apply -", "Read the plan from standard input"),
        ]
    ) { arguments in
        .apply(file: arguments.positional(0))
    }
}
