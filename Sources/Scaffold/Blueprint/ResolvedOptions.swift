/// The values that a template's options have in one run.
struct ResolvedOptions: Sendable {
    /// By identifier.
    var values: [String: String] = [:]
    /// The options whose `RequiredOptions` are not met.
    var disabled: Set<String> = []
    /// Options whose value the caller typed, or that are made from such a one; they may not name other folders.
    var typed: Set<String> = []
    /// What names the folder that is rendered, of options that count, in order.
    var folderParts: [String] = []
    /// The base name of the files; nil where nobody gave one.
    var baseName: String?
    var warnings: [Diagnostic] = []

    /// As conditions see them: an option that does not count is false.
    var conditionValues: [String: String] {
        values.merging(disabled.map { ($0, "false") }) { _, disabled in disabled }
    }
}
