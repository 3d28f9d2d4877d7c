/// Finds the partner of every bracket in one pass.
///
/// A closing bracket that does not fit closes the nearest open one of its kind, and those in between are unbalanced;
/// without an open one of its kind it is unbalanced itself.
struct BracketMatcher {
    private let code: [Token]
    private(set) var partners: [Int32]
    private(set) var firstUnbalanced: Unbalanced?
    private var stack: [Int32] = []
    /// How many of each kind of opener are on the stack, by the closer's kind.
    private var open: [Int]

    init(code: [Token]) {
        self.code = code
        partners = [Int32](repeating: -1, count: code.count)
        open = [Int](repeating: 0, count: Int(Token.Kind.unknown.rawValue) + 1)
    }

    mutating func run() {
        for index in code.indices {
            let kind = code[index].kind
            if let closer = kind.closer {
                stack.append(Int32(index))
                open[Int(closer.rawValue)] += 1
            } else if kind.isCloser {
                close(kind, at: index)
            }
        }
        if let string = stack.last(where: { code[Int($0)].kind == .stringStart }) {
            // It reaches to the end of the file and explains everything that is unclosed before it.
            firstUnbalanced = Unbalanced(what: .string, isNeverClosed: true, range: code[Int(string)].range)
        } else {
            while let index = stack.popLast() { report(Int(index), isNeverClosed: true) }
        }
    }

    private mutating func close(_ kind: Token.Kind, at index: Int) {
        guard open[Int(kind.rawValue)] > 0 else { return report(index, isNeverClosed: false) }
        while let opener = stack.popLast() {
            guard let closer = code[Int(opener)].kind.closer else { continue }
            open[Int(closer.rawValue)] -= 1
            if closer == kind {
                partners[Int(opener)] = Int32(index)
                partners[index] = opener
                return
            }
            report(Int(opener), isNeverClosed: true)
        }
    }

    private mutating func report(_ index: Int, isNeverClosed: Bool) {
        let token = code[index]
        if let known = firstUnbalanced, known.range.lowerBound < token.range.lowerBound { return }
        let what: Unbalanced.What =
            switch token.kind {
            case .stringStart, .stringEnd: .string
            case .poundIf, .poundEndif: .conditional
            default: .bracket
            }
        firstUnbalanced = Unbalanced(what: what, isNeverClosed: isNeverClosed, range: token.range)
    }
}
