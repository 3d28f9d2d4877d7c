/// The common rules of all names: what is typed becomes ASCII letters and digits in upper camel case.
enum TypedName {
    static let limit = 40
    /// Words that Swift gives a meaning behind a dot or in every type, which backticks do not take away.
    private static let languageWords = ["Any", "Self", "Type", "Protocol", "Init"]

    /// What `cart`, `shopping-cart` and `ShoppingCart` stand for.
    static func validated(_ typed: String, as kind: NameKind) throws(NameError) -> String {
        if typed.contains("/") || typed.contains("\\") || typed.contains("..") {
            throw NameError(typed, as: kind, .path)
        }
        if let odd = typed.first(where: { !isAllowed($0) }) { throw NameError(typed, as: kind, .character(odd)) }
        let raised = Words.upperCamelCase(typed)
        let name = stem(of: raised, as: kind)
        guard let first = name.first else {
            throw NameError(typed, as: kind, raised.isEmpty ? .empty : .onlyEnding)
        }
        if first.isNumber { throw NameError(typed, as: kind, .startsWithDigit) }
        if name.utf8.count > limit { throw NameError(typed, as: kind, .tooLong(name.utf8.count)) }
        if languageWords.contains(name) { throw NameError(typed, as: kind, .languageWord) }
        if kind == .service, let suffix = generatedSuffixes[kind]?.first(where: name.hasSuffix) {
            throw NameError(typed, as: kind, .suffix(suffix))
        }
        return name
    }

    private static func isAllowed(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-_ ".contains(character))
    }

    /// A name without what its type ends in: `Summary` and `SummaryView` are one screen, `Payment` and `PaymentService`
    /// one service.
    private static func stem(of name: String, as kind: NameKind) -> String {
        guard let endings = endings[kind] else { return name }
        var stem = name[...]
        while let ending = endings.first(where: stem.hasSuffix) { stem = stem.dropLast(ending.count) }
        return String(stem)
    }

    private static let endings: [NameKind: [String]] = [.screen: ["View"], .service: ["Service", "SERVICE"]]

    /// Endings of what is made for a name, which the names themselves cannot have.
    static let generatedSuffixes: [NameKind: [String]] = [
        // Of the targets and types that a feature brings.
        .feature: ["View", "Tests", "Mocks", "Concurrent"],
        .service: ["ServiceMock", "ServiceProtocol", "ServiceTests"],
    ]

    // MARK: Suggestions

    /// The nearest name to what was typed that is accepted.
    static func nearest(to typed: String, as kind: NameKind) -> String {
        let raised = Words.upperCamelCase(typed.map(plain).joined())
        // `3DModel` has its digit first; `DModel3` has not.
        let digits = raised.prefix { $0.isNumber }
        let letters = Words.upperCamelCase(String(raised.dropFirst(digits.count)))
        let base = letters.isEmpty && !digits.isEmpty ? kind.example : letters
        var name = stem(of: String((base + digits).prefix(limit)), as: kind)
        while let suffix = generatedSuffixes[kind]?.first(where: name.hasSuffix) { name.removeLast(suffix.count) }
        name = stem(of: name, as: kind)
        if name.isEmpty { return kind.example }
        let isTaken = languageWords.contains(name) || kind.isModule && SystemModules.contains(name)
        guard isTaken else { return name }
        return name + (kind.isModule ? NameKind.feature : kind == .folder ? .screen : kind).otherName
    }

    /// A character as a name can have it: `é` without its accent, anything else as a gap between words.
    private static func plain(_ character: Character) -> String {
        if character.isASCII { return character.isLetter || character.isNumber ? String(character) : "-" }
        // The names of these characters are stable: LATIN SMALL LETTER E WITH ACUTE.
        guard let scalar = character.unicodeScalars.first else { return "-" }
        if scalar.isASCII { return scalar.properties.isAlphabetic ? String(scalar) : "-" }
        let words = (scalar.properties.name ?? "").split(separator: " ")
        guard words.count >= 4, words[0] == "LATIN", words[2] == "LETTER", words[3].utf8.count <= 2 else { return "-" }
        return words[1] == "SMALL" ? words[3].lowercased() : String(words[3])
    }
}
