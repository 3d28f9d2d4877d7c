import Testing

@testable import Scaffold
@testable import spmgen

struct TextReportTests {
    @Test func aWritingCommandSaysWhatItMadeAndWhatIsNext() throws {
        let report = try SampleReports.feature(.applied)
        let expected = """
            workspace  /shop
            name       cart -> Cart
            created    FeaturePackages/Cart/ (3 files)
            created    SharedPackages/Navigation/ (1 file)
            edited     Package.swift
            next: swift test --package-path FeaturePackages/Cart

            """
        #expect(Self.text().output(of: report) == expected)
    }

    @Test func aPlanSaysWhatItWouldDo() throws {
        let report = try SampleReports.feature(.planned)
        let output = Self.text { $0.quiet = true }.output(of: report)
        #expect(output.contains("would create  FeaturePackages/Cart/ (3 files)\n"))
        #expect(output.contains("would edit    Package.swift\n"))
        #expect(!output.contains("next:"))
    }

    @Test func everyFileIsListedWhereThatIsWanted() throws {
        let report = try SampleReports.feature(.applied)
        let output = Self.text { $0.verbose = true }.output(of: report)
        #expect(output.contains("created    FeaturePackages/Cart/Sources/Cart/Cart.swift\n"))
        #expect(output.contains("plan       \(try #require(report.plan?.digest))\n"))
    }

    @Test func nothingToDoIsSaid() throws {
        let output = try Self.text().output(of: SampleReports.feature(.unchanged))
        #expect(output.contains("unchanged  everything is there already\n"))
    }

    @Test func aQuietRunSaysErrorsOnly() throws {
        let text = Self.text { $0.quiet = true }
        let applied = try SampleReports.feature(.applied)
        #expect(text.output(of: applied).isEmpty)
        #expect(text.errors(of: applied).isEmpty)
        let refused = RunReport(command: nil, Refusal(Diagnostic(.conflict, "it differs", remedy: "move it")))
        #expect(text.errors(of: refused) == "error: it differs\nfix: move it\n")
        #expect(text.output(of: refused).isEmpty)
        #expect(try !text.output(of: SampleReports.listing(features: 1)).isEmpty)
    }

    @Test func warningsAndNotesAreNoPartOfTheResult() throws {
        let expected = """
            note: platforms were added
            fix: raise them where needed
            warning: no list was found
            fix: add this:
                x

            """
        #expect(try Self.text().errors(of: SampleReports.feature(.applied)) == expected)
    }

    @Test func aListingIsInColumns() throws {
        let expected = """
            features
              F0  FeaturePackages/F0  A, B
              F1  FeaturePackages/F1  A, B
            packages
              Navigation  SharedPackages/Navigation
            shared by features
              Navigation  SharedPackages/Navigation
            templates
              Feature  Coordinator  built in                             spmgen feature
              Parser   Company      Templates/Company/Parser.xctemplate

            """
        #expect(try Self.text().output(of: SampleReports.listing(features: 2)) == expected)
    }

    @Test func aLongListingStopsUnlessAllIsGiven() throws {
        let report = try SampleReports.listing(features: 205)
        let cut = Self.text().output(of: report)
        #expect(cut.contains("F199 "))
        #expect(!cut.contains("F200 "))
        #expect(cut.contains("  and 5 more; --all shows them\n"))
        #expect(Self.text { $0.all = true }.output(of: report).contains("F204 "))
    }

    @Test func manyConflictsStopAsWell() {
        let refusal = Refusal((1...201).map { Diagnostic(.conflict, "m\($0)", remedy: "r") })
        let report = RunReport(command: nil, refusal)
        let errors = Self.text().errors(of: report)
        #expect(errors.hasSuffix("error: m200\nfix: r\nand 1 more; --all shows them\n"))
        #expect(Self.text { $0.all = true }.errors(of: report).hasSuffix("error: m201\nfix: r\n"))
    }

    @Test func aDiffIsTheWholeOutput() throws {
        var report = try SampleReports.feature(.planned)
        report.result = .diff(report.plan?.changes.filter { $0.path.description == "Package.swift" }.map(\.diff) ?? [])
        let diff = "diff --git a/Package.swift b/Package.swift\n--- a/Package.swift\n+++ b/Package.swift\n"
        #expect(Self.text().output(of: report) == diff + "@@ -1 +1,2 @@\n a\n+b\n")
        let coloured = Self.text(style: .coloured).output(of: report)
        #expect(coloured.contains("\u{1b}[36m@@ -1 +1,2 @@\u{1b}[0m\n a\n\u{1b}[32m+b\u{1b}[0m\n"))
    }

    /// For `git apply` the bytes must be those of the file; for a terminal they must be harmless.
    @Test func aDiffIsRawUnlessATerminalShowsIt() throws {
        var report = try SampleReports.feature(.planned)
        let contents = Array("a\u{1b}[2J\r\n".utf8)
        report.result = .diff([try SampleReports.change("x", .create(contents: contents)).diff])
        #expect(Self.text().output(of: report).hasSuffix("+a\u{1b}[2J\r\n"))
        #expect(Self.text(isTerminal: true).output(of: report).hasSuffix("+a\\u{1b}[2J\n"))
    }

    private static func text(
        style: TextStyle = .plain,
        isTerminal: Bool = false,
        _ change: (inout ReportOptions) -> Void = { _ in }
    ) -> TextReport {
        var options = ReportOptions()
        change(&options)
        return TextReport(
            options: options,
            outputStyle: style,
            errorStyle: style,
            isTerminal: isTerminal
        )
    }
}
