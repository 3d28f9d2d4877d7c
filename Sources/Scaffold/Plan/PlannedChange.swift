#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A change as a plan document has it: what is written whole, what must be there before as a digest.
struct PlannedChange: Sendable, Hashable {
    enum Action: String, Codable {
        case create
        case edit
        case delete
        case move
    }

    let action: Action
    let path: RelativePath
    let origin: RelativePath?
    /// The SHA-256 of the file before; nil for one that is created.
    let before: String?
    /// The SHA-256 of `contents`.
    let after: String?
    /// Nil for a file that is deleted.
    let contents: [UInt8]?
    let mode: FileMode

    init(_ change: Change) {
        action =
            switch change.action {
            case .create: .create
            case .edit: .edit
            case .delete: .delete
            case .move: .move
            }
        path = change.path
        origin = change.origin
        before = change.before.map { SHA256(of: $0).hex }
        after = change.contents.map { SHA256(of: $0).hex }
        contents = change.contents
        mode = change.mode
    }

    init(
        _ action: Action,
        _ path: RelativePath,
        from origin: RelativePath? = nil,
        before: String?,
        contents: [UInt8]?,
        mode: FileMode = .regular
    ) {
        self.action = action
        self.path = path
        self.origin = origin
        self.before = before
        after = contents.map { SHA256(of: $0).hex }
        self.contents = contents
        self.mode = mode
    }
}

extension PlannedChange: Codable {
    private enum Key: String, CodingKey, CaseIterable {
        case action, path, from, before, after, mode, encoding, contents
    }

    private enum Encoding: String, Codable {
        case utf8
        case base64
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(action, forKey: .action)
        try container.encode(path.description, forKey: .path)
        try container.encode(origin?.description, forKey: .from)
        try container.encode(before, forKey: .before)
        try container.encode(after, forKey: .after)
        try container.encode(contents.map { _ in mode.isExecutable ? "755" : "644" }, forKey: .mode)
        let text = contents.flatMap { Self.text(of: $0) }
        try container.encode(contents.map { _ in text == nil ? Encoding.base64 : .utf8 }, forKey: .encoding)
        try container.encode(contents.map { text ?? Data($0).base64EncodedString() }, forKey: .contents)
    }

    /// Nil for what is not UTF-8: the decoding replaces it, and so does not give the bytes back.
    private static func text(of bytes: [UInt8]) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: Key.self)
        let container = try decoder.container(keyedBy: Key.self)
        func refuse(_ key: Key, _ reason: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
        }
        action = try container.decode(Action.self, forKey: .action)
        path = try container.decodePath(forKey: .path)
        origin = try container.decode(String?.self, forKey: .from) == nil ? nil : container.decodePath(forKey: .from)
        before = try container.decode(String?.self, forKey: .before)
        after = try container.decode(String?.self, forKey: .after)
        contents = try Self.contents(in: container)
        switch try container.decode(String?.self, forKey: .mode) {
        case "755": mode = .executable
        case "644", nil: mode = .regular
        default: throw refuse(.mode, "the mode of `\(path)` is neither 644 nor 755")
        }
        guard after == contents.map({ SHA256(of: $0).hex }) else {
            throw refuse(.after, "the contents of `\(path)` do not fit their digest")
        }
        let isWhole =
            switch action {
            case .create: origin == nil && before == nil && contents != nil
            case .edit: origin == nil && before != nil && contents != nil
            case .delete: origin == nil && before != nil && contents == nil
            case .move: origin != nil && before != nil && contents != nil
            }
        guard isWhole else { throw refuse(.action, "the change of `\(path)` does not say all that its action needs") }
    }

    private static func contents(in container: KeyedDecodingContainer<Key>) throws -> [UInt8]? {
        let encoding = try container.decode(Encoding?.self, forKey: .encoding)
        let text = try container.decode(String?.self, forKey: .contents)
        switch (encoding, text) {
        case (.utf8?, let text?):
            return Array(text.utf8)
        case (.base64?, let text?):
            if let data = Data(base64Encoded: text) { return Array(data) }
        case (nil, nil):
            return nil
        default:
            break
        }
        throw DecodingError.dataCorruptedError(
            forKey: .encoding,
            in: container,
            debugDescription: "an encoding does not fit its contents"
        )
    }
}

/// A file that decided something in a plan.
struct PlannedRead: Sendable, Hashable, Codable {
    let path: RelativePath
    /// Nil where no file was.
    let sha256: String?

    private enum Key: String, CodingKey, CaseIterable {
        case path, sha256
    }

    init(path: RelativePath, sha256: String?) {
        self.path = path
        self.sha256 = sha256
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(path.description, forKey: .path)
        try container.encode(sha256, forKey: .sha256)
    }

    init(from decoder: any Decoder) throws {
        try decoder.refuseKeys(besides: Key.self)
        let container = try decoder.container(keyedBy: Key.self)
        path = try container.decodePath(forKey: .path)
        sha256 = try container.decode(String?.self, forKey: .sha256)
    }
}

extension KeyedDecodingContainer {
    /// A path below the workspace, spelled in the one way in which spmgen writes it.
    func decodePath(forKey key: Key) throws -> RelativePath {
        let text = try decode(String.self, forKey: key)
        guard let path = try? RelativePath(text), path.description == text, !path.isRoot else {
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: self,
                debugDescription: "`\(text)` is not a path inside the workspace"
            )
        }
        return path
    }
}

extension Decoder {
    /// A document that says more than is understood is not the one that its digest is of.
    func refuseKeys<Key: CodingKey & CaseIterable>(besides keys: Key.Type) throws {
        let known = Set(Key.allCases.map(\.stringValue))
        let container = try container(keyedBy: AnyKey.self)
        if let unknown = container.allKeys.first(where: { !known.contains($0.stringValue) }) {
            throw DecodingError.dataCorruptedError(
                forKey: unknown,
                in: container,
                debugDescription: "`\(unknown.stringValue)` is not a key of a plan"
            )
        }
    }
}

/// Any key of an object.
private struct AnyKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) {
        self.stringValue = stringValue
    }

    init?(intValue: Int) {
        return nil
    }
}
