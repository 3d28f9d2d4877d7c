/// What runs have changed in a workspace, as far as it is remembered.
///
/// Some files are the same after an insertion although they differed before, by a line break or a comma. Where a run
/// that changed the file is remembered, what was there before is known.
struct PastChanges {
    private let log: UndoLog?

    init(_ log: UndoLog?) {
        self.log = log
    }

    /// The argument vectors of the runs that are remembered, the last one first.
    var commands: [[String]] {
        guard let log else { return [] }
        return ((try? log.names()) ?? []).reversed().compactMap { try? log.record($0).command }
    }

    /// Drafts become what was there before: of files that a certain command left as they are now, and of manifests that
    /// once said the same but for a comma or an empty list.
    ///
    /// - Parameter others: files that are to stay as they are drafted.
    func restore(
        _ tree: WorkingTree,
        besides others: Set<RelativePath> = [],
        madeBy isMeant: ([String]) -> Bool
    ) throws {
        guard let log else { return }
        var open = Set(tree.drafts.keys).subtracting(others)
        for name in ((try? log.names()) ?? []).reversed() where !open.isEmpty {
            guard let record = try? log.record(name) else { continue }
            for change in record.inverse.changes where change.action == .edit && open.contains(change.path) {
                guard let contents = change.contents, let bytes = try tree.contentsOnDisk(of: change.path),
                    let draft = try tree.contents(of: change.path)
                else { continue }
                let isInverse = isMeant(record.command) && SHA256(of: bytes).hex == change.before
                guard isInverse || Self.isSameManifest(contents, draft, change.path) else { continue }
                tree.draft(contents, at: change.path, mode: try tree.mode(of: change.path) ?? .regular)
                open.remove(change.path)
            }
        }
    }

    /// A draft of a manifest becomes what was there before the run that left the manifest as it is now, if the two say
    /// the same: that run has added what is taken out.
    func restoreManifests(_ tree: WorkingTree) throws {
        guard let log else { return }
        for path in tree.drafts.keys {
            guard let bytes = try tree.contentsOnDisk(of: path), let draft = try tree.contents(of: path) else {
                continue
            }
            let digest = SHA256(of: bytes).hex
            for name in ((try? log.names()) ?? []).reversed() {
                let changes = (try? log.record(name))?.inverse.changes ?? []
                guard
                    let change = changes.first(where: { $0.action == .edit && $0.path == path && $0.before == digest }),
                    let contents = change.contents, Self.isSameManifest(contents, draft, path)
                else { continue }
                tree.draft(contents, at: path, mode: try tree.mode(of: path) ?? .regular)
                break
            }
        }
    }

    private static func isSameManifest(_ contents: [UInt8], _ draft: [UInt8], _ path: RelativePath) -> Bool {
        guard path.name.hasPrefix("Package"), path.fileExtension == "swift" else { return false }
        func words(_ bytes: [UInt8]) -> String {
            let text = SourceText(bytes)
            let all = Lexer.tokens(of: bytes, language: .swift)
                .filter { (!$0.kind.isTrivia || $0.kind.isComment) && $0.kind != .comma }
                .map { text.string(in: $0.range) }
                .joined(separator: " ")
            return ["dependencies", "plugins", "products", "targets"].reduce(all) { words, label in
                words.replacing(" \(label) : [ ]", with: "")
            }
        }
        return words(contents) == words(draft)
    }
}
