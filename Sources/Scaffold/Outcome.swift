/// What a run did or found out, for the report.
public struct Outcome: Sendable {
    /// What the run came to; a refusal or a failure is thrown instead.
    public enum Status: String, Sendable {
        /// A question was answered.
        case ok
        case applied
        /// A plan was made and not applied.
        case planned
        case unchanged
        /// A check found problems.
        case findings
    }

    public let status: Status
    public let workspace: AbsolutePath?
    public let subject: Subject?
    /// What was, or would be, changed; nil for a question.
    public let plan: Plan?
    /// The SHA-256 of the document that a plan was kept in; it also holds what had been done already.
    public internal(set) var document: String?
    /// Warnings and notes.
    public internal(set) var diagnostics: [Diagnostic]
    /// What to run next, as argument vectors.
    public let next: [[String]]
    public let answer: Answer?
}

/// What a question found out.
public enum Answer: Sendable {
    case listing(Listing)
    case manifest(ManifestDescription)
    case conventions(ConventionsReport)
    case templates([Listing.Template])
    case template(TemplateSummary)
    case checked([TemplateCheck])
    /// Those that can be taken back, the last one first.
    case appliedPlans([AppliedPlan])
    /// The one that was, or would be, taken back.
    case takenBack(AppliedPlan)
}
