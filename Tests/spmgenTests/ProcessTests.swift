import Testing

@testable import spmgen

/// The program as a process, started by a shell that does to its streams what shells can do.
struct ProcessTests {
    @Test(arguments: [
        ("version", 0, "0.1.0\n", ""),
        ("fature", 64, "", "error: there is no command `fature`\nfix: did you mean `feature`?\nrun: spmgen feature\n"),
        ("version 2>&-", 0, "0.1.0\n", ""),
        (
            "fature >&-", 64, "",
            "error: there is no command `fature`\nfix: did you mean `feature`?\nrun: spmgen feature\n"
        ),
        ("help >&- 2>&- <&-", 0, "", ""),
        // A reader that goes away before anything is written.
        ("help | true; exit ${PIPESTATUS[0]}", 0, "", ""),
        ("fature --json 2>&1 >&- | cat; exit ${PIPESTATUS[0]}", 64, "", ""),
    ])
    func aStreamThatNobodyReadsIsNoFault(line: String, code: Int32, output: String, error: String) throws {
        let result = try Shell.run("\"$SPMGEN\" " + line)
        #expect(result.code == code)
        #expect(result.output == output)
        #expect(result.error == error)
    }

    @Test(arguments: ["list --json", "list", "help"])
    func aReportThatCannotBeWrittenIsAFailure(line: String) throws {
        let result = try Shell.run("cd \"$(mktemp -d)\" && touch Package.swift && \"$SPMGEN\" \(line) > /dev/full")
        #expect(result.code == 74)
        #expect(result.error.hasSuffix("error: cannot write the report: No space left on device\n"))
    }

    /// The number of a closed stream goes to the next file that is opened.
    @Test func aClosedStreamIsNotAFileOfTheWorkspace() throws {
        let line =
            "cd \"$(mktemp -d)\" && echo a > Package.swift && \"$SPMGEN\" list --json >&- 2>&- <&-; cat Package.swift; rm -r \"$PWD\""
        #expect(try Shell.run(line).output == "a\n")
    }

    @Test func colourNeedsATerminalOrAWish() throws {
        #expect(try !Shell.run("\"$SPMGEN\" fature").error.contains("\u{1b}"))
        #expect(try Shell.run("NO_COLOR=1 \"$SPMGEN\" fature --color always").error.contains("\u{1b}[1;31m"))
    }

    @Test func aFolderThatWasDeletedIsSaid() throws {
        let result = try Shell.run("cd \"$(mktemp -d)\" && rmdir \"$PWD\" && \"$SPMGEN\" list")
        #expect(result.code == 66)
        #expect(result.error.hasPrefix("error: the current folder is not there any more\n"))
    }
}
