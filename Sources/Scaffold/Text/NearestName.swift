/// Finds what a misspelt word was probably meant to be, for "did you mean".
public struct NearestName: Sendable {
    private let candidates: [String]

    public init(among candidates: some Sequence<String>) {
        self.candidates = Array(candidates)
    }

    /// The candidate that is least edits away from `typed`; among equals the first one given; nil where none is near.
    ///
    /// Case does not count. A candidate that `typed` begins, such as `feature` for `feat`, is near as well.
    public func to(_ typed: String) -> String? {
        guard typed.count <= Self.longest else { return nil }
        let word = Array(typed.lowercased())
        let limit = Self.limit(for: word.count)
        var best: (name: String, distance: Int)?
        for candidate in candidates {
            let other = Array(candidate.lowercased())
            let isBegun = word.count >= 3 && other.starts(with: word)
            let distance = isBegun ? min(limit, other.count - word.count) : Self.distance(word, other, limit: limit)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.name
    }

    /// Longer words are no misspelt names, and the distance costs the product of both lengths.
    private static let longest = 100

    private static func limit(for count: Int) -> Int {
        switch count {
        case ...1: 0
        case 2: 1
        case ...5: 2
        default: 3
        }
    }

    /// The optimal string alignment distance (insert, delete, replace, swap neighbours); above `limit` only that it is.
    private static func distance(_ left: [Character], _ right: [Character], limit: Int) -> Int {
        guard abs(left.count - right.count) <= limit else { return limit + 1 }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
                var cost = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            (beforeLast, last) = (last, current)
        }
        return last[right.count]
    }
}
