import Foundation
import Testing

@testable import Scaffold
@testable import spmgen

struct JSONReportTests {
    private static let keys: Set<String> = [
        "schema", "version", "command", "status", "exitCode", "workspace", "subject", "plan", "changes", "diagnostics",
        "next", "result",
    ]

    @Test func aWritingCommandIsOneDocumentOnOneLine() throws {
        let report = try SampleReports.feature(.applied)
        let digest = try #require(report.plan?.digest)
        let expected = """
            {"changes":[\
            {"action":"create","from":null,"path":"FeaturePackages/Cart/Package.swift"},\
            {"action":"create","from":null,"path":"FeaturePackages/Cart/Sources/Cart/Cart.swift"},\
            {"action":"create","from":null,"path":"FeaturePackages/Cart/Tests/CartTests.swift"},\
            {"action":"edit","from":null,"path":"Package.swift"},\
            {"action":"create","from":null,"path":"SharedPackages/Navigation/Package.swift"}],\
            "command":"feature","diagnostics":[\
            {"column":null,"command":[],"file":null,"id":"platforms-added","line":null,\
            "message":"platforms were added","remedy":"raise them where needed","severity":"note"},\
            {"column":null,"command":[],"file":null,"id":"edit-skipped","line":null,\
            "message":"no list was found","remedy":"add this:\\nx","severity":"warning"}],\
            "exitCode":0,"next":[["swift","test","--package-path","FeaturePackages/Cart"]],\
            "plan":"\(digest)","result":null,"schema":"spmgen/1","status":"applied",\
            "subject":{"name":"Cart","typed":"cart"},"version":"0.1.0","workspace":"/shop"}

            """
        #expect(JSONReport(all: false).text(of: report) == expected)
    }

    @Test func allKeysAreThereAlways() throws {
        let reports = [
            try SampleReports.feature(.planned),
            try SampleReports.feature(.unchanged),
            try SampleReports.listing(features: 0),
            RunReport(command: nil, Refusal([])),
            RunReport(command: "version", result: .text("1", key: "version")),
            RunReport(command: "help", result: .text("x", key: "help")),
        ]
        for report in reports {
            #expect(Set(try Self.read(report).keys) == Self.keys)
        }
    }

    /// One error of each kind, and the status that its exit code means.
    @Test(arguments: DiagnosticID.allCases)
    func anErrorIsRefusedOrFailedByItsExitCode(id: DiagnosticID) throws {
        let refusal = Refusal(Diagnostic(id, "m", remedy: "r"))
        let document = try Self.read(RunReport(command: "feature", refusal))
        let code = id.exitCode == 0 ? 70 : Int(id.exitCode)
        #expect(document["exitCode"] as? Int == code)
        #expect(document["status"] as? String == ([2, 64, 65, 66, 75].contains(code) ? "refused" : "failed"))
    }

    @Test func theFirstErrorDecidesTheExitCode() throws {
        let refusal = Refusal([
            Diagnostic(.editSkipped, severity: .warning, "w", remedy: "r"),
            Diagnostic(.conflict, "c", remedy: "r"),
            Diagnostic(.noWorkspace, "n", remedy: "r"),
        ])
        let report = RunReport(command: nil, refusal)
        #expect(report.exitCode == 2)
        #expect(report.diagnostics == refusal.diagnostics)
    }

    @Test func aPlaceIsGivenInLinesAndBytes() throws {
        let location = DiagnosticLocation(file: "Package.swift", offset: 6, in: SourceText("a\n\"é\" [\n"))
        let diagnostic = Diagnostic(.manifestUnreadable, "m", at: location, remedy: "r", command: ["spmgen", "help"])
        let document = try Self.read(RunReport(command: nil, Refusal(diagnostic)))
        let first = try #require((document["diagnostics"] as? [[String: Any]])?.first)
        #expect(first["file"] as? String == "Package.swift")
        #expect(first["line"] as? Int == 2)
        #expect(first["column"] as? Int == 5)
        #expect(first["command"] as? [String] == ["spmgen", "help"])
    }

    @Test func aListStopsAtItsLimitUnlessAllIsGiven() throws {
        let report = try SampleReports.listing(features: 201)
        let cut = try #require(try Self.read(report)["result"] as? [String: Any])
        #expect((cut["features"] as? [Any])?.count == 200)
        #expect(cut["truncated"] as? Bool == true)
        let whole = try #require(try Self.read(report, all: true)["result"] as? [String: Any])
        #expect((whole["features"] as? [Any])?.count == 201)
        #expect(whole["truncated"] == nil)
    }

    @Test func aListingHasAllItsKeys() throws {
        let result = try #require(try Self.read(SampleReports.listing(features: 1))["result"] as? [String: Any])
        #expect(Set(result.keys) == ["features", "hosts", "packages", "shared", "templates", "widgets"])
        let templates = try #require(result["templates"] as? [[String: Any]])
        #expect(templates.map { $0["command"] is NSNull } == [false, true])
    }

    @Test func aDiffIsTheResult() throws {
        var report = try SampleReports.feature(.planned)
        report.result = .diff(report.plan?.changes.filter { $0.path.name == "Package.swift" }.map(\.diff) ?? [])
        let result = try #require(try Self.read(report)["result"] as? [String: String])
        #expect(result["diff"]?.contains("--- a/Package.swift\n+++ b/Package.swift\n@@ -1 +1,2 @@\n a\n+b\n") == true)
    }

    private static func read(_ report: RunReport, all: Bool = false) throws -> [String: Any] {
        let text = JSONReport(all: all).text(of: report)
        let document = try JSONSerialization.jsonObject(with: Data(text.utf8))
        return try #require(document as? [String: Any])
    }
}
