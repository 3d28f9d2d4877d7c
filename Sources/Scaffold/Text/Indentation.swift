/// What one level of indentation is.
public enum Indentation: Sendable, Hashable {
    case spaces(Int)
    case tabs(Int)

    public var unit: String {
        switch self {
        case .spaces(let count): String(repeating: " ", count: count)
        case .tabs(let count): String(repeating: "\t", count: count)
        }
    }
}

extension SourceText {
    /// The white space that the line of `offset` begins with.
    public func indentation(at offset: Int) -> String {
        let line = lineRange(at: offset)
        let end = line.first { bytes[$0] != .space && bytes[$0] != .tab } ?? line.upperBound
        return string(in: line.lowerBound..<end)
    }

    /// The unit in which the file indents: the most frequent step from one line to a deeper next one; nil where no
    /// line is deeper than the one before it.
    public var indentation: Indentation? {
        var votes: [Indentation: Int] = [:]
        var previous: (tabs: Int, spaces: Int) = (0, 0)
        for start in lineStarts {
            let line = lineRange(at: start)
            guard let first = line.first(where: { bytes[$0] != .space && bytes[$0] != .tab }) else { continue }
            let blanks = bytes[line.lowerBound..<first]
            let tabs = blanks.count { $0 == .tab }
            let current = (tabs: tabs, spaces: blanks.count - tabs)
            if current.tabs > previous.tabs, current.spaces == previous.spaces {
                votes[.tabs(current.tabs - previous.tabs), default: 0] += 1
            } else if current.spaces > previous.spaces, current.tabs == previous.tabs {
                votes[.spaces(current.spaces - previous.spaces), default: 0] += 1
            }
            previous = current
        }
        return votes.max { ($0.value, $1.key.unit) < ($1.value, $0.key.unit) }?.key
    }
}
