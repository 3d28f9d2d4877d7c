import Scaffold

/// A line of source text as it is shown, and what stands below it up to a caret.
struct SourceExcerpt: Equatable {
    /// Without control characters except tabs, cropped around the caret where it is long.
    let line: String
    /// White space as wide as `line` up to the caret; a tab where the line has one.
    let padding: String

    /// - Parameter column: from 1, in UTF-8 bytes.
    init(_ source: String, column: Int) {
        var cells: [Cell] = []
        var caret: Int?
        var offset = 0
        for character in source {
            if caret == nil, offset + character.utf8.count >= column { caret = cells.count }
            offset += character.utf8.count
            cells.append(Cell(character))
        }
        let place = caret ?? cells.count
        let start = place < ReportLimits.excerpt * 3 / 4 ? 0 : place - ReportLimits.excerpt / 2
        let shown = cells.dropFirst(start).prefix(ReportLimits.excerpt)
        let before = start > 0 ? "…" : ""
        let after = start + shown.count < cells.count ? "…" : ""
        line = before + shown.map(\.text).joined() + after
        padding = (start > 0 ? " " : "") + shown.prefix(place - start).map(\.blank).joined()
    }

    private struct Cell {
        let text: String
        /// As wide as the text.
        let blank: String

        init(_ character: Character) {
            text = VisibleText(String(character), keeping: ["\t"]).escaped
            let isEscaped = text != String(character)
            blank =
                character == "\t"
                ? "\t" : String(repeating: " ", count: isEscaped ? text.count : Self.width(of: character))
        }

        /// The columns that a terminal gives a character (Unicode Standard Annex 11, in its large blocks).
        private static func width(of character: Character) -> Int {
            guard let first = character.unicodeScalars.first else { return 0 }
            if first.isASCII { return 1 }
            if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{fe0f}") { return 2 }
            switch first.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: return 0
            default: break
            }
            switch first.value {
            case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
                0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1f64f, 0x1f900...0x1f9ff, 0x20000...0x3fffd:
                return 2
            default: return 1
            }
        }
    }
}
