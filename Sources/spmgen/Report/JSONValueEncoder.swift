/// Turns what the library answers into a `JSONValue`.
///
/// Unlike `JSONEncoder`, it writes a key whose value is missing, as null: a document has all its keys always.
struct JSONValueEncoder: Encoder {
    private let target: EncodedNode
    let codingPath: [any CodingKey]
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// - Throws: what a type's own `encode(to:)` throws; synthesized ones throw nothing here.
    static func value(of answer: some Encodable) throws -> JSONValue {
        let node = EncodedNode()
        try answer.encode(to: JSONValueEncoder(target: node, codingPath: []))
        return node.value
    }

    fileprivate init(target: EncodedNode, codingPath: [any CodingKey]) {
        self.target = target
        self.codingPath = codingPath
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        target.becomeObject()
        return KeyedEncodingContainer(KeyedValues<Key>(node: target, codingPath: codingPath))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        target.becomeArray()
        return UnkeyedValues(node: target, codingPath: codingPath)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        SingleValue(node: target, codingPath: codingPath)
    }
}

/// A value that is still being encoded; a class, since `Encoder` hands out containers that outlive the call.
private final class EncodedNode {
    private var scalar = JSONValue.null
    private var elements: [EncodedNode]?
    private var members: [String: EncodedNode]?

    var value: JSONValue {
        if let members { return .object(members.mapValues(\.value)) }
        if let elements { return .array(elements.map(\.value)) }
        return scalar
    }

    var count: Int { elements?.count ?? 0 }

    func becomeObject() {
        members = members ?? [:]
    }

    func becomeArray() {
        elements = elements ?? []
    }

    func set(_ value: JSONValue) {
        scalar = value
    }

    func child(_ key: String) -> EncodedNode {
        let node = members?[key] ?? EncodedNode()
        members?[key] = node
        return node
    }

    func appendChild() -> EncodedNode {
        let node = EncodedNode()
        elements?.append(node)
        return node
    }

    func encode(_ value: some Encodable, at path: [any CodingKey]) throws {
        switch value {
        case let value as Bool: set(.bool(value))
        case let value as String: set(.string(value))
        case let value as Double: set(.double(value))
        case let value as any BinaryInteger: set(.int(Int(clamping: value)))
        default: try value.encode(to: JSONValueEncoder(target: self, codingPath: path))
        }
    }
}

private struct KeyedValues<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil(forKey key: Key) {
        node.child(key.stringValue).set(.null)
    }

    func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
        try node.child(key.stringValue).encode(value, at: codingPath + [key])
    }

    // The synthesized encoding of an optional calls one of these; the default would leave the key out.
    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try encodeOptional(value, forKey: key) }
    func encodeIfPresent(_ value: String?, forKey key: Key) throws { try encodeOptional(value, forKey: key) }
    func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try encodeOptional(value, forKey: key) }
    func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try encodeOptional(value, forKey: key) }
    func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws { try encodeOptional(value, forKey: key) }

    private func encodeOptional(_ value: (some Encodable)?, forKey key: Key) throws {
        guard let value else { return encodeNil(forKey: key) }
        try encode(value, forKey: key)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        superEncoder(forKey: key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        superEncoder(forKey: key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { JSONValueEncoder(target: node.child("super"), codingPath: codingPath) }

    func superEncoder(forKey key: Key) -> any Encoder {
        JSONValueEncoder(target: node.child(key.stringValue), codingPath: codingPath + [key])
    }
}

private struct UnkeyedValues: UnkeyedEncodingContainer {
    let node: EncodedNode
    let codingPath: [any CodingKey]
    var count: Int { node.count }

    func encodeNil() {
        node.appendChild().set(.null)
    }

    func encode<T: Encodable>(_ value: T) throws {
        try node.appendChild().encode(value, at: codingPath)
    }

    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
        superEncoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }
    func superEncoder() -> any Encoder { JSONValueEncoder(target: node.appendChild(), codingPath: codingPath) }
}

private struct SingleValue: SingleValueEncodingContainer {
    let node: EncodedNode
    let codingPath: [any CodingKey]

    func encodeNil() {
        node.set(.null)
    }

    func encode<T: Encodable>(_ value: T) throws {
        try node.encode(value, at: codingPath)
    }
}
