import Foundation
import Testing

/// With `--json`, standard output is one document with all keys, whatever happened.
struct JSONDocumentTests {
    private static let keys: Set = [
        "changes", "command", "diagnostics", "exitCode", "next", "plan", "result", "schema", "status", "subject",
        "version", "workspace",
    ]

    /// A line for each way in which a run can end; the workspace is known where one was found.
    private static let endings: [(line: String, code: Int32, status: String, knowsWorkspace: Bool)] = [
        ("list", 0, "ok", true), ("manifest show", 0, "ok", true), ("version", 0, "ok", false),
        ("help", 0, "ok", false),
        ("feature Cart --dry-run", 0, "planned", true), ("feature Cart --diff", 0, "planned", true),
        ("feature Cart", 0, "applied", true), ("feature Cart --no-wire", 0, "applied", true),
        ("manifest add-target Model", 0, "applied", true), ("manifest add-target Shop", 0, "unchanged", true),
        ("feature Shop", 2, "refused", true), ("fature Cart", 64, "refused", false),
        ("feature ..", 64, "refused", false),
        ("feature Cart --into Nowhere", 66, "refused", true), ("view Cart/Summary", 66, "refused", true),
        ("feature Cart --expect-plan " + String(repeating: "0", count: 64), 75, "refused", true),
        ("list -C /nonexistent", 66, "refused", false), ("help fature", 66, "refused", false),
    ]

    @Test(arguments: endings.indices)
    func everyKeyIsThereHoweverTheRunEnded(index: Int) throws {
        let (line, code, status, knowsWorkspace) = Self.endings[index]
        let journey = try Journey()
        let run = journey.start(line + " --json")
        #expect(run.code == code, "\(line): \(run.output)")
        #expect(run.error == "")
        #expect(run.output.hasSuffix("}\n") && run.output.filter { $0 == "\n" }.count == 1)
        let document = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        #expect(Set(document.keys) == Self.keys)
        #expect(document["schema"] as? String == "spmgen/1")
        #expect(document["status"] as? String == status, "\(line)")
        #expect(document["exitCode"] as? Int32 == code)
        #expect(document["workspace"] as? String == (knowsWorkspace ? journey.root.description : nil), "\(line)")
        #expect(document["plan"] is String == ["planned", "applied", "unchanged"].contains(status))
        let diagnostics = document["diagnostics"] as? [[String: Any]] ?? []
        #expect(diagnostics.contains { $0["severity"] as? String == "error" } == (code != 0))
        for diagnostic in diagnostics {
            #expect(
                Set(diagnostic.keys)
                    == ["id", "severity", "message", "file", "line", "column", "remedy", "command"]
            )
            #expect((diagnostic["remedy"] as? String)?.isEmpty == false)
        }
        for change in document["changes"] as? [[String: Any]] ?? [] {
            #expect(Set(change.keys) == ["action", "from", "path"])
        }
    }

    @Test(
        arguments: [
            ("feature Cart", "manifest-unreadable", 65), ("manifest show", "manifest-unreadable", 65),
            ("feature Cart --wait 0", "manifest-unreadable", 65),
        ] as [(String, String, Int32)])
    func theWorkspaceOfARefusalIsNamed(line: String, id: String, code: Int32) throws {
        let journey = try Journey(Sample.package("let package = Package(\n"))
        #expect(try journey.refuses(line, code, id).workspace == journey.root.description)
    }

    @Test func keysAreSorted() throws {
        let text = try Journey().run("feature Cart --dry-run").text
        let positions = Self.keys.sorted().map { text.range(of: "\"\($0)\":")?.lowerBound }
        #expect(positions.allSatisfy { $0 != nil })
        #expect(positions.compactMap { $0 } == positions.compactMap { $0 }.sorted())
    }

    @Test func aLongListEndsAtItsLimitUnlessAllIsAskedFor() throws {
        let journey = try Journey()
        for number in 0..<210 {
            try journey.write(["Modules/P\(number)/Package.swift": Sample.library("P\(number)")])
        }
        let packages = try journey.run("list").result()["packages"] as? [Any] ?? []
        let all = try journey.run("list --all").result()["packages"] as? [Any] ?? []
        #expect(all.count == 211)
        #expect(packages.count <= 201)
        #expect(try journey.run("list").text.contains("truncated"))
        #expect(try !journey.run("list --all").text.contains("truncated"))
    }

    @Test func aNameThatChangedIsSaid() throws {
        let journey = try Journey()
        let report = try journey.does("feature shopping-cart --view item_list")
        #expect(report.subject == .init(typed: "shopping-cart", name: "ShoppingCart"))
        let text = journey.start("feature shopping-cart --view item_list").output
        #expect(text.contains("shopping-cart -> ShoppingCart"))
    }
}
