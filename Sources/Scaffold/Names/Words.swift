/// How typed words become names: `shopping-cart` → `ShoppingCart` → `shoppingCart`.
enum Words {
    /// Splits at `-`, `_` and spaces, raises the first letter of each word and keeps the rest.
    static func upperCamelCase(_ typed: String) -> String {
        typed.split { $0 == "-" || $0 == "_" || $0 == " " }
            .map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined()
    }

    /// Lowers the leading capitals: `URLList` → `urlList`, `Cart` → `cart`, `URL` → `url`.
    static func lowerCamelCase(_ name: String) -> String {
        let capitals = name.prefix { $0.isASCII && $0.isUppercase }
        let rest = name.dropFirst(capitals.count)
        let startsAWord = capitals.count > 1 && rest.first.map { $0.isASCII && $0.isLowercase } == true
        let lowered = startsAWord ? capitals.dropLast() : capitals
        return lowered.lowercased() + name.dropFirst(lowered.count)
    }

    /// The words of a name, typed or in camel case, in lower case: `ShoppingCart` and `shopping-cart` → `shopping`,
    /// `cart`; `URLList` → `url`, `list`.
    static func lowercasedWords(of name: String) -> [String] {
        name.split { $0 == "-" || $0 == "_" || $0 == " " }.flatMap { part in
            let characters = Array(part)
            var words: [String] = []
            for (index, character) in characters.enumerated() {
                let previous = index > 0 ? characters[index - 1] : nil
                let next = index + 1 < characters.count ? characters[index + 1] : nil
                let followsLower = previous?.isUppercase == false
                let endsAbbreviation = previous?.isUppercase == true && next?.isLowercase == true
                if words.isEmpty || character.isUppercase && (followsLower || endsAbbreviation) { words.append("") }
                words[words.count - 1] += character.lowercased()
            }
            return words
        }
    }
}
