/// The common rules of all names: what is typed becomes ASCII letters and digits in upper camel case.
enum TypedName {
    static let limit = 40

    /// What `Cart`, `cart` and `shopping-cart` stand for.
    static func validated(_ typed: String, as kind: NameKind) throws(NameError) -> String {
        func refuse(_ reason: NameError.Reason, _ suggestion: String) -> NameError {
            NameError(typed: typed, kind: kind, reason: reason, suggestion: suggestion)
        }
        if typed.contains("/") || typed.contains("\\") || typed.contains("..") {
            throw refuse(.path, cleaned(typed))
        }
        let odd = typed.first { character in
            !character.isASCII || !(character.isLetter || character.isNumber || "-_ ".contains(character))
        }
        if let odd { throw refuse(.notASCII(odd), cleaned(typed)) }
        let name = Words.upperCamelCase(typed)
        guard let first = name.first else { throw refuse(.empty, kind == .screen ? "Summary" : "Cart") }
        if first.isNumber { throw refuse(.startsWithDigit, cleaned(typed)) }
        if name.count > limit { throw refuse(.tooLong(name.count), String(name.prefix(limit))) }
        if ["Any", "Self", "Type", "Protocol", "Init"].contains(name) {
            throw refuse(.languageWord, name + (kind == .screen ? "Page" : "Feature"))
        }
        return name
    }

    /// The nearest valid name to what was typed, to suggest it.
    private static func cleaned(_ typed: String) -> String {
        let plain = String(
            typed.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }
        )
        let name = Words.upperCamelCase(plain)
        let lettered = name.first?.isNumber == true ? "N" + name : name
        return lettered.isEmpty ? "Cart" : String(lettered.prefix(limit))
    }
}
