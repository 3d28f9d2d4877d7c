#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A plan as it is kept in a file: with all it writes, and the digests of all it was made from.
///
/// The format is `spmgen-plan/1`: `schema`, `version`, `command`, `workspace`, `changes`, `reads` and `plan`, which is
/// the SHA-256 of the document in sorted, compact JSON without `plan` and `workspace`.
public struct PlanDocument: Sendable, Hashable {
    public static let schema = "spmgen-plan/1"

    /// The spmgen that made it.
    public let version: String
    public let command: [String]
    /// Where it was made; it can be applied to a copy elsewhere.
    public let workspace: String
    let changes: [PlannedChange]
    let reads: [PlannedRead]
    /// The SHA-256 of the rest, in hexadecimal.
    public private(set) var digest = ""

    public init(_ plan: Plan) {
        version = plan.version
        command = plan.command
        workspace = plan.workspace.description
        changes = plan.changes.map { PlannedChange($0) }
        reads = plan.reads.sorted { $0.key < $1.key }.map { PlannedRead(path: $0.key, sha256: $0.value?.hex) }
        digest = computedDigest
    }

    /// A plan that only rests on the files that it changes.
    init(version: String, command: [String], workspace: String, changes: [PlannedChange]) {
        self.version = version
        self.command = command
        self.workspace = workspace
        self.changes = changes.sorted { $0.path < $1.path }
        reads = []
        digest = computedDigest
    }

    /// The document as JSON with line breaks, for a file.
    public var json: [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return Self.encode(self, with: encoder) + [.lineFeed]
    }

    private var computedDigest: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return SHA256(of: Self.encode(Digested(document: self), with: encoder)).hex
    }

    /// Strings, lists of them and nulls: nothing that a coder can refuse.
    private static func encode(_ value: some Encodable, with encoder: JSONEncoder) -> [UInt8] {
        (try? encoder.encode(value)).map { Array($0) } ?? []
    }

    fileprivate enum Key: String, CodingKey, CaseIterable {
        case schema, version, command, workspace, changes, reads, plan
    }

    /// What the digest is of.
    private struct Digested: Encodable {
        let document: PlanDocument

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try document.encodeDigested(into: &container)
        }
    }

    fileprivate func encodeDigested(into container: inout KeyedEncodingContainer<Key>) throws {
        try container.encode(Self.schema, forKey: .schema)
        try container.encode(version, forKey: .version)
        try container.encode(command, forKey: .command)
        try container.encode(changes, forKey: .changes)
        try container.encode(reads, forKey: .reads)
    }
}

extension PlanDocument: Codable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try encodeDigested(into: &container)
        try container.encode(workspace, forKey: .workspace)
        try container.encode(digest, forKey: .plan)
    }

    /// - Throws: `DecodingError` where it is not such a document, or its parts contradict one another.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let schema = try container.decode(String.self, forKey: .schema)
        guard schema == Self.schema else {
            throw DecodingError.dataCorruptedError(
                forKey: .schema,
                in: container,
                debugDescription: "its schema is `\(schema)`, and this spmgen reads `\(Self.schema)`"
            )
        }
        try decoder.refuseKeys(besides: Key.self)
        version = try container.decode(String.self, forKey: .version)
        command = try container.decode([String].self, forKey: .command)
        workspace = try container.decode(String.self, forKey: .workspace)
        changes = try container.decode([PlannedChange].self, forKey: .changes)
        reads = try container.decode([PlannedRead].self, forKey: .reads)
        digest = try container.decode(String.self, forKey: .plan)
        guard digest == computedDigest else {
            throw DecodingError.dataCorruptedError(
                forKey: .plan,
                in: container,
                debugDescription: "it was changed after it was made: its `plan` is not the digest of the rest"
            )
        }
        let paths = changes.map(\.path)
        guard zip(paths, paths.dropFirst()).allSatisfy({ $0 < $1 }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .changes,
                in: container,
                debugDescription: "its changes are not in the order of their paths, each once"
            )
        }
    }
}

extension PlanDocument {
    /// Reads a document from the bytes of its file.
    ///
    /// - Throws: `PlanError` with `invalid`, or the words of `RelativePathError` for a path that leads outside.
    init(json: [UInt8]) throws(PlanError) {
        do {
            self = try JSONDecoder().decode(PlanDocument.self, from: Data(json))
        } catch let error as DecodingError {
            throw PlanError(.invalid("the plan cannot be read: \(error.words)"))
        } catch {
            throw PlanError(.invalid("the plan cannot be read: it is not JSON"))
        }
    }
}

extension PlanDocument {
    /// The plan with the bytes that it replaces, which the document has only the digests of.
    ///
    /// - Returns: nil where every file is already as the plan leaves it.
    /// - Throws: `PlanError` where the workspace is not as it was when the plan was made, as applying it would.
    func plan(in root: AbsolutePath, files: any FileSystem) throws(PlanError) -> Plan? {
        let check = try PlanCheck(self, root: root, files: files)
        guard check.problems.isEmpty else { throw PlanError(check.problems) }
        if check.isDone { return nil }
        let digests = reads.map { ($0.path, $0.sha256.flatMap(SHA256.init(hex:))) }
        return Plan(
            version: version,
            command: command,
            workspace: root,
            changes: check.sites.map(\.plannedChange),
            reads: Dictionary(digests, uniquingKeysWith: { first, _ in first })
        )
    }
}

extension PlanCheck.Site {
    /// The change with the bytes that are there now.
    fileprivate var plannedChange: Change {
        let old = before ?? []
        let new = change.contents ?? []
        let action: Change.Action =
            switch change.action {
            case .create: .create(contents: new)
            case .edit: .edit(before: old, contents: new)
            case .delete: .delete(before: old)
            case .move: .move(from: change.origin ?? change.path, before: old, contents: new)
            }
        return Change(path: change.path, action: action, mode: change.mode)
    }
}

extension DecodingError {
    /// What is wrong, and under which key.
    fileprivate var words: String {
        switch self {
        case .keyNotFound(let key, let context):
            "\(Self.spelled(context.codingPath + [key])) is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            "\(Self.spelled(context.codingPath)) is of the wrong type"
        case .dataCorrupted(let context) where context.codingPath.isEmpty:
            "it is not JSON"
        case .dataCorrupted(let context):
            context.debugDescription
        @unknown default:
            "it is not a plan document"
        }
    }

    private static func spelled(_ path: [any CodingKey]) -> String {
        let keys = path.map { key in key.intValue.map { "[\($0)]" } ?? "." + key.stringValue }
        return "`\(keys.joined().drop { $0 == "." })`"
    }
}
