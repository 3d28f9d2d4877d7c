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
}
