/// When a part of a template applies: `mocks && !iosOnly`, `(ui == SwiftUI || ui == UIKit)`.
///
/// Names are those of options and of facts about the workspace. The word right of `==` is a value, in quotes if it is
/// no plain word.
struct Condition: Sendable, Hashable {
    private indirect enum Node: Sendable, Hashable {
        case name(Name)
        case equals(Name, String)
        case not(Node)
        case and(Node, Node)
        case or(Node, Node)
    }

    private struct Name: Sendable, Hashable {
        let text: String
        let offset: Int
    }

    let text: String
    private let root: Node

    /// - Throws: `ConditionError` where the text is no condition.
    init(_ text: String) throws(ConditionError) {
        self.text = text
        var parser = Parser(text)
        root = try parser.parse()
    }

    /// The options and facts that decide.
    var names: Set<String> {
        var names: Set<String> = []
        var nodes = [root]
        while let node = nodes.popLast() {
            switch node {
            case .name(let name), .equals(let name, _): names.insert(name.text)
            case .not(let inner): nodes.append(inner)
            case .and(let left, let right), .or(let left, let right): nodes += [left, right]
            }
        }
        return names
    }

    /// - Parameter values: by name; true and false as these words.
    /// - Throws: `ConditionError` for a name that has no value.
    func holds(in values: [String: String]) throws(ConditionError) -> Bool {
        try Self.holds(root, in: values)
    }

    private static func holds(_ node: Node, in values: [String: String]) throws(ConditionError) -> Bool {
        switch node {
        case .name(let name): BooleanText(try value(of: name, in: values)).isTrue
        case .equals(let name, let other): BooleanText(try value(of: name, in: values)) == BooleanText(other)
        case .not(let inner): try !holds(inner, in: values)
        case .and(let left, let right):
            // Both sides, so that a misspelt name on the right is noticed whatever the left side is.
            try [holds(left, in: values), holds(right, in: values)].allSatisfy { $0 }
        case .or(let left, let right):
            try [holds(left, in: values), holds(right, in: values)].contains(true)
        }
    }

    private static func value(of name: Name, in values: [String: String]) throws(ConditionError) -> String {
        guard let value = values[name.text] else {
            let nearest = NearestName(among: values.keys.sorted()).to(name.text)
            throw ConditionError(.unknownName(name.text, nearest: nearest), offset: name.offset)
        }
        return value
    }
}

extension Condition {
    /// Recursive descent over the bytes; parentheses nest as deep as `depthLimit`.
    private struct Parser {
        private let bytes: [UInt8]
        private var position = 0
        private var depth = 0
        private static let depthLimit = 100

        init(_ text: String) {
            bytes = Array(text.utf8)
        }

        mutating func parse() throws(ConditionError) -> Node {
            let node = try disjunction()
            guard position == bytes.count else { throw unexpected() }
            return node
        }

        private mutating func disjunction() throws(ConditionError) -> Node {
            var node = try conjunction()
            while skip("||") { node = .or(node, try conjunction()) }
            return node
        }

        private mutating func conjunction() throws(ConditionError) -> Node {
            var node = try operand()
            while skip("&&") { node = .and(node, try operand()) }
            return node
        }

        private mutating func operand() throws(ConditionError) -> Node {
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.depthLimit else { throw ConditionError(.tooDeep, offset: position) }
            if skip("!") { return .not(try operand()) }
            if skip("(") {
                let node = try disjunction()
                guard skip(")") else { throw unexpected() }
                return node
            }
            let start = position
            let name = Name(text: try word(), offset: start)
            return skip("==") ? .equals(name, try word()) : .name(name)
        }

        private mutating func word() throws(ConditionError) -> String {
            let start = position
            if position < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[position]) {
                let quote = bytes[position]
                guard let end = bytes[(start + 1)...].firstIndex(of: quote) else { throw unexpected() }
                position = end + 1
                skipBlanks()
                return String(decoding: bytes[start + 1..<end], as: UTF8.self)
            }
            while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
            guard position > start else { throw unexpected() }
            let end = position
            skipBlanks()
            return String(decoding: bytes[start..<end], as: UTF8.self)
        }

        private static func isWordByte(_ byte: UInt8) -> Bool {
            byte.isASCIILetter || byte.isASCIIDigit || byte == .underscore || byte >= 0x80
                || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
        }

        private mutating func skip(_ symbol: String) -> Bool {
            skipBlanks()
            guard bytes[position...].starts(with: symbol.utf8) else { return false }
            position += symbol.utf8.count
            skipBlanks()
            return true
        }

        private mutating func skipBlanks() {
            while position < bytes.count, bytes[position] == .space || bytes[position] == .tab { position += 1 }
        }

        private func unexpected() -> ConditionError {
            let rest = String(decoding: bytes[position...].prefix(20), as: UTF8.self)
            return ConditionError(.unexpected(rest), offset: position)
        }
    }
}
