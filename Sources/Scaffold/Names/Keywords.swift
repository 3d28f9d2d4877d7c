/// Words that Swift reserves in declarations, so that a name equal to one needs backticks (The Swift Programming
/// Language, "Lexical Structure", keywords used in declarations, statements, expressions and types).
enum Keywords {
    static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows",
        "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer",
        "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where",
        "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

    static func quoted(_ name: String) -> String {
        // `open` is contextual: `case open` compiles without backticks.
        reserved.contains(name) && name != "open" ? "`\(name)`" : name
    }
}
