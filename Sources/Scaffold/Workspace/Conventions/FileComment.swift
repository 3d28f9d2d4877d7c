/// The comment at the top of a file, with macros for what differs from file to file.
///
/// The line that says who made the file, and when, is left out of another one for which neither is known.
struct FileComment: Sendable, Hashable {
    let lines: [String]

    /// What is filled in for each file.
    static let macros = ["___FILENAME___", "___MODULENAME___", "___FULLUSERNAME___", "___DATE___", "___YEAR___"]

    /// Whether a text can be a line of a comment, with no macro in it that would stay.
    static func isLine(_ text: String) -> Bool {
        let rest = macros.reduce(text) { $0.replacing($1, with: "") }
        return text.hasPrefix("//") && !text.contains { $0.isNewline } && !rest.contains("___")
    }

    init(lines: [String]) {
        self.lines = lines
    }

    init(of path: RelativePath, in tree: SyntaxTree, module: FeatureModule) {
        var lines: [String] = []
        for token in tree.tokens {
            if token.kind == .newline || token.kind == .blank {
                // A comment behind an empty line is about what follows it.
                if token.kind == .newline, !lines.isEmpty, Self.isEmptyLine(behind: token, in: tree.text) { break }
                continue
            }
            guard token.kind == .lineComment else { break }
            let text = tree.text.string(in: token.range)
            guard !text.hasPrefix("///"), !text.contains("swift-tools-version") else {
                self.init(lines: [])
                return
            }
            lines.append(text)
        }
        // A comment that belongs to the code below it is no header.
        guard lines.contains(where: { $0.contains(path.name) }) || lines.first == "//" else {
            self.init(lines: [])
            return
        }
        let author = lines.lazy.compactMap { AuthorLine($0) }.first
        let kept = lines.compactMap { line -> String? in
            guard !line.contains("Created by"), !line.contains("Created on") else { return AuthorLine(line)?.line }
            guard let year = author?.year, line.contains("Copyright") else { return line }
            return line.replacingWord(year, with: "___YEAR___")
        }
        self.init(
            lines: Self.withoutDoubledBlanks(kept).map { line in
                Self.macros(path, module).reduce(line) { $0.replacingWord($1.text, with: $1.macro) }
            }
        )
    }

    private static func macros(_ path: RelativePath, _ module: FeatureModule) -> [(text: String, macro: String)] {
        let names = [module.main.name, module.name].sorted { $0.count > $1.count }
        return [(path.name, "___FILENAME___")] + names.map { ($0, "___MODULENAME___") }
    }

    private static func isEmptyLine(behind token: Token, in text: SourceText) -> Bool {
        let next = token.range.upperBound
        return next < text.bytes.count && (text.bytes[next] == .lineFeed || text.bytes[next] == .carriageReturn)
    }

    private static func withoutDoubledBlanks(_ lines: [String]) -> [String] {
        var result: [String] = []
        for line in lines where !(line == "//" && result.last == "//") { result.append(line) }
        return result
    }

    /// The comment for another file; nothing where there are no lines.
    ///
    /// - Parameter sample: what its neighbour says of who made it, and when.
    func text(file: String, module: String, authorship: Authorship = Authorship(), like sample: AuthorLine? = nil)
        -> String
    {
        guard !lines.isEmpty else { return "" }
        let date = authorship.moment.map { sample?.date($0.date) ?? $0.date }
        let values = [
            ("___FILENAME___", file), ("___MODULENAME___", module), ("___FULLUSERNAME___", authorship.author),
            ("___DATE___", date), ("___YEAR___", authorship.moment?.year ?? sample?.year),
        ]
        let known = lines.filter { line in !values.contains { $0.1 == nil && line.contains($0.0) } }
        let filled = Self.withoutDoubledBlanks(known).map { line in
            values.reduce(line) { $0.replacing($1.0, with: $1.1 ?? "") }
        }
        return filled.joined(separator: "\n") + "\n\n"
    }
}

extension String {
    /// Replaces a word where neither a letter nor a digit touches it.
    func replacingWord(_ word: String, with replacement: String) -> String {
        guard !word.isEmpty else { return self }
        var result = ""
        var rest = self[...]
        while let found = rest.firstRange(of: word) {
            let before = (result + rest[..<found.lowerBound]).last
            let after = found.upperBound < rest.endIndex ? rest[found.upperBound] : nil
            let isWord = before?.isWordPart != true && after?.isWordPart != true
            result += rest[..<found.lowerBound] + (isWord ? replacement : word)
            rest = rest[found.upperBound...]
        }
        return result + rest
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber || self == "_" }
}
