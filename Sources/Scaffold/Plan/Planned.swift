/// A plan with what is to be said about it.
struct Planned {
    let plan: Plan
    let subject: Subject?
    /// Warnings and notes.
    let diagnostics: [Diagnostic]
    let next: [NextCommand]
}
