#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The folder at the root of a workspace in which a transaction keeps its journal, what it is about to put in place,
/// and what it has taken away.
///
/// It tells git to ignore it, and is gone after the run. The journal counts: while it is there, the workspace is
/// neither as before nor as after; what is left without one is only waste.
struct Staging {
    static let prefix = ".spmgen-txn-"

    let folder: AbsolutePath
    private let files: any FileSystem

    /// The place of the transaction of the plan with this digest.
    init(of digest: String, root: AbsolutePath, files: any FileSystem) {
        self.init(folder: root.appending(Self.prefix + digest.prefix(12)), files: files)
    }

    private init(folder: AbsolutePath, files: any FileSystem) {
        self.folder = folder
        self.files = files
    }

    /// Those that earlier runs, or one that is under way, have left in a workspace.
    static func all(in root: AbsolutePath, files: any FileSystem) throws(FileError) -> [Staging] {
        var found: [Staging] = []
        for name in try files.entries(of: root) where name.hasPrefix(prefix) {
            let folder = root.appending(name)
            if try files.status(of: folder)?.kind == .directory { found.append(Staging(folder: folder, files: files)) }
        }
        return found
    }

    func new(_ index: Int) -> AbsolutePath { folder.appending("new-\(index)") }
    func edit(_ index: Int) -> AbsolutePath { folder.appending("edit-\(index)") }
    func old(_ index: Int) -> AbsolutePath { folder.appending("old-\(index)") }
    func gone(_ index: Int) -> AbsolutePath { folder.appending("gone-\(index)") }
    private var journalPath: AbsolutePath { folder.appending("journal") }
    private var ignorePath: AbsolutePath { folder.appending(".gitignore") }

    func make() throws(FileError) {
        do {
            try files.makeDirectory(folder)
        } catch let error where error.isExistence {
            // The waste of an earlier run of the same plan.
            try discard()
            try files.makeDirectory(folder)
        }
        try files.create(ignorePath, contents: Array("*\n".utf8), mode: .regular, flushed: false)
    }

    /// From now on the transaction counts as begun.
    func begin(_ journal: Journal) throws(FileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings and lists of them: nothing that a coder can refuse.
        let json = (try? encoder.encode(journal)).map { Array($0) } ?? []
        let draft = folder.appending("journal.new")
        try files.create(draft, contents: json, mode: .regular, flushed: true)
        try files.rename(draft, to: journalPath)
    }

    /// From now on the transaction counts as ended: all of it done, or all of it taken back.
    func end() throws(FileError) {
        if try files.status(of: journalPath) != nil { try files.removeFile(journalPath) }
    }

    /// Whether a transaction has begun and not ended.
    var isUnderWay: Bool {
        get throws(FileError) { try files.status(of: journalPath) != nil }
    }

    /// - Throws: `PlanError` with `disk`, or with `foreignJournal` where this spmgen did not write it.
    func journal() throws(PlanError) -> Journal {
        let json = try PlanError.onDisk { () throws(FileError) in try files.read(journalPath) }
        let journal = try? JSONDecoder().decode(Journal.self, from: Data(json))
        guard let journal, journal.schema == Journal.schema else { throw PlanError(.foreignJournal(folder)) }
        return journal
    }

    /// Removes what is left after the end; what cannot be removed now is removed by the next run.
    func discard() throws(FileError) {
        for name in try files.entries(of: folder) where folder.appending(name) != ignorePath {
            try remove(folder.appending(name))
        }
        // Last, so that git sees nothing of the rest.
        if try files.status(of: ignorePath) != nil { try files.removeFile(ignorePath) }
        try files.removeDirectory(folder)
    }

    private func remove(_ path: AbsolutePath) throws(FileError) {
        guard try files.status(of: path)?.kind == .directory else { return try files.removeFile(path) }
        for name in try files.entries(of: path) { try remove(path.appending(name)) }
        try files.removeDirectory(path)
    }
}
