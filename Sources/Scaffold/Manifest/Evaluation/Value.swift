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
    }

    var items: [Item]
    /// Whether no other elements can be there.
    var isComplete: Bool

    static var empty: ListValue { ListValue(items: [], isComplete: true) }
    static var unknown: ListValue { ListValue(items: [], isComplete: false) }

    func limited(to presence: Presence) -> ListValue {
        guard presence < .always else { return self }
        let items = items.map { Item(value: $0.value, presence: min($0.presence, presence), source: $0.source) }
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
        for (number, list) in lists.enumerated() {
            for item in list.items {
                let isCommon = item.value.key.map(common.contains) ?? false
                let presence: Presence = isCommon ? (number == 0 ? .always : .never) : min(item.presence, .sometimes)
                result.items.append(ListValue.Item(value: item.value, presence: presence, source: item.source))
            }
            result.isComplete = result.isComplete && list.isComplete
        }
        for list in dead { result.items += list.limited(to: .never).items }
        return result
    }
}
