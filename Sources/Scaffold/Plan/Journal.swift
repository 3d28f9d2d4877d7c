/// What a transaction is about to do, written down before it begins, so that any later run can take it back.
///
/// Paths have their symlinks resolved. The entries of a list are numbered; what is staged or kept for entry 3 of
/// `placements` is named `new-3` in the staging folder, and so on.
struct Journal: Codable, Hashable {
    /// A file that goes away; it is kept as `gone-…`.
    struct Removal: Codable, Hashable {
        let path: RelativePath
        let before: String
    }

    /// A folder that goes away if nothing else is in it.
    struct Folder: Codable, Hashable {
        let path: RelativePath
        let mode: FileMode
    }

    /// A new file, or a new folder with all that is in it; it is staged as `new-…`.
    struct Placement: Codable, Hashable {
        struct File: Codable, Hashable {
            let path: RelativePath
            let after: String
        }

        let path: RelativePath
        /// The folder at `path` and those in it, the outer first; empty for a file.
        let folders: [RelativePath]
        let files: [File]
    }

    /// A file that gets other contents; they are staged as `edit-…`, the old file is kept as `old-…`.
    struct Replacement: Codable, Hashable {
        let path: RelativePath
        let before: String
        let after: String
    }

    static let schema = "spmgen-journal/1"

    var schema = Journal.schema
    /// The argument vector of the run.
    let command: [String]
    /// The digest of the plan.
    let plan: String
    /// In the order in which they are done.
    let removals: [Removal]
    /// The inner before the outer.
    let emptied: [Folder]
    let placements: [Placement]
    let replacements: [Replacement]
    /// The name of the record in the undo log that counts only if the run ends well.
    var undoRecord: String?

    /// The new folder that is all the run makes; nil where it does anything else.
    var onlyFolder: Placement? {
        guard removals.isEmpty, emptied.isEmpty, replacements.isEmpty, placements.count == 1 else { return nil }
        return placements[0].folders.isEmpty ? nil : placements[0]
    }

    /// Every path that is written to.
    var paths: [RelativePath] {
        removals.map(\.path) + emptied.map(\.path) + placements.flatMap { $0.folders + $0.files.map(\.path) }
            + replacements.map(\.path)
    }
}

extension Journal {
    /// Where the user's file or folder is, or shall be, that has this name in the staging folder; nil for the journal
    /// itself and the like.
    func path(of staged: RelativePath) -> RelativePath? {
        let parts = staged.components.first?.split(separator: "-") ?? []
        guard parts.count == 2, let index = Int(parts[1]) else { return nil }
        let entries: [RelativePath]
        switch parts[0] {
        case "new": entries = placements.map(\.path)
        case "edit", "old": entries = replacements.map(\.path)
        case "gone": entries = removals.map(\.path)
        default: return nil
        }
        guard entries.indices.contains(index) else { return nil }
        return entries[index].appending(names: Array(staged.components.dropFirst()))
    }

    /// What it takes to make `plan` true in a workspace that was checked.
    ///
    /// - Parameter removable: the folders that may go once they are empty; any where nil.
    init(_ plan: PlanDocument, _ check: PlanCheck, removable: Set<RelativePath>?) throws(PlanError) {
        command = plan.command
        self.plan = plan.digest
        let sites = check.sites.filter(\.isEffective)
        removals = sites.compactMap { site in
            site.removed.map { Removal(path: $0.path, before: site.change.before ?? "") }
        }
        replacements = sites.filter { $0.change.action == .edit }.map { site in
            Replacement(
                path: site.place.path,
                before: site.change.before ?? "",
                after: site.change.after ?? ""
            )
        }
        let placed = sites.filter { $0.change.action == .create || $0.change.action == .move }
        placements = Self.placements(of: placed)
        let filled = placed.map(\.place.path) + replacements.map(\.path)
        let candidates = Set(removals.flatMap(\.path.foldersFromTop))
            .subtracting(filled.flatMap(\.foldersFromTop))
            .filter { removable?.contains($0) ?? true }
        var emptied: [Folder] = []
        var paths = check.paths
        // What lies in a folder comes before it.
        for folder in candidates.sorted(by: >) {
            if let mode = try paths.place(of: folder).status?.mode { emptied.append(Folder(path: folder, mode: mode)) }
        }
        self.emptied = emptied
    }

    private static func placements(of sites: [PlanCheck.Site]) -> [Placement] {
        let groups = Dictionary(grouping: sites) { $0.place.firstAbsent ?? $0.place.path }
        return groups.sorted { $0.key < $1.key }.map { top, sites in
            let files = sites.map { Placement.File(path: $0.place.path, after: $0.change.after ?? "") }
            let folders = Set(files.flatMap(\.path.foldersFromTop)).filter { $0.isInside(top) }
            return Placement(
                path: top,
                // A folder comes before what lies in it.
                folders: folders.sorted(),
                files: files.sorted { $0.path < $1.path }
            )
        }
    }
}

extension RelativePath: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        try self.init(container.decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension FileMode: Codable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self.init(bits: UInt32(text, radix: 8) ?? FileMode.regular.bits)
    }

    /// In octal digits, as `chmod` takes them.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(bits, radix: 8))
    }
}
