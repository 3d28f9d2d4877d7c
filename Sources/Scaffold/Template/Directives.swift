/// The lines of a template that decide which of its other lines are kept.
///
/// `___IF_<condition>___`, `___ELSE___` and `___END___` stand alone on a line, mostly behind a comment mark (`//`, `#`,
/// `--`, `;`, `<!-- -->`, `/* */`). Such a line goes as a whole.
struct Directives: Sendable {
    /// The values that conditions ask for.
    let values: [String: String]

    private enum Sign: Equatable {
        case condition(String, offset: Int)
        case otherwise
        case end
    }

    private struct Frame {
        let offset: Int
        let holds: Bool
        var isElse = false

        var isKept: Bool { holds != isElse }
    }

    /// Whether a macro of this name is a directive in the wrong place.
    static func isDirective(_ name: String) -> Bool {
        name.hasPrefix("IF_") || name == "ELSE" || name == "END"
    }

    /// What is kept of `bytes`.
    ///
    /// - Throws: `TemplateError` for a condition that cannot be read or decided, and for directives without their like.
    func keptRanges(of bytes: [UInt8], file: String) throws(TemplateError) -> [TextRange] {
        var frames: [Frame] = []
        var kept: [TextRange] = []
        var start = 0
        // How many of the frames leave out what they hold: asked for at each line, and frames may be many.
        var hiding = 0
        func fault(_ message: String, _ remedy: String, at offset: Int) -> TemplateError {
            let location = DiagnosticLocation(file: file, offset: offset, in: SourceText(bytes))
            return TemplateError(Diagnostic(.templateInvalid, message, at: location, remedy: remedy))
        }
        for (line, sign) in Self.signs(in: bytes) {
            if hiding == 0, start < line.lowerBound { kept.append(start..<line.lowerBound) }
            start = line.upperBound
            switch sign {
            case .condition(let text, let offset):
                let frame = Frame(offset: offset, holds: try holds(text, at: offset, in: bytes, file: file))
                frames.append(frame)
                if !frame.isKept { hiding += 1 }
            case .otherwise:
                guard let last = frames.indices.last, !frames[last].isElse else {
                    throw fault("this ___ELSE___ belongs to no ___IF_…___", "take it out", at: line.lowerBound)
                }
                frames[last].isElse = true
                hiding += frames[last].isKept ? -1 : 1
            case .end:
                guard let last = frames.popLast() else {
                    throw fault("this ___END___ ends no ___IF_…___", "take it out", at: line.lowerBound)
                }
                if !last.isKept { hiding -= 1 }
            }
        }
        if let open = frames.last {
            throw fault("no ___END___ follows this ___IF_…___", "add a line with ___END___", at: open.offset)
        }
        if start < bytes.count { kept.append(start..<bytes.count) }
        return kept
    }

    /// The names that the conditions in `bytes` ask for.
    static func names(in bytes: [UInt8]) -> Set<String> {
        var names: Set<String> = []
        for (_, sign) in signs(in: bytes) {
            guard case .condition(let text, _) = sign, let condition = try? Condition(text) else { continue }
            names.formUnion(condition.names)
        }
        return names
    }

    /// The bytes that are no directive lines.
    static func contents(of bytes: [UInt8]) -> [TextRange] {
        var ranges: [TextRange] = []
        var start = 0
        for (line, _) in signs(in: bytes) {
            if start < line.lowerBound { ranges.append(start..<line.lowerBound) }
            start = line.upperBound
        }
        if start < bytes.count { ranges.append(start..<bytes.count) }
        return ranges
    }

    private func holds(_ text: String, at offset: Int, in bytes: [UInt8], file: String) throws(TemplateError) -> Bool {
        do {
            return try Condition(text).holds(in: values)
        } catch {
            let place = min(offset + error.offset, bytes.count)
            throw TemplateError(
                error.diagnostic(at: DiagnosticLocation(file: file, offset: place, in: SourceText(bytes)))
            )
        }
    }

    /// The lines, with their line endings, that are directives.
    private static func signs(in bytes: [UInt8]) -> [(line: TextRange, sign: Sign)] {
        var signs: [(line: TextRange, sign: Sign)] = []
        var lineStart = 0
        bytes.withUnsafeBufferPointer { buffer in
            while lineStart < buffer.count {
                var lineEnd = lineStart
                var mayBeSign = false
                while lineEnd < buffer.count, buffer[lineEnd] != .lineFeed {
                    if buffer[lineEnd] == .underscore { mayBeSign = true }
                    lineEnd += 1
                }
                let next = min(lineEnd + 1, buffer.count)
                if mayBeSign, let sign = sign(in: bytes, line: lineStart..<lineEnd) {
                    signs.append((lineStart..<next, sign))
                }
                lineStart = next
            }
        }
        return signs
    }

    private static let marks: [(opening: String, closing: String)] = [
        ("<!--", "-->"), ("/*", "*/"), ("//", ""), ("#", ""), ("--", ""), (";", ""), ("", ""),
    ]

    private static func sign(in bytes: [UInt8], line: TextRange) -> Sign? {
        var content = trimmed(bytes, line)
        guard
            let mark = marks.first(where: { mark in
                bytes[content].starts(with: mark.opening.utf8)
                    && bytes[content].suffix(mark.closing.utf8.count).elementsEqual(mark.closing.utf8)
                    && content.count >= mark.opening.utf8.count + mark.closing.utf8.count
            })
        else { return nil }
        content = trimmed(
            bytes,
            content.lowerBound + mark.opening.utf8.count..<content.upperBound - mark.closing.utf8.count
        )
        switch bytes[content] {
        case let text where text.elementsEqual("___ELSE___".utf8): return .otherwise
        case let text where text.elementsEqual("___END___".utf8): return .end
        case let text where text.starts(with: "___IF_".utf8) && text.suffix(3).elementsEqual("___".utf8):
            let condition = content.lowerBound + 6..<max(content.lowerBound + 6, content.upperBound - 3)
            return .condition(String(decoding: bytes[condition], as: UTF8.self), offset: condition.lowerBound)
        default: return nil
        }
    }

    private static func trimmed(_ bytes: [UInt8], _ range: TextRange) -> TextRange {
        func isBlank(_ byte: UInt8) -> Bool { byte == .space || byte == .tab || byte == .carriageReturn }
        guard let first = range.first(where: { !isBlank(bytes[$0]) }),
            let last = range.last(where: { !isBlank(bytes[$0]) })
        else { return range.lowerBound..<range.lowerBound }
        return first..<last + 1
    }
}
