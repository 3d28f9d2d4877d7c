/// How to take an applied plan back.
struct UndoRecord: Sendable, Hashable, Codable {
    static let schema = "spmgen-undo/1"

    var schema = UndoRecord.schema
    /// The argument vector that asked for the plan.
    let command: [String]
    /// The digest of the plan.
    let plan: String
    /// The plan that takes it back.
    let inverse: PlanDocument
    let restoration: Transaction.Restoration

    init(of plan: PlanDocument, _ check: PlanCheck, _ journal: Journal) {
        command = plan.command
        self.plan = plan.digest
        let sites = check.sites.filter(\.isEffective)
        inverse = PlanDocument(
            version: plan.version,
            command: ["spmgen", "undo"],
            workspace: plan.workspace,
            changes: sites.compactMap(PlannedChange.init(takingBack:))
        )
        var modes: [String: FileMode] = [:]
        for site in sites where site.change.action == .delete {
            modes[site.change.path.description] = site.place.status?.mode
        }
        for folder in journal.emptied { modes[folder.path.description] = folder.mode }
        restoration = Transaction.Restoration(folders: Set(journal.placements.flatMap(\.folders)), modes: modes)
    }
}

extension PlannedChange {
    /// The change that makes everything as it was before; nil where the old contents are not known.
    fileprivate init?(takingBack site: PlanCheck.Site) {
        let change = site.change
        switch change.action {
        case .create:
            self.init(.delete, change.path, before: change.after, contents: nil)
        case .edit:
            guard let old = site.before else { return nil }
            self.init(.edit, change.path, before: change.after, contents: old)
        case .delete:
            guard let old = site.before else { return nil }
            self.init(.create, change.path, before: nil, contents: old, mode: site.place.status?.mode ?? change.mode)
        case .move:
            guard let old = site.before, let origin = change.origin else { return nil }
            self.init(.move, origin, from: change.path, before: change.after, contents: old)
        }
    }
}
