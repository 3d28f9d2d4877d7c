/// Swift source that is yet to be laid out: on one line where it fits, over several where it does not.
indirect enum SourceFragment: Sendable, Hashable {
    case text(String)
    case labeled(String, SourceFragment)
    /// A call; the callee as it is written, such as `.product`.
    case call(String, [SourceFragment])
    case list([SourceFragment])
    /// A list with one element a line, however short it is.
    case tallList([SourceFragment], trailingComma: Bool)

    /// A string literal with `value`.
    static func literal(_ value: String) -> SourceFragment {
        var escaped = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            case "\r": escaped += "\\r"
            case "\t": escaped += "\\t"
            default:
                escaped += scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
            }
        }
        return .text("\"\(escaped)\"")
    }

    /// All on one line, a tall list too.
    var oneLine: String {
        switch self {
        case .text(let text): text
        case .labeled(let label, let value): "\(label): \(value.oneLine)"
        case .call(let callee, let arguments): "\(callee)(\(Self.joined(arguments)))"
        case .list(let elements), .tallList(let elements, _): "[\(Self.joined(elements))]"
        }
    }

    private static func joined(_ parts: [SourceFragment]) -> String {
        parts.map(\.oneLine).joined(separator: ", ")
    }

    private var isTall: Bool {
        switch self {
        case .text: false
        case .labeled(_, let value): value.isTall
        case .call(_, let arguments): arguments.contains(where: \.isTall)
        case .list(let elements): elements.contains(where: \.isTall)
        case .tallList: true
        }
    }

    /// The lines of the fragment, separated by LF; the first one without indentation.
    ///
    /// - Parameters:
    ///   - indentation: that of the line on which the fragment begins.
    ///   - column: how many characters stand before it on that line.
    ///   - suffix: how many characters will follow on its last line.
    func laidOut(in page: Page, indentation: String, column: Int, suffix: Int) -> String {
        let flat = oneLine
        if !isTall, column + flat.count + suffix <= page.limit { return flat }
        switch self {
        case .text:
            return flat
        case .labeled(let label, let value):
            let head = "\(label): "
            return head
                + value.laidOut(in: page, indentation: indentation, column: column + head.count, suffix: suffix)
        case .call(let callee, let arguments):
            guard !arguments.isEmpty else { return flat }
            let lines = Self.lines(of: arguments, in: page, indentation: indentation, trailingComma: false)
            return "\(callee)(\n\(lines)\n\(indentation))"
        case .list(let elements):
            guard !elements.isEmpty else { return flat }
            let comma = elements.count > 1
            let lines = Self.lines(of: elements, in: page, indentation: indentation, trailingComma: comma)
            return "[\n\(lines)\n\(indentation)]"
        case .tallList(let elements, let trailingComma):
            let lines = Self.lines(of: elements, in: page, indentation: indentation, trailingComma: trailingComma)
            return "[\n\(lines)\n\(indentation)]"
        }
    }

    private static func lines(
        of parts: [SourceFragment],
        in page: Page,
        indentation: String,
        trailingComma: Bool
    ) -> String {
        let inner = indentation + page.unit
        let lines = parts.map { part in
            inner + part.laidOut(in: page, indentation: inner, column: page.width(of: inner), suffix: 1)
        }
        return lines.joined(separator: ",\n") + (trailingComma ? "," : "")
    }
}

/// How wide lines may be and how they are indented.
struct Page: Sendable, Hashable {
    /// Characters a line.
    let limit: Int
    /// One level of indentation.
    let unit: String
    let lineEnding: LineEnding

    /// The page of a file: its own unit and line ending.
    ///
    /// - Parameter limit: from the workspace's `.swift-format`, else 100.
    init(of text: SourceText, limit: Int) {
        self.limit = limit
        unit = Self.unit(of: text)
        lineEnding = text.lineEnding
    }

    /// Elements that stand below the first one of their list make steps of any width: those are no unit.
    private static func unit(of text: SourceText) -> String {
        switch text.indentation {
        case .spaces(let count)? where [1, 2, 3, 4, 8].contains(count): String(repeating: " ", count: count)
        case .tabs?: "\t"
        default: "    "
        }
    }

    /// The characters that `text` fills; a tab counts as four.
    func width(of text: String) -> Int {
        text.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    }
}
