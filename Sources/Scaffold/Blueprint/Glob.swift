/// A pattern of paths: `*` and `?` stay within one component, `**` stands for any number of components.
struct Glob: Sendable, Hashable {
    let pattern: String
    private let components: [[Character]]

    init(_ pattern: String) {
        self.pattern = pattern
        components = pattern.split(separator: "/").map(Array.init)
    }

    func matches(_ path: RelativePath) -> Bool {
        let parts = path.components.map(Array.init)
        // The reachable positions in the pattern; a set instead of recursion, so that `**/**/**` stays cheap.
        var positions = closure([0])
        for part in parts {
            var next: Set<Int> = []
            for position in positions where position < components.count {
                if components[position] == ["*", "*"] {
                    next.insert(position)
                } else if Self.matches(part, components[position]) {
                    next.insert(position + 1)
                }
            }
            positions = closure(next)
        }
        return positions.contains(components.count)
    }

    /// A `**` also stands for nothing.
    private func closure(_ positions: Set<Int>) -> Set<Int> {
        var all = positions
        for position in positions.sorted() {
            var next = position
            while next < components.count, components[next] == ["*", "*"] {
                next += 1
                all.insert(next)
            }
        }
        return all
    }

    private static func matches(_ text: [Character], _ pattern: [Character]) -> Bool {
        var position = 0
        var offset = 0
        var star: (pattern: Int, text: Int)?
        while offset < text.count {
            if position < pattern.count, pattern[position] == "*" {
                star = (position, offset)
                position += 1
            } else if position < pattern.count, pattern[position] == "?" || pattern[position] == text[offset] {
                position += 1
                offset += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                position = last.pattern + 1
                offset = last.text + 1
            } else {
                return false
            }
        }
        return pattern[position...].allSatisfy { $0 == "*" }
    }
}
