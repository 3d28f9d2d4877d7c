import Testing

@testable import Scaffold

struct VisibleTextTests {
    @Test(arguments: [
        ("plain é 日本 🛒 👩‍👧", "plain é 日本 🛒 👩‍👧"),
        ("a\tb\r\n", "a\\u{9}b\\u{d}\\u{a}"),
        ("\u{1b}[2J\u{0}\u{7f}\u{9b}", "\\u{1b}[2J\\u{0}\\u{7f}\\u{9b}"),
        ("\u{202e}\u{2066}\u{200f}", "\\u{202e}\\u{2066}\\u{200f}"),
        ("\u{2028}\u{200b}\u{feff}", "\\u{2028}\\u{200b}\\u{feff}"),
        // A combining mark stays with its letter, also behind what is escaped.
        ("e\u{301}\n\u{301}", "e\u{301}\\u{a}\u{301}"),
    ])
    func whatCouldSteerATerminalIsShownAsItsNumber(text: String, escaped: String) {
        let visible = VisibleText(text)
        #expect(visible.escaped == escaped)
        #expect(visible.isEscaped == (text != escaped))
        #expect(!VisibleText(escaped).isEscaped)
    }

    @Test func whatIsKeptIsNotEscaped() {
        let visible = VisibleText("a\tb\n", keeping: ["\t"])
        #expect(visible.escaped == "a\tb\\u{a}")
        #expect(!VisibleText("\t", keeping: ["\t"]).isEscaped)
    }
}
