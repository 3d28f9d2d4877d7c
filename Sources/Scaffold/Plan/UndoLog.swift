#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The last plans that were applied in one workspace, in the user's state folder, so that nothing lies in the
/// workspace itself.
struct UndoLog: Sendable {
    /// How many plans are kept.
    static let limit = 20

    private let files: any FileSystem
    private let folder: AbsolutePath
    /// Holds the number of the last record of any workspace, so that it can be told which of two is the later one.
    private let counter: AbsolutePath

    /// - Parameter state: the user's folder for spmgen's state; made when it is first written to.
    init(files: any FileSystem, state: AbsolutePath, workspace: AbsolutePath) throws(FileError) {
        self.files = files
        let all = state.appending("undo")
        folder = all.appending(try WorkspaceKey(of: workspace, files: files).name)
        counter = all.appending("last")
    }

    /// The names of the records, the oldest first.
    func names() throws(FileError) -> [String] {
        guard try files.status(of: folder) != nil else { return [] }
        return try files.entries(of: folder).filter { $0.hasSuffix(".json") }
    }

    /// - Throws: `PlanError` with `invalid` for a record that this spmgen cannot read, or `disk`.
    func record(_ name: String) throws(PlanError) -> UndoRecord {
        let json = try PlanError.onDisk { () throws(FileError) in try files.read(folder.appending(name)) }
        let record = try? JSONDecoder().decode(UndoRecord.self, from: Data(json))
        guard let record, record.schema == UndoRecord.schema else {
            throw PlanError(.invalid("`\(folder.appending(name))` is not a record of an applied plan"))
        }
        return record
    }

    /// The name of the next record; the folder is then there.
    func nextName(for digest: String) throws(FileError) -> String {
        try files.makeDirectories(folder)
        let last = try names().last.flatMap { Int($0.prefix { $0 != "-" }) } ?? 0
        let lastOfAll = (try? files.read(counter)).flatMap { Int(String(decoding: $0, as: UTF8.self)) } ?? 0
        let number = String(max(last, lastOfAll) + 1)
        // Without it, the order is that within each workspace.
        try? replace(counter, with: Array(number.utf8), draft: "last.new")
        return String(repeating: "0", count: max(0, 8 - number.count)) + number + "-" + digest.prefix(12) + ".json"
    }

    func write(_ record: UndoRecord, named name: String) throws(FileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Strings and lists of them: nothing that a coder can refuse.
        let json = (try? encoder.encode(record)).map { Array($0) } ?? []
        try replace(folder.appending(name), with: json, draft: name + ".new")
    }

    private func replace(_ file: AbsolutePath, with contents: [UInt8], draft: String) throws(FileError) {
        try files.replace(file, with: contents, mode: FileMode(bits: 0o600), draft: folder.appending(draft))
    }

    func remove(_ name: String) throws(FileError) {
        if try files.status(of: folder.appending(name)) != nil { try files.removeFile(folder.appending(name)) }
    }

    /// Forgets the oldest records beyond the limit; what cannot be removed is tried again next time.
    func prune() {
        guard let names = try? names() else { return }
        for name in names.dropLast(Self.limit) { try? remove(name) }
    }

    /// What to say where a plan was applied and cannot be taken back later.
    static func warning(_ error: FileError) -> Diagnostic {
        Diagnostic(
            .undoNotKept,
            severity: .warning,
            "what this run changed is not remembered: "
                + "cannot \(error.operation.rawValue) \(error.path): \(error.reason)",
            remedy: "let spmgen write there, or set XDG_STATE_HOME to a folder where it can"
        )
    }
}
