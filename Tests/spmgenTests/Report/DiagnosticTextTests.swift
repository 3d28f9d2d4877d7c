import Testing

@testable import Scaffold
@testable import spmgen

struct DiagnosticTextTests {
    private static let manifest = SourceText("let package = Package(\n    targets: [\n")

    @Test func aDiagnosticReadsLikeTheCompilers() {
        let diagnostic = Diagnostic(
            .manifestUnreadable,
            "this bracket is never closed, so the manifest cannot be read",
            at: DiagnosticLocation(file: "Package.swift", offset: 36, in: Self.manifest),
            remedy: "close it, then run the command again"
        )
        #expect(
            DiagnosticText(style: .plain).lines(of: diagnostic) == [
                "Package.swift:2:14: error: this bracket is never closed, so the manifest cannot be read",
                "2 │     targets: [",
                "  │              ^",
                "fix: close it, then run the command again",
            ]
        )
    }

    @Test func textToPasteIsABlock() {
        let diagnostic = Diagnostic(
            .editSkipped,
            severity: .warning,
            "no list of screens was found",
            at: DiagnosticLocation(file: "Tests/CartTests.swift"),
            remedy: "add this",
            paste: "a {\n\tb\n\n}",
            command: ["spmgen", "view", "Cart/It's"]
        )
        #expect(
            DiagnosticText(style: .plain).lines(of: diagnostic) == [
                "Tests/CartTests.swift: warning: no list of screens was found",
                "fix: add this:",
                "    a {",
                "    \tb",
                "",
                "    }",
                "run: spmgen view 'Cart/It'\\''s'",
            ]
        )
    }

    @Test func nothingThatIsShownCanSteerTheTerminal() {
        let evil = "\u{1b}[2J\u{7}\r\u{202e}"
        let diagnostic = Diagnostic(
            .conflict,
            "a\(evil)\nb",
            at: DiagnosticLocation(file: "c\(evil)", offset: 0, in: SourceText("d\(evil)")),
            remedy: "e\(evil)",
            paste: "f\(evil)",
            command: ["g\(evil)"]
        )
        for line in DiagnosticText(style: .plain).lines(of: diagnostic) {
            #expect(!VisibleText(line).isEscaped, "\(line.debugDescription)")
        }
    }

    @Test func coloursAreSetAndTakenBack() {
        let diagnostic = Diagnostic(.conflict, "it differs", remedy: "move it away")
        #expect(
            DiagnosticText(style: .coloured).lines(of: diagnostic) == [
                "\u{1b}[1;31merror:\u{1b}[0m \u{1b}[1mit differs\u{1b}[0m",
                "\u{1b}[1;32mfix:\u{1b}[0m move it away",
            ]
        )
    }
}
