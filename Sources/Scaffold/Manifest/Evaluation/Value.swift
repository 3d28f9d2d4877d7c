/// What an expression of a manifest comes to, as far as that can be known without running it.
indirect enum Value {
    case unknown
    case null
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case list(ListValue)
    case dictionary([(key: Value, value: Value)])
    case tuple([(label: String?, value: Value)])
    case record(Record)
    case function(Function)
    /// A type by its name.
    case type(String)
    /// One of several; which one depends on what is not known.
    case choice([Alternative])

    struct Alternative {
        let value: Value
        let presence: Presence
    }

    /// The one value that it can have; `unknown` where there are several.
    var settled: Value {
        guard case .choice(let alternatives) = self else { return self }
        let live = alternatives.filter { $0.presence > .never }
        return live.count == 1 ? live[0].value.settled : .unknown
    }

    /// All that it can be, with how sure each of them is.
    var alternatives: [Alternative] {
        guard case .choice(let alternatives) = self else { return [Alternative(value: self, presence: .always)] }
        return alternatives.flatMap { outer in
            outer.value.alternatives.map {
                Alternative(value: $0.value, presence: min($0.presence, outer.presence))
            }
        }
    }

    var text: String? {
        if case .string(let text) = settled { text } else { nil }
    }

    var list: ListValue? {
        if case .list(let list) = self { list } else { nil }
    }

    var records: [(record: Record, presence: Presence)] {
        alternatives.compactMap { alternative in
            if case .record(let record) = alternative.value { (record, alternative.presence) } else { nil }
        }
    }

    /// Whether both are one and the same object.
    func isSame(as other: Value) -> Bool {
        if case .record(let left) = self, case .record(let right) = other { left === right } else { false }
    }

    var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    /// By which two entries of lists are the same one.
    var key: String? {
        switch settled {
        case .string(let text): "\"\(text)\""
        case .integer(let number): "\(number)"
        case .boolean(let flag): "\(flag)"
        case .record(let record): record.key
        default: nil
        }
    }
}

extension Value {
    /// All that is known of a value, in a spelling that is equal for equal values; nil where something is not known.
    var details: String? {
        switch settled {
        case .unknown, .function, .choice: return nil
        case .null: return "nil"
        case .type(let name): return name
        case .boolean, .integer, .string: return key
        case .tuple(let parts): return Self.joined(parts.map(\.value))
        case .dictionary(let pairs): return Self.joined(pairs.flatMap { [$0.key, $0.value] })
        case .list(let list):
            guard list.isComplete, list.items.allSatisfy({ $0.presence != .sometimes && !$0.varies }) else {
                return nil
            }
            return Self.joined(list.items.filter { $0.presence == .always }.map(\.value))
        case .record(let record):
            let fields = record.fields.sorted { $0.key < $1.key }
            return Self.joined(record.positional + fields.map(\.value)).map { details in
                record.head + fields.map(\.key).joined(separator: ",") + details
            }
        }
    }

    private static func joined(_ values: [Value]) -> String? {
        let parts = values.map(\.details)
        guard parts.allSatisfy({ $0 != nil }) else { return nil }
        return "(" + parts.compactMap { $0 }.joined(separator: ",") + ")"
    }
}

extension Value {
    /// More elements than any manifest has, and more characters than any of its strings: what doubles in every round
    /// ends here.
    static let longestList = 1_000_000
    private static let longestText = 10_000

    var isOversized: Bool {
        switch self {
        case .string(let text): text.utf8.count > Self.longestText
        case .list(let list): list.items.count > Self.longestList
        default: false
        }
    }

    /// Changes the list that a value is where it is kept, without a copy of it; nothing where it is none.
    mutating func changeList(_ change: (inout ListValue) -> Void) {
        guard case .list(var list) = self else { return }
        // The only owner of the items is the variable now.
        self = .null
        change(&list)
        self = .list(list)
    }
}

/// Whether something is part of the manifest: in every build, in some, or only in source that is never reached.
enum Presence: Int, Comparable {
    case never
    case sometimes
    case always

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// An array, together with what is not known of it.
struct ListValue {
    struct Item {
        var value: Value
        var presence: Presence
        /// Where it is written as an element of a list; nil for one that was computed.
        var source: Expression?
        /// Whether it is there in every build, but not always the same.
        var varies = false
    }

    var items: [Item]
    /// Whether no other elements can be there.
    var isComplete: Bool

    static var empty: ListValue { ListValue(items: [], isComplete: true) }
    static var unknown: ListValue { ListValue(items: [], isComplete: false) }

    func limited(to presence: Presence) -> ListValue {
        guard presence < .always else { return self }
        let items = items.map { item in
            var item = item
            item.presence = min(item.presence, presence)
            return item
        }
        return ListValue(items: items, isComplete: isComplete)
    }

    static func + (left: Self, right: Self) -> Self {
        ListValue(items: left.items + right.items, isComplete: left.isComplete && right.isComplete)
    }
}

extension Value {
    /// What comes of branches of which exactly one runs.
    ///
    /// An entry that all of them have is there for sure; it is counted once, and stays findable in each.
    static func joining(_ branches: [Alternative]) -> Value {
        let live = branches.filter { $0.presence > .never }
        guard branches.count > 1 else { return branches.first?.value ?? .unknown }
        if live.allSatisfy({ if case .null = $0.value { true } else { false } }), !live.isEmpty { return .null }
        let lists = live.map(\.value.list)
        if !live.isEmpty, lists.allSatisfy({ $0 != nil }) {
            let dead = branches.filter { $0.presence == .never }.compactMap(\.value.list)
            return .list(joining(lists.compactMap { $0 }, dead: dead))
        }
        let keys = live.map(\.value.key)
        if let first = keys.first, first != nil, live.count == branches.count, keys.allSatisfy({ $0 == first }),
            live.allSatisfy({ $0.value.records.isEmpty })
        {
            return live[0].value
        }
        return .choice(branches)
    }

    private static func joining(_ lists: [ListValue], dead: [ListValue]) -> ListValue {
        guard lists.count > 1 else {
            return dead.reduce(lists[0]) { $0 + ListValue(items: $1.limited(to: .never).items, isComplete: true) }
        }
        let keys = lists.map { list in Set(list.items.filter { $0.presence == .always }.compactMap(\.value.key)) }
        let common = keys.dropFirst().reduce(keys[0]) { $0.intersection($1) }
        var result = ListValue.empty
        let details = lists.map { list in Set(list.items.compactMap(\.value.details)) }
        for (number, list) in lists.enumerated() {
            for var item in list.items {
                let isCommon = item.value.key.map(common.contains) ?? false
                item.presence = isCommon ? (number == 0 ? .always : .never) : min(item.presence, .sometimes)
                item.varies = item.varies || (isCommon && !details.allSatisfy { $0.contains(item.value.details ?? "") })
                result.items.append(item)
            }
            result.isComplete = result.isComplete && list.isComplete
        }
        for list in dead { result.items += list.limited(to: .never).items }
        return result
    }
}
