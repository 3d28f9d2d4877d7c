/// The options that commands share.
enum CommonOptions {
    static let directory = Option.value(
        "directory",
        short: "C",
        "<dir>",
        "Run as if started in this folder",
        values: .directory
    )
    static let json = Option.flag("json", "Print one JSON document, for errors as well")
    static let color = Option.choice(
        "color",
        ColorChoice.allCases.map(\.rawValue),
        "When to use colour; auto: at a terminal, unless NO_COLOR is set"
    )
    static let quiet = Option.flag("quiet", "Print errors and what was asked for, nothing else")
    static let verbose = Option.flag("verbose", "List every file")
    static let whole = Option.flag("all", "Print lists whole, without their limit of \(ReportLimits.list)")
    static let wait = Option.value(
        "wait",
        "<seconds>",
        "How long to wait for another run in the workspace (default: \(ReportOptions.defaultWait))"
    )
    static let help = Option.flag("help", short: "h", "Show how a command is used")
    static let version = Option.flag("version", "Show the version")

    static let dryRun = Option.flag("dry-run", "Show what would change, and change nothing")
    static let diff = Option.flag("diff", "Show the change as a unified diff; implies --dry-run")
    static let planOut = Option.value(
        "plan-out",
        "<file>",
        "Write the plan to this file; implies --dry-run",
        values: .file
    )
    static let expectPlan = Option.value(
        "expect-plan",
        "<sha256>",
        "Change something only if the plan is still this one"
    )

    /// Those of every command.
    static let all = [directory, json, color, quiet, verbose, whole, wait, help, version]
    /// Those of every command that writes.
    static let writing = [dryRun, diff, planOut, expectPlan]
    static let exclusions = [
        [quiet, verbose], [expectPlan, dryRun], [expectPlan, diff], [expectPlan, planOut],
    ]
}
