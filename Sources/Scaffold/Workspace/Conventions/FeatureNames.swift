/// The names of a feature that follows another one: each of that one's own names has its counterpart.
struct FeatureNames: Sendable {
    let from: String
    let to: String
    /// Longest first, so that `ProfileFeatureTests` is not taken for `ProfileFeature`.
    private let pairs: [(old: String, new: String)]

    /// - Parameter pattern: what features are called, where that is not as the sibling is called.
    init(of sibling: FeatureModule, for stem: String, pattern: NamePattern? = nil) {
        from = sibling.stem
        to = stem
        var pairs: [String: String] = [:]
        for name in sibling.ownNames {
            pairs[name] = Self.renamed(name, from: sibling.stem, to: stem)
        }
        if let pattern {
            let usual = Self.renamed(sibling.name, from: sibling.stem, to: stem)
            for (old, new) in pairs { pairs[old] = new.replacingPrefix(usual, with: pattern.name(of: stem)) }
        }
        self.pairs = pairs.map { ($0.key, $0.value) }.sorted { ($0.old.count, $1.old) > ($1.old.count, $0.old) }
    }

    /// Those of one feature, which stay what they are.
    init(of module: FeatureModule) {
        from = module.stem
        to = module.stem
        pairs = module.ownNames.map { ($0, $0) }
    }

    /// A name with another stem, in camel case or as packages may be called: `feature-order-list`.
    private static func renamed(_ name: String, from old: String, to new: String) -> String {
        if let pattern = NamePattern(of: name, stem: old) { return pattern.name(of: new) }
        let present = FeatureModule.separators.filter { !$0.isEmpty && name.contains($0) }
        for separator in present + FeatureModule.separators {
            let lowered = Words.lowercasedWords(of: old).joined(separator: separator)
            guard let pattern = NamePattern(of: name, stem: lowered) else { continue }
            return pattern.name(of: Words.lowercasedWords(of: new).joined(separator: separator))
        }
        return name
    }

    func owns(_ name: String) -> Bool { pairs.contains { $0.old == name } }

    /// A name of the sibling's, as the new feature has it; others as they are.
    func name(_ old: String) -> String {
        pairs.first { $0.old == old }?.new ?? old
    }

    /// Text in which the names occur as words; in paths, the stem too.
    func text(_ text: String) -> String {
        // In one go, or a name that another one has become would be renamed again.
        var result = text
        for (number, pair) in pairs.enumerated() {
            result = result.replacingWord(pair.old, with: "\u{1}\(number)\u{2}")
        }
        for (number, pair) in pairs.enumerated() { result = result.replacing("\u{1}\(number)\u{2}", with: pair.new) }
        return result
    }

    /// A path below the workspace.
    func path(_ path: RelativePath) -> RelativePath {
        RelativePath.root.appending(
            names: path.components.map { part in
                if owns(part) { return name(part) }
                return part == from ? to : text(part)
            }
        )
    }

    /// The name of one of the sibling's types, in which that of the sibling, or of one of its modules, is a word:
    /// `RemoteProfileClient`.
    func type(_ name: String) -> String {
        for pair in pairs + [(from, to)] {
            if let range = name.firstRange(ofWord: pair.0) { return name.replacingCharacters(in: range, by: pair.1) }
        }
        return name
    }

    /// Whether the sibling's name is a word of a type's.
    func isIn(_ name: String) -> Bool { name.firstRange(ofWord: from) != nil }
}

extension String {
    /// Where another name stands in a name as whole words.
    fileprivate func firstRange(ofWord word: String) -> Range<Index>? {
        guard !word.isEmpty else { return nil }
        var start = startIndex
        while let range = self[start...].firstRange(of: word) {
            let isAtEnd = range.upperBound == endIndex || !self[range.upperBound].isLowercase
            if isAtEnd, word.first?.isUppercase == true || range.lowerBound == startIndex { return range }
            start = index(after: range.lowerBound)
        }
        return nil
    }

    fileprivate func replacingCharacters(in range: Range<Index>, by other: String) -> String {
        String(self[..<range.lowerBound]) + other + self[range.upperBound...]
    }

    fileprivate func replacingPrefix(_ prefix: String, with other: String) -> String {
        hasPrefix(prefix) ? other + dropFirst(prefix.count) : self
    }
}
