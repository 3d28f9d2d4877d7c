/// An edit has no certain place; the user can make it by hand.
struct EditError: DiagnosticError, Equatable {
    /// Why there is no place, as the end of a sentence: "`CartRoute` is declared twice".
    let reason: String
    let location: DiagnosticLocation?
    /// What was to be inserted.
    let paste: String

    init(_ reason: String, at location: DiagnosticLocation?, paste: String) {
        self.reason = reason
        self.location = location
        self.paste = paste
    }

    /// An error, for an edit without which the result would not build.
    var diagnostics: [Diagnostic] {
        [
            Diagnostic(
                .editSiteUnclear,
                "there is no certain place for an edit: \(reason)",
                at: location,
                remedy: "put this in by hand, then run the command again",
                paste: paste
            )
        ]
    }

    /// A warning, for an edit that is welcome and no more.
    var warning: Diagnostic {
        Diagnostic(
            .editSkipped,
            severity: .warning,
            "an edit was left out: \(reason)",
            at: location,
            remedy: "put this in by hand if you want it",
            paste: paste
        )
    }
}
