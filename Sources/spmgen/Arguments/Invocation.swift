import Scaffold

/// What a command line asks for, and how the answer is to be reported.
struct Invocation: Sendable {
    /// The command's name; nil for the help that stands for no command.
    let command: String?
    /// The command line in one spelling, for the plan.
    let words: [String]
    let action: Action
    let report: ReportOptions
    let writing: WritingOptions
}

/// How a run is reported; the same for all commands.
struct ReportOptions: Sendable, Hashable {
    static let defaultWait = 30

    var directory: String?
    var json = false
    var color = ColorChoice.auto
    var quiet = false
    var verbose = false
    var all = false
    /// Seconds.
    var wait = Self.defaultWait
}

/// What becomes of a plan; the same for all commands that write.
struct WritingOptions: Sendable, Hashable {
    var dryRun = false
    var diff = false
    var planOut: String?
    /// In lower case.
    var expectedPlan: String?
    /// Whether the package tools judge the edit of a manifest first.
    var verify = false

    var isPreview: Bool { dryRun || diff || planOut != nil }
}

/// When output is coloured.
enum ColorChoice: String, Sendable, CaseIterable {
    case auto
    case always
    case never
}
