/// Why a text is no condition, or cannot be decided.
struct ConditionError: Error, Sendable, Hashable {
    enum Reason: Sendable, Hashable {
        case unexpected(String)
        case tooDeep
        case unknownName(String, nearest: String?)
    }

    let reason: Reason
    /// In bytes from the beginning of the condition.
    let offset: Int

    init(_ reason: Reason, offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    /// - Parameter context: which condition it is, where the location does not say it.
    func diagnostic(at location: DiagnosticLocation, in context: String = "the condition") -> Diagnostic {
        switch reason {
        case .unexpected(let rest):
            Diagnostic(
                .templateInvalid,
                rest.isEmpty ? "\(context) ends too early" : "\(context) cannot be read from `\(rest)` on",
                at: location,
                remedy: "write names of options with `!`, `&&`, `||`, `==` and parentheses: `mocks && !iosOnly`"
            )
        case .tooDeep:
            Diagnostic(
                .templateInvalid,
                "\(context) is nested too deeply",
                at: location,
                remedy: "write it with fewer parentheses"
            )
        case .unknownName(let name, let nearest):
            Diagnostic(
                .templateInvalid,
                "\(context) asks for `\(name)`, which is neither an option of the template nor a known fact",
                at: location,
                remedy: nearest.map { "did you mean `\($0)`?" } ?? "declare an option of that name, or take it out"
            )
        }
    }
}
