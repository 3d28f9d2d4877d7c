/// Takes out what an edit has put in, so that the edit would put back exactly what stood there.
///
/// One text can come of several originals, such as `{}` and a pair of braces on two lines; the likeliest is taken.
struct EditRemoval {
    /// Something that stands in a file on an edit's account.
    struct Site {
        let file: EditedFile
        /// Its bytes, without the separators and the white space around it.
        let range: TextRange
        /// How an element is taken out of its list; the likeliest first.
        var ways: [[TextEdit]] = []
        /// Whether an empty pair of brackets that stays behind has an empty line between them, as Xcode writes it.
        var leavesEmptyLine = false
    }

    /// What is taken out of one file.
    struct Result {
        let path: RelativePath
        let edits: [TextEdit]
        /// Whether it stands there as the edit puts it in.
        let isAsMade: Bool
        let place: DiagnosticLocation
        /// What is taken out, for a person who has worked on it.
        let text: String
    }

    private let site: Site
    private let redo: (EditedFile) -> [TextEdit]?

    /// - Parameter redo: what the edit inserts into a version of the file; nil where it refuses.
    init(of site: Site, redo: @escaping (EditedFile) -> [TextEdit]?) {
        self.site = site
        self.redo = redo
    }

    private var file: EditedFile { site.file }
    private var bytes: [UInt8] { file.text.bytes }

    var result: Result {
        let simple = deletions.map { [TextEdit(range: $0, replacement: [])] }
        for way in site.leavesEmptyLine ? simple + site.ways : site.ways + simple where isInverse(way) {
            return result(way, isAsMade: true, of: site.range)
        }
        let annotated = commented
        let way = site.ways.first ?? [TextEdit(range: lines(of: annotated), replacement: [])]
        return result(way, isAsMade: annotated == site.range && isMade(after: way), of: annotated)
    }

    private func result(_ edits: [TextEdit], isAsMade: Bool, of range: TextRange) -> Result {
        Result(
            path: file.path,
            edits: edits,
            isAsMade: isAsMade,
            place: file.location(of: site.range.lowerBound),
            text: file.text.string(in: range)
        )
    }

    private func isInverse(_ edits: [TextEdit]) -> Bool {
        let rest = file.applying(edits)
        guard rest.text.bytes != bytes, let again = redo(rest), !again.isEmpty else { return false }
        return rest.applying(again).text.bytes == bytes
    }

    /// Whether the edit would insert the same tokens again, wherever.
    private func isMade(after edits: [TextEdit]) -> Bool {
        guard let again = redo(file.applying(edits)) else { return false }
        func words(_ bytes: [UInt8]) -> [String] {
            let text = SourceText(bytes)
            let tokens = Lexer.tokens(of: bytes, language: file.tree.language)
            return tokens.filter { !($0.kind.isTrivia && !$0.kind.isComment) && $0.kind != .comma }
                .map { text.string(in: $0.range) }
        }
        return words(again.flatMap(\.replacement)) == words(Array(bytes[site.range]))
    }

    // MARK: Simple deletions

    /// The deletions that can be the inverse of an insertion: what stands there, with some of what is around it.
    private var deletions: [TextRange] {
        let starts = startsOfSurroundings
        let ends = endsOfSurroundings
        let all = starts.flatMap { start in ends.map { start..<$0 } }
        let isAlone = isBracket(before: starts.min() ?? 0) && isBracket(behind: ends.max() ?? bytes.count)
        let prefersLong = isAlone && !site.leavesEmptyLine
        return all.sorted { first, second in
            let (left, right) = prefersLong ? (second, first) : (first, second)
            return (left.count, left.lowerBound) < (right.count, right.lowerBound)
        }
    }

    private static let separators: Set<UInt8> = [
        .space, .tab, .lineFeed, .carriageReturn, UInt8(ascii: ","), UInt8(ascii: ";"),
    ]

