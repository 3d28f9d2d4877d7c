/// A fault of templates from before Xcode 9: in the contents of `___FILEBASENAME___ViewController.swift` they write
/// `___FILEBASENAME___ViewController`, but there the base name is the file's own by now, so the ending comes twice.
struct DoubledSuffix: Sendable, Hashable {
    private let suffix: String

    /// - Parameter name: of the template's file; nil if it is not made of the base name and an ending.
    init?(of name: String) {
        let macro = "___FILEBASENAME___"
        guard name.hasPrefix(macro) else { return nil }
        suffix = String(name.dropFirst(macro.count).prefix { $0 != "." })
        guard !suffix.isEmpty, !suffix.contains("_") else { return nil }
    }

    func problems(in bytes: [UInt8]) -> [MacroProblem] {
        var reader = MacroReader(bytes)
        var problems: [MacroProblem] = []
        while let finding = reader.next() {
            guard case .macro(let reference) = finding,
                ["FILEBASENAME", "FILEBASENAMEASIDENTIFIER"].contains(reference.name),
                bytes[reference.range.upperBound...].starts(with: suffix.utf8)
            else { continue }
            problems.append(MacroProblem(.doubled(reference.name, suffix: suffix), at: reference.range))
        }
        return problems
    }
}
