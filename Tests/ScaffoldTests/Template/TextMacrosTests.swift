import Testing

@testable import Scaffold

struct TextMacrosTests {
    private let scope = MacroScope(
        options: ["x": "Cart", "my option": "Blank", "c++": "Plus", "ui-kit": "UIKit", "looks": "___A___"],
        macros: [
            "FILEBASENAMEASIDENTIFIER": "Cart", "PACKAGENAME": "my-app", "A": "Aa", "B": "Bb",
            "NESTED": "<___VARIABLE_x___ ___DEEPER:upper___>", "DEEPER": "deep", "SELF": "___SELF___",
        ],
        uuidSeed: "seed"
    )

    @Test func aMillionUnknownMacrosOnOneLineAreReportedAsFarAsTheySaySomething() throws {
        let text = SourceText(String(repeating: "a___", count: 250_000) + "___VARIABLE_x:foo___")
        let problems = TextMacros(in: scope).expansion(of: text.bytes).problems
        #expect(problems.count == 1001)
        #expect(problems.filter { !$0.isForgivable }.count == 1)
        let kept = problems.map { $0.diagnostic(in: text, file: "a").location?.line?.utf8.count ?? 0 }
        #expect(kept.reduce(0, +) <= 1001 * 2000)
        let last = try #require(problems.last?.diagnostic(in: text, file: "a").location)
        #expect(last.position?.column == 1_000_001)
        #expect(last.line?.dropFirst((last.position?.column ?? 0) - 1 - last.leftOut) == "___VARIABLE_x:foo___")
    }

    @Test(arguments: [
        ("___VARIABLE_x___", "Cart"),
        ("let ___VARIABLE_x___: ___A___", "let Cart: Aa"),
        ("___FILEBASENAMEASIDENTIFIER____hpp", "Cart_hpp"),
        ("____PACKAGENAME___", "_my-app"),
        ("________A___", "_____Aa"),
        ("___A______B___", "AaBb"),
        ("___A_________B___", "Aa___Bb"),
        ("class ___A___: ___B___ {}", "class Aa: Bb {}"),
        ("___VARIABLE_x:lower___", "cart"),
        ("___VARIABLE_x: identifier___", "Cart"),
        ("___PACKAGENAME:identifier,upper___", "MY_APP"),
        ("___PACKAGENAME:IDENTIFIER, Upper___", "MY_APP"),
        ("___PACKAGENAMEASIDENTIFIER___", "my_app"),
        ("___PACKAGENAMEASXML___", "my-app"),
        ("___VARIABLE_my option___ ___VARIABLE_c++___ ___VARIABLE_ui-kit:lower___", "Blank Plus uikit"),
        ("___NESTED___", "<Cart DEEP>"),
        ("___VARIABLE_looks___", "___A___"),
        ("___UUID:a___", DerivedUUID(seed: "seed", key: "a").description),
        ("no macro: ___ ____ __A__ ___1___ ___a b___ ___\n___", "no macro: ___ ____ __A__ ___1___ ___a b___ ___\n___"),
        ("dunder ___nothing(", "dunder ___nothing("),
        ("ends with ___A___", "ends with Aa"),
        ("\u{FEFF}é___A___é\r\n", "\u{FEFF}éAaé\r\n"),
    ])
    func macrosBecomeTheirValues(text: String, expected: String) throws {
        let result = try TextMacros(in: scope).expand(SourceText(text), file: "a.txt")
        #expect(result.string == expected)
    }

    @Test(arguments: [
        ("one\n two ___VARIABLE_y___", 2, 6, "no option `y`", "spmgen new --lenient"),
        ("___VARIABLE_X___", 1, 1, "no option `X`", "`___VARIABLE_x___`"),
        ("___PACKAGNAME___", 1, 1, "`___PACKAGNAME___` is no macro", "`___PACKAGENAME___`"),
        ("a ___VARIABLE_x__.swift", 1, 3, "`___VARIABLE_x` is not closed", "three underscores at either end"),
        ("___VARIABLE_x:lower:identifier___", 1, 1, "`___VARIABLE_x` is not closed", "one colon, with commas"),
        ("___VARIABLE_y + ___A___", 1, 1, "`___VARIABLE_y` is not closed", "`___VARIABLE_y___`"),
        ("___A: other___", 1, 1, "`___A` is not closed", "`___A___`"),
        ("___A:idntifier___", 1, 1, "`idntifier` is no modifier", "`identifier`"),
        ("___SELF___", 1, 1, "more than 16 deep", "circle"),
        ("let a = 1 // ___IF_x___", 1, 14, "does not stand alone", "a line of its own"),
        ("let a = 1 // ___IF_x && y___", 1, 14, "does not stand alone", "a line of its own"),
        ("}; // ___END___", 1, 7, "does not stand alone", "a line of its own"),
    ])
    func aMacroWithoutAValueIsToldWithItsPlace(
        text: String,
        line: Int,
        column: Int,
        message: String,
        remedy: String
    ) throws {
        let error = #expect(throws: TemplateError.self) {
            try TextMacros(in: scope).expand(SourceText(text), file: "a.txt")
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(error?.diagnostics.count == 1)
        #expect(diagnostic.location?.file == "a.txt")
        #expect(diagnostic.location?.position == TextPosition(line: line, column: column))
        #expect(diagnostic.message.contains(message))
        #expect(diagnostic.remedy.contains(remedy))
    }

    @Test func allProblemsOfATextAreToldAtOnce() {
        let error = #expect(throws: TemplateError.self) {
            try TextMacros(in: scope).expand(SourceText("___C1___ ___A___ ___C2___"), file: "a.txt")
        }
        #expect(error?.diagnostics.map(\.location?.position?.column) == [1, 18])
    }

    @Test func unknownMacrosStayAsTheyStand() {
        let expansion = TextMacros(in: scope).expansion(of: "___UNHEARD___ ___A___")
        #expect(expansion.string == "___UNHEARD___ Aa")
        #expect(expansion.problems.map(\.isForgivable) == [true])
    }

    @Test func valuesThatMultiplyAreStopped() {
        var macros = ["M0": String(repeating: "x", count: 1000)]
        for level in 1...9 { macros["M\(level)"] = String(repeating: "___M\(level - 1)___", count: 10) }
        let expansion = TextMacros(in: MacroScope(macros: macros)).expansion(of: "___M9___")
        #expect(expansion.problems.map(\.reason) == [.tooLong("M3")])
        #expect(expansion.string == "___M9___")
    }

    @Test func bytesThatAreNoUTF8Survive() {
        let bytes: [UInt8] = [0xFF, 0xFE] + Array("___A___".utf8) + [0xC0]
        #expect(TextMacros(in: scope).expansion(of: bytes).bytes == [0xFF, 0xFE, 0x41, 0x61, 0xC0])
    }

    @Test func identifiersAreDerivedNotDrawn() {
        let identifier = DerivedUUID(seed: "Feature\u{0}Cart", key: "a").description
        #expect(identifier == "76A9ED21-85DD-8C9E-A7CC-3AA222D14EAE")
        #expect(identifier == DerivedUUID(seed: "Feature\u{0}Cart", key: "a").description)
        #expect(identifier != DerivedUUID(seed: "Feature\u{0}Cart", key: "b").description)
        #expect(identifier != DerivedUUID(seed: "Feature\u{0}Shop", key: "a").description)
    }
}