    private func isBracket(before offset: Int) -> Bool {
        offset > 0 && [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "(")].contains(bytes[offset - 1])
    }

    private func isBracket(behind offset: Int) -> Bool {
        offset < bytes.count && [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")")].contains(bytes[offset])
    }

    /// Where a deletion can begin: at what is deleted, and at the edges of the lines, blanks and separators before it.
    private var startsOfSurroundings: [Int] {
        var offset = site.range.lowerBound
        var result = [offset]
        while offset > 0, Self.separators.contains(bytes[offset - 1]), offset > site.range.lowerBound - 200 {
            offset -= 1
            if isEdge(offset) { result.append(offset) }
        }
        if result.last != offset { result.append(offset) }
        return result
    }

    private var endsOfSurroundings: [Int] {
        var offset = site.range.upperBound
        var result = [offset]
        while offset < bytes.count, Self.separators.contains(bytes[offset]), offset < site.range.upperBound + 200 {
            offset += 1
            if isEdge(offset) { result.append(offset) }
        }
        if result.last != offset { result.append(offset) }
        return result
    }

    /// Whether the kind of white space changes at an offset, or a single blank lies beside it.
    private func isEdge(_ offset: Int) -> Bool {
        guard offset > 0, offset < bytes.count else { return true }
        let (before, after) = (bytes[offset - 1], bytes[offset])
        if before == .carriageReturn, after == .lineFeed { return false }
        if before != after || before == .lineFeed { return true }
        let isLastBlank = offset + 1 < bytes.count && !Self.separators.contains(bytes[offset + 1])
        let isFirstBlank = offset > 1 && !Self.separators.contains(bytes[offset - 2])
        return isLastBlank || isFirstBlank
    }

    // MARK: Whole lines

    /// What stands there together with the comments of its own: those on the lines above, and behind it.
    private var commented: TextRange {
        var start = site.range.lowerBound
        var index = file.tree.tokenIndex(at: start) - 1
        var breaks = 0
        while index >= 0, breaks < 2 {
            let token = file.tree.tokens[index]
            if token.kind == .newline {
                breaks += 1
            } else if token.kind.isComment,
                file.text.indentation(at: token.range.lowerBound).utf8.count
                    + file.text.lineRange(at: token.range.lowerBound).lowerBound == token.range.lowerBound
            {
                start = token.range.lowerBound
                breaks = 0
            } else if token.kind != .blank {
                break
            }
            index -= 1
        }
        let last = file.tree.codeIndex(from: site.range.upperBound) - 1
        let end = last >= 0 ? file.tree.lineEnd(behind: last) ?? site.range.upperBound : site.range.upperBound
        return start..<max(end, site.range.upperBound)
    }

    /// A range with its line breaks: the lines that it fills go, and of two empty lines around it one.
    private func lines(of range: TextRange) -> TextRange {
        let first = file.text.lineRange(at: range.lowerBound)
        let last = file.text.lineRange(at: max(range.lowerBound, range.upperBound - 1))
        let isFirst = bytes[first.lowerBound..<range.lowerBound].allSatisfy(\.isBlank)
        let isLast = bytes[range.upperBound..<last.upperBound].allSatisfy(\.isBlank)
        guard isFirst, isLast else { return inline(range) }
        guard first.lowerBound > 0 else {
            return 0..<lineStart(behind: last.upperBound)
        }
        var start = file.text.lineRange(at: first.lowerBound - 1).upperBound
        let above = file.text.lineRange(at: start)
        let hasEmptyLineAbove = bytes[above].allSatisfy(\.isBlank) && above.lowerBound > 0
        let next = file.text.lineRange(at: min(lineStart(behind: last.upperBound), bytes.count))
        let isEmptyBelow = bytes[next].allSatisfy(\.isBlank)
        let firstBelow = bytes[next].first { !$0.isBlank }
        if hasEmptyLineAbove, isEmptyBelow || firstBelow == UInt8(ascii: "}") {
            start = file.text.lineRange(at: above.lowerBound - 1).upperBound
        }
        return start..<last.upperBound
    }

    private func lineStart(behind offset: Int) -> Int {
        file.text.lineStarts.first { $0 > offset } ?? bytes.count
    }

    /// A range on a line with others: with the separator behind it, else with the one before it.
    private func inline(_ range: TextRange) -> TextRange {
        var end = range.upperBound
        while end < bytes.count, Self.separators.contains(bytes[end]), !bytes[end].isLineBreak { end += 1 }
        let isFollowed = bytes[range.upperBound..<end].contains { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
        if isFollowed { return range.lowerBound..<end }
        var start = range.lowerBound
        while start > 0, Self.separators.contains(bytes[start - 1]) { start -= 1 }
        return start..<range.upperBound
    }
}

extension SourceEdit {
    /// The deletions that take out what it put in; none where nothing of it is there.
    ///
    /// - Parameter files: all that may declare what it is for, its extensions included.
    /// - Throws: `EditError` where what it is for is not found, or not certain.
    func removals(in files: [EditedFile]) throws(EditError) -> [EditRemoval.Result] {
        try sites(in: files).map { site in
            let removal = EditRemoval(of: site) { changed in
                let versions = files.map { $0.path == changed.path ? changed : $0 }
                let proposed = try? proposal(in: versions)
                return proposed.map { edits in edits.first { $0.path == changed.path }?.edits ?? [] }
            }
            return removal.result
        }
    }
}
