/// How two versions of a file are compared to see whether one is the other plus insertions.
enum FileComparison: Sendable, Hashable {
    /// By tokens, comments and blanks aside.
    case swift
    case json
    /// By lines, empty ones and blanks at their ends aside.
    case lines
    /// By equal bytes.
    case binary

    private static let jsonExtensions: Set<String> = ["json", "xcstrings", "xctestplan"]

    /// How files of a name are compared; what is not valid UTF-8 is binary whatever its name.
    init(path: RelativePath, contents: [UInt8]) {
        let fileExtension = path.fileExtension.lowercased()
        if fileExtension == "swift" {
            self = .swift
        } else if Self.jsonExtensions.contains(fileExtension) {
            self = .json
        } else {
            self = String(validating: contents, as: UTF8.self) == nil || contents.contains(0) ? .binary : .lines
        }
    }
}

/// Whether a file on disk is a rendering plus insertions: everything that the rendering holds occurs in it, in order.
func satisfies(rendering: SourceText, onDisk: SourceText, comparison: FileComparison) -> Bool {
    if rendering.bytes == onDisk.bytes { return true }
    switch comparison {
    case .binary: return false
    case .lines: return occursInOrder(lines(of: rendering), in: lines(of: onDisk))
    case .swift: return occursInOrder(words(of: rendering, .swift), in: words(of: onDisk, .swift))
    case .json: return occursInOrder(words(of: rendering, .json), in: words(of: onDisk, .json))
    }
}

/// Whether a file on disk says just what a rendering does, comments included; blanks and line breaks aside.
func isSame(_ rendering: SourceText, onDisk: SourceText, comparison: FileComparison) -> Bool {
    if rendering.bytes == onDisk.bytes { return true }
    switch comparison {
    case .binary: return false
    case .lines: return lines(of: rendering) == lines(of: onDisk)
    case .swift:
        return words(of: rendering, .swift, keepsComments: true) == words(of: onDisk, .swift, keepsComments: true)
    case .json: return words(of: rendering, .json) == words(of: onDisk, .json)
    }
}

/// Taking each element at its first chance is right: a later one leaves less for those that follow.
private func occursInOrder(_ needles: [String], in haystack: [String]) -> Bool {
    var remaining = needles[...]
    for element in haystack {
        guard let next = remaining.first else { return true }
        if element.utf8.elementsEqual(next.utf8) { remaining.removeFirst() }
    }
    return remaining.isEmpty
}

private func lines(of text: SourceText) -> [String] {
    text.lineStarts.compactMap { start in
        var line = text.lineRange(at: start)
        while let last = line.last, text.bytes[last].isBlank { line = line.lowerBound..<last }
        return line.isEmpty ? nil : text.string(in: line)
    }
}

/// The significant tokens. The text of strings is compared by what it means in JSON, where `/` may be escaped, and
/// without the kind of line ending in Swift.
private func words(
    of text: SourceText,
    _ language: SyntaxTree.Language,
    keepsComments: Bool = false
) -> [String] {
    Lexer.tokens(of: text.bytes, language: language).compactMap { token in
        if token.kind.isTrivia, !(keepsComments && token.kind.isComment) { return nil }
        let bytes = Array(text.bytes[token.range])
        guard token.kind == .stringText || token.kind == .regex else { return String(decoding: bytes, as: UTF8.self) }
        if language == .json { return StringEscapes(hashes: 0, language: .json).decoded(bytes) }
        return String(decoding: bytes.filter { $0 != .carriageReturn }, as: UTF8.self)
    }
}
