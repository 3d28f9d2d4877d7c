/// Why a template cannot be read or rendered; everything that is wrong with it is told at once.
struct TemplateError: DiagnosticError, Equatable {
    let diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) {
        self.diagnostics = diagnostics
    }

    init(_ diagnostic: Diagnostic) {
        diagnostics = [diagnostic]
    }

    /// The template itself is at fault.
    static func invalid(_ message: String, in file: String, remedy: String) -> TemplateError {
        TemplateError(Diagnostic(.templateInvalid, message, at: DiagnosticLocation(file: file), remedy: remedy))
    }
}
