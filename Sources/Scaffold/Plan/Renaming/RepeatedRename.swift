/// Whether a rename whose old name is nowhere, and whose new one is there, is one that has been done before: then there
/// is nothing to do. Where another name is like the old one, that may have been a slip.
struct RepeatedRename {
    let request: RenameRequest
    /// What earlier runs have changed here; nil where nothing is kept.
    let history: UndoLog?

    /// - Parameter known: what is there of the kind.
    func isMeant(_ old: String, as new: String, among known: [String]) -> Bool {
        NearestName(among: known.filter { $0 != new }).to(old) == nil || isRemembered
    }

    /// What is said where nothing was renamed, and nobody remembers that it ever was.
    var doubt: Diagnostic? {
        let old = request.screen == nil ? request.feature.rawValue : request.leaf
        guard Words.upperCamelCase(old) != Words.upperCamelCase(request.newTyped), !isRemembered else { return nil }
        return Diagnostic(
            .renamedBefore,
            severity: .note,
            "`\(request.typed)` is not there and `\(request.newTyped)` is, so it is taken to be renamed already",
            remedy: "if that was a slip, `spmgen list` shows the names"
        )
    }

    private var isRemembered: Bool {
        PastChanges(history).commands.contains {
            $0.starts(with: ["spmgen", "rename", request.typed, request.newTyped])
        }
    }
}
