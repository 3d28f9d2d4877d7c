import Foundation
import Testing

@testable import Scaffold
@testable import spmgen

struct ProgramTests {
    @Test(
        arguments: [
            ([], 0), (["help"], 0), (["help", "feature"], 0), (["help", "manifest"], 0), (["version"], 0),
            (["--version"], 0),
            (["feature", "--help"], 0), (["fature"], 64), (["feature"], 64), (["feature", "2"], 64), (["manifest"], 64),
            (["help", "fature"], 66), (["help", "manifest", "add"], 66), (["list", "-C", "/nonexistent"], 66),
        ] as [([String], Int32)])
    func theExitCodeSaysWhatHappened(words: [String], code: Int32) {
        #expect(Run(words).code == code)
        let document = Run(words + (words.contains("--") ? [] : ["--json"]))
        #expect(document.code == code)
        #expect(document.error.isEmpty)
        #expect(document.output.hasPrefix("{\"changes\":[]"))
        #expect(document.output.contains("\"exitCode\":\(code),"))
        #expect(document.output.filter { $0 == "\n" }.count == 1)
    }

    @Test func withoutWordsTheHelpIsTheResult() {
        let run = Run([])
        #expect(run.output == HelpPage.text(of: []).map { $0 + "\n" })
        #expect(run.error.isEmpty)
        #expect(Run(["help"]).output == run.output)
        #expect(Run(["--help"]).output == run.output)
    }

    @Test func theVersionIsTheResult() {
        #expect(Run(["version"]).output == ProductVersion.current + "\n")
        #expect(Run(["version", "--json"]).output.contains("\"result\":{\"version\":\"\(ProductVersion.current)\"}"))
    }

    @Test func anErrorLeavesStandardOutputEmpty() {
        let run = Run(["help", "fature"])
        #expect(run.output.isEmpty)
        let expected = """
            error: there is no command `fature` to help with
            fix: did you mean `feature`?
            run: spmgen help feature

            """
        #expect(run.error == expected)
    }

    @Test(arguments: [
        (["feature", "1", "--json"], "\"feature\""),
        (["--json", "manifest", "add-target"], "\"manifest add-target\""),
        (["fature", "--json"], "null"),
        (["-C", "feature", "lst", "--json"], "null"),
    ])
    func aWrongLineIsReportedUnderItsCommand(words: [String], command: String) {
        #expect(Run(words).output.contains("\"command\":\(command),"))
    }

    @Test(arguments: [
        ([], false, false, false),
        ([], true, false, true),
        ([], true, true, false),
        (["--color=auto"], true, false, true),
        (["--color=always"], false, false, true),
        (["--color=always"], false, true, true),
        (["--color=never"], true, false, false),
    ])
    func colourIsForTerminals(options: [String], isTerminal: Bool, noColor: Bool, isColoured: Bool) {
        let run = Run(["feature", "2"] + options, isTerminal: isTerminal, noColor: noColor)
        #expect(run.error.contains("\u{1b}[1;31merror:") == isColoured)
        // Also where the line cannot be parsed at all.
        let wrong = Run(["feature", "--bogus"] + options, isTerminal: isTerminal, noColor: noColor)
        #expect(wrong.error.contains("\u{1b}[") == isColoured)
        #expect(!Run(["feature", "2", "--json"] + options, isTerminal: isTerminal).output.contains("\u{1b}"))
    }

    @Test func aFolderThatIsGoneIsSaid() {
        let run = Run(["list"], directory: nil)
        #expect(run.code == 66)
        #expect(run.error.hasPrefix("error: the current folder is not there any more\nfix: "))
    }

    @Test func aFileIsNoFolderToStartIn() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try Data().write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let run = Run(["list", "-C", file])
        #expect(run.code == 66)
        #expect(run.error == "error: there is no folder `\(file)`\nfix: give `-C` a folder that exists\n")
    }
}
