/// A file with names replaced, and the places that hold the old name and were left alone.
struct RenamedText {
    let bytes: [UInt8]
    let left: [Mention]

    /// A place that holds the old name, and how it is written there.
    struct Mention {
        let word: String
        let place: DiagnosticLocation
    }

    /// A Swift file.
    ///
    /// - Parameters:
    ///   - texts: comments and string literals that are spmgen's, by their old form.
    ///   - lines: what is spmgen's in it.
    ///   - literals: string literals that are replaced wherever they stand.
    init(
        swift file: EditedFile,
        _ renaming: IdentifierRenaming,
        texts: [String: String],
        lines: RenamedLines,
        literals: [String: String],
        name: String
    ) {
        let tree = file.tree
        let places = DeclaredNames(of: renaming.pairs.members, in: tree)
        let cases = renaming.pairs.caseNames
        let hasEdits =
            !renaming.pairs.editOwners.isDisjoint(with: places.types)
            || renaming.pairs.editOwners.contains { !places.bodies(of: $0).isEmpty }
        var lines = lines
        for (owner, added) in renaming.pairs.editLines where !places.bodies(of: owner).isEmpty { lines.merge(added) }
        let known = lines.replacements(in: tree)
        var edits: [TextEdit] = []
        var left: [Mention] = []
        for index in tree.code.indices {
            let token = tree.code[index]
            if let new = known[index] {
                if new != tree.string(index) {
                    edits.append(TextEdit(range: token.range, replacement: Array(new.utf8)))
                }
                continue
            }
            switch token.kind {
            case .identifier:
                guard let new = renaming.replacement(of: index, in: tree, places), new != tree.string(index) else {
                    continue
                }
                edits.append(TextEdit(range: token.range, replacement: Array(new.utf8)))
            case .stringText:
                guard !tree.isResource(index) else { continue }
                let old = tree.string(index)
                let isPattern = hasEdits && (tree.is(index - 2, "case") || tree.kind(index - 2) == .openParen)
                // A key of a catalogue, such as `home.cart`, behind a label.
                let isKey = hasEdits && tree.kind(index - 2) == .colon && old.contains(".")
                if let new = texts[old] ?? literals[old] ?? (isPattern || isKey ? renaming.pairs.editTexts[old] : nil) {
                    edits.append(TextEdit(range: token.range, replacement: Array(new.utf8)))
                } else if let word = ([name] + cases.sorted()).first(where: { Self.holds($0, in: old) }) {
                    left.append(Mention(word: word, place: file.location(of: token.range.lowerBound)))
                }
            default: continue
            }
        }
        for token in tree.tokens where token.kind.isComment {
            let old = file.text.string(in: token.range)
            if let new = texts[old] {
                edits.append(TextEdit(range: token.range, replacement: Array(new.utf8)))
            } else if Self.holds(name, in: old) {
                left.append(Mention(word: name, place: file.location(of: token.range.lowerBound)))
            }
        }
        let renamed = (try? file.text.applying(edits)) ?? file.text
        // Imports that were sorted stay so.
        let isSorted = ImportSorting.sorted(file.text).bytes == file.text.bytes
        bytes = isSorted ? ImportSorting.sorted(renamed).bytes : renamed.bytes
        self.left = left.sorted { ($0.place.position?.line ?? 0) < ($1.place.position?.line ?? 0) }
    }

    /// A JSON file: its strings by what they say, their slashes as they are written.
    ///
    /// - Parameter titles: the keys of a catalogue, and what users read under each.
    init(json file: EditedFile, texts: [String: String], titles: [String: [String: String]], name: String) {
        var edits: [TextEdit] = []
        var left: [Mention] = []
        var depth = 0
        var below = (titles: [String: String](), depth: 0)
        var previous = ""
        for index in file.tree.code.indices {
            let token = file.tree.code[index]
            if token.kind == .openBrace { depth += 1 }
            if token.kind == .closeBrace { depth -= 1 }
            guard token.kind == .stringText else { continue }
            let raw = file.text.string(in: token.range)
            let plain = raw.replacing("\\/", with: "/")
            let isKey = file.tree.kind(index + 2) == .colon
            let known = isKey && plain.contains(".") ? titles[plain] : nil
            // What stands under the next key is another text.
            if known != nil || isKey && depth <= below.depth { below = (known ?? [:], depth) }
            let isTitle = known != nil || !isKey && previous == "value"
            previous = plain
            if let new = texts[plain] ?? (isTitle ? below.titles[plain] : nil) {
                let written = raw == plain ? new : new.replacing("/", with: "\\/")
                edits.append(TextEdit(range: token.range, replacement: Array(written.utf8)))
            } else if Self.holds(name, in: raw) {
                left.append(Mention(word: name, place: file.location(of: token.range.lowerBound)))
            }
        }
        bytes = ((try? file.text.applying(edits)) ?? file.text).bytes
        self.left = left
    }

    /// A file of lines.
    ///
    /// - Parameter cases: names in lower case, which count where code or a link has them.
    init(lines file: EditedFile, texts: [String: String], cases: Set<String>, name: String) {
        var edits: [TextEdit] = []
        var left: [Mention] = []
        for start in file.text.lineStarts {
            let range = file.text.lineRange(at: start)
            let old = file.text.string(in: range)
            if let new = texts[old] {
                edits.append(TextEdit(range: range, replacement: Array(new.utf8)))
            } else if Self.holds(name, in: old) {
                left.append(Mention(word: name, place: file.location(of: start)))
            } else if let word = cases.sorted().first(where: { Self.isMember($0, in: old) }) {
                left.append(Mention(word: word, place: file.location(of: start)))
            }
        }
        bytes = ((try? file.text.applying(edits)) ?? file.text).bytes
        self.left = left
    }

    /// Whether a line holds a name behind a dot or a slash: `.cart`, `shop://cart`.
    private static func isMember(_ name: String, in line: String) -> Bool {
        [".", "/"].contains { mark in
            line.characters(behind: mark + name).contains { $0?.isLetter != true && $0?.isNumber != true }
        }
    }

    /// Whether a text holds a name as a word, or as the beginning of one in camel case.
    static func holds(_ name: String, in text: String) -> Bool {
        var rest = text[...]
        var previous: Character?
        while let found = rest.firstRange(of: name) {
            let before = found.lowerBound > rest.startIndex ? rest[rest.index(before: found.lowerBound)] : previous
            let after = found.upperBound < rest.endIndex ? rest[found.upperBound] : nil
            if before?.isLetter != true, before?.isNumber != true, after?.isLowercase != true, after?.isNumber != true {
                return true
            }
            previous = rest[rest.index(before: found.upperBound)]
            rest = rest[found.upperBound...]
        }
        return false
    }
}

extension String {
    /// The characters that follow each place of a text; nil at the end.
    fileprivate func characters(behind text: String) -> [Character?] {
        ranges(of: text).map { $0.upperBound < endIndex ? self[$0.upperBound] : nil }
    }
}
