/// Words that cannot name a case without backticks (The Swift Programming Language, "Lexical Structure": keywords used
/// in declarations, statements, expressions and types). Contextual keywords, such as `open`, can.
enum Keywords {
    static let reserved: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

    static func quoted(_ name: String) -> String {
        reserved.contains(name) ? "`\(name)`" : name
    }
}
