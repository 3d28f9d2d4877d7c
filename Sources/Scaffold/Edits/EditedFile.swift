/// A file that is to be edited: its path for messages, its syntax, and how it is written.
struct EditedFile: Sendable {
    let path: RelativePath
    let tree: SyntaxTree
    /// Characters a line, from the workspace's `.swift-format`.
    let lineLimit: Int
    /// One level of indentation.
    let unit: String
    let lineEnding: LineEnding
    private let defaultIndentation: Indentation

    /// - Parameter indentation: for a file that shows none itself.
    init(
        path: RelativePath,
        contents: [UInt8],
        lineLimit: Int = 100,
        indentation: Indentation = .spaces(4)
    ) {
        self.path = path
        let text = SourceText(contents)
        let isJSON = FileComparison(path: path, contents: []) == .json
        tree = SyntaxTree(lexing: text, language: isJSON ? .json : .swift)
        self.lineLimit = lineLimit
        defaultIndentation = indentation
        unit = (text.indentation ?? indentation).unit
        lineEnding = text.lineEnding
    }

    var text: SourceText { tree.text }

    /// The file with edits made; as it is where they overlap.
    func applying(_ edits: [TextEdit]) -> EditedFile {
        guard let changed = try? text.applying(edits) else { return self }
        return EditedFile(
            path: path,
            contents: changed.bytes,
            lineLimit: lineLimit,
            indentation: defaultIndentation
        )
    }

    /// Puts text, whose lines end with LF, into the file.
    func insertion(_ text: String, at offset: Int) -> TextEdit {
        TextEdit(insert: lineEnding.applied(to: text), at: offset)
    }

    /// Text that is written with four spaces a level, as it looks in this file.
    ///
    /// - Parameter indentation: that of the place; the first line gets none, as it follows what stands there.
    func laidOut(_ text: String, indentation: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { number, line in
            guard number > 0, !line.isEmpty else { return String(line) }
            let blanks = line.prefix { $0 == " " }.count
            let levels = String(repeating: unit, count: blanks / 4)
            return indentation + levels + line.dropFirst(blanks - blanks % 4)
        }
        .joined(separator: "\n")
    }

    /// The white space that the line of a token begins with.
    func indentation(of index: Int) -> String {
        text.indentation(at: tree.code[index].range.lowerBound)
    }

    /// The columns that text fills; a tab counts as four.
    func width(of text: String) -> Int { text.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) } }

    func width(ofLineAt offset: Int) -> Int { width(of: text.string(in: text.lineRange(at: offset))) }

    /// Whether an empty line stands between two offsets.
    func hasEmptyLine(in range: TextRange) -> Bool {
        guard !range.isEmpty else { return false }
        var breaks = 0
        let first = tree.tokenIndex(at: range.lowerBound)
        for token in tree.tokens[first...] {
            guard token.range.lowerBound < range.upperBound else { return false }
            switch token.kind {
            case .newline: breaks += 1
            case .blank: continue
            default: breaks = 0
            }
            if breaks > 1 { return true }
        }
        return false
    }

    func location(of offset: Int) -> DiagnosticLocation {
        DiagnosticLocation(file: path.description, offset: offset, in: text)
    }
}

/// The edits of one file.
struct FileEdits: Sendable, Hashable {
    let path: RelativePath
    let edits: [TextEdit]
}

extension [FileEdits] {
    /// Adds edits to those of their file.
    mutating func add(_ edits: [TextEdit], to path: RelativePath) {
        if let index = firstIndex(where: { $0.path == path }) {
            self[index] = FileEdits(path: path, edits: self[index].edits + edits)
        } else {
            append(FileEdits(path: path, edits: edits))
        }
    }
}
