/// A macro that cannot be replaced.
struct MacroProblem: Error, Sendable, Hashable {
    enum Reason: Sendable, Hashable {
        case unknown(String, nearest: String?)
        case unknownModifier(String, nearest: String?)
        /// A macro that has no value in this run.
        case unbound(String, remedy: String)
        case unclosed(String)
        /// An ending that the value of the macro has already.
        case doubled(String, suffix: String)
        /// A directive that does not stand alone on its line.
        case straySign(String)
        case tooDeep(String)
        case tooLong(String)
    }

    let reason: Reason
    /// In the text that was expanded.
    let range: TextRange

    init(_ reason: Reason, at range: TextRange) {
        self.reason = reason
        self.range = range
    }

    /// Whether `--lenient` leaves the macro as it stands.
    var isForgivable: Bool {
        switch reason {
        case .unknown, .unbound, .doubled: true
        default: false
        }
    }

    func diagnostic(in text: SourceText, file: String, severity: Diagnostic.Severity = .error) -> Diagnostic {
        diagnostic(at: DiagnosticLocation(file: file, offset: range.lowerBound, in: text), severity: severity)
    }

    /// - Parameter context: what was expanded, where the location does not say it.
    func diagnostic(
        at location: DiagnosticLocation,
        in context: String? = nil,
        severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        let (id, message, remedy) = description
        let place = context.map { ", in \($0)" } ?? ""
        return Diagnostic(id, severity: severity, message + place, at: location, remedy: remedy)
    }

    private var description: (DiagnosticID, message: String, remedy: String) {
        switch reason {
        case .unknown(let name, let nearest):
            let remedy = Self.didYouMean(
                nearest.map { "___\($0)___" },
                else: "; `spmgen new --lenient` leaves it as it stands"
            )
            if name.hasPrefix(MacroReference.optionPrefix) {
                let option = name.dropFirst(MacroReference.optionPrefix.count)
                return (.unknownMacro, "the template has no option `\(option)`", remedy)
            }
            return (.unknownMacro, "`___\(name)___` is no macro", remedy)
        case .unknownModifier(let name, let nearest):
            return (.unknownMacro, "`\(name)` is no modifier of macros", Self.didYouMean(nearest))
        case .unbound(let name, let remedy):
            return (.unknownMacro, "`___\(name)___` has no value here", remedy)
        case .unclosed(let name):
            return (
                .templateInvalid, "the macro `___\(name)` is not closed",
                "write `___\(name)___`, with three underscores at either end; modifiers go behind one colon, with commas"
            )
        case .doubled(let name, let suffix):
            return (
                .templateInvalid,
                "since Xcode 9 `___\(name)___` is the file's own name here, which ends in `\(suffix)` already",
                "take `\(suffix)` out behind it, or use the option that is the base name"
            )
        case .straySign(let name):
            return (
                .templateInvalid, "`___\(name)` does not stand alone on its line",
                "give it a line of its own, behind a comment mark, and close it with three underscores"
            )
        case .tooDeep(let name):
            return (
                .templateInvalid, "the value of `___\(name)___` holds macros more than \(TextMacros.depthLimit) deep",
                "look for values that name each other in a circle"
            )
        case .tooLong(let name):
            return (
                .templateInvalid, "with `___\(name)___` the text grows beyond all measure",
                "shorten it, or look for values that name each other many times"
            )
        }
    }

    private static func didYouMean(_ nearest: String?, else otherwise: String = "") -> String {
        nearest.map { "did you mean `\($0)`?" } ?? "correct its name, or take it out of the template" + otherwise
    }
}
