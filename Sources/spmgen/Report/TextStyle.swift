/// Whether text is coloured, and how (ECMA-48, "Select graphic rendition").
enum TextStyle: Sendable {
    case plain
    case coloured

    enum Mark: String {
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case cyan = "36"
        case boldRed = "1;31"
        case boldYellow = "1;33"
        case boldGreen = "1;32"
    }

    func apply(_ mark: Mark, _ text: String) -> String {
        switch self {
        case .plain: text
        case .coloured: "\u{1b}[\(mark.rawValue)m\(text)\u{1b}[0m"
        }
    }
}
