import Foundation
import Testing

@testable import Scaffold

struct PlanDocumentTests {
    private let plan: Plan

    init() throws {
        plan = Plan(
            version: "0.1.0",
            command: ["spmgen", "feature", "Cart"],
            workspace: try AbsolutePath(spelled: "/work space"),
            changes: [
                Change(
                    path: try RelativePath("b/Tool.sh"), action: .create(contents: Array("#!é/\n".utf8)),
                    mode: .executable),
                Change(path: try RelativePath("a.bin"), action: .create(contents: [0xff, 0, 1])),
                Change(path: try RelativePath("Package.swift"), action: .edit(before: [65], contents: [66])),
                Change(path: try RelativePath("gone"), action: .delete(before: [67])),
                Change(
                    path: try RelativePath("new"),
                    action: .move(from: try RelativePath("old"), before: [68], contents: [69])
                ),
            ],
            reads: [try RelativePath("x"): SHA256(of: [1]), try RelativePath("absent"): nil]
        )
    }

    private func fields(_ json: [UInt8]) throws -> [String: Any] {
        try #require(try JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }

    @Test func aDocumentComesBackAsItWas() throws {
        let document = PlanDocument(plan)
        let read = try PlanDocument(json: document.json)
        #expect(read == document)
        #expect(read.digest == plan.digest)
        #expect(read.changes.map(\.contents) == plan.changes.map(\.contents))
        #expect(read.changes.map(\.mode) == [.regular, .regular, .executable, .regular, .regular])
    }

    @Test func aDocumentHasTheKeysOfItsSchema() throws {
        let fields = try fields(PlanDocument(plan).json)
        #expect(
            fields.keys.sorted() == ["changes", "command", "plan", "reads", "schema", "version", "workspace"]
        )
        #expect(fields["schema"] as? String == "spmgen-plan/1")
        #expect(fields["workspace"] as? String == "/work space")
        let changes = try #require(fields["changes"] as? [[String: Any]])
        for change in changes {
            #expect(
                change.keys.sorted() == ["action", "after", "before", "contents", "encoding", "from", "mode", "path"]
            )
        }
        #expect(changes.map { $0["path"] as? String } == ["Package.swift", "a.bin", "b/Tool.sh", "gone", "new"])
        #expect(changes.map { $0["encoding"] as? String } == ["utf8", "base64", "utf8", nil, "utf8"])
        #expect(changes[1]["contents"] as? String == "/wAB")
        #expect(changes[2]["mode"] as? String == "755")
        #expect(changes[4]["from"] as? String == "old")
        #expect(changes[1]["before"] is NSNull)
        let reads = try #require(fields["reads"] as? [[String: Any]])
        #expect(reads.map { $0["path"] as? String } == ["absent", "x"])
        #expect(reads[0]["sha256"] is NSNull)
    }

    /// The text is what other programs make of the same document, as Python does with `json.dumps(document,
    /// sort_keys=True, separators=(",", ":"), ensure_ascii=False)`.
    @Test func theDigestIsThatOfTheSortedCompactDocument() throws {
        let text =
            #"{"changes":[{"action":"create","after":"\#(SHA256(of: Array("a/b\n\t\"é\u{1}".utf8)).hex)","before":null,"#
            + #""contents":"a/b\n\t\"é\u0001","encoding":"utf8","from":null,"mode":"644","path":"f"}],"#
            + #""command":["spmgen"],"reads":[],"schema":"spmgen-plan/1","version":"9"}"#
        let plan = Plan(
            version: "9",
            command: ["spmgen"],
            workspace: try AbsolutePath(spelled: "/anywhere"),
            changes: [Change(path: try RelativePath("f"), action: .create(contents: Array("a/b\n\t\"é\u{1}".utf8)))],
            reads: [:]
        )
        #expect(plan.digest == SHA256(of: Array(text.utf8)).hex)
    }

    @Test func thePlaceOfTheWorkspaceIsNotPartOfTheDigestAndAllElseIs() throws {
        func digest(
            version: String = "1", command: [String] = [], root: String = "/a", changes: [Change],
            reads: [RelativePath: SHA256?] = [:]
        ) throws -> String {
            Plan(
                version: version, command: command, workspace: try AbsolutePath(spelled: root), changes: changes,
                reads: reads
            ).digest
        }
        let path = try RelativePath("f")
        let create = Change(path: path, action: .create(contents: [1]))
        let base = try digest(changes: [create])
        #expect(try digest(root: "/b", changes: [create]) == base)
        let others = [
            try digest(version: "2", changes: [create]),
            try digest(command: ["x"], changes: [create]),
            try digest(changes: [create], reads: [path: nil]),
            try digest(changes: [Change(path: path, action: .create(contents: [1]), mode: .executable)]),
            try digest(changes: [Change(path: path, action: .create(contents: [2]))]),
            try digest(changes: [Change(path: path, action: .edit(before: [2], contents: [1]))]),
            try digest(changes: []),
        ]
        #expect(Set(others + [base]).count == others.count + 1)
    }

    @Test(arguments: [
        (#""command" : ["#, #""command" : [ "sudo","#, "changed after it was made"),
        (#""Package.swift""#, #""../Package.swift""#, "not a path inside the workspace"),
        (#""Package.swift""#, #""/etc/passwd""#, "not a path inside the workspace"),
        (#""Package.swift""#, #""a/./b""#, "not a path inside the workspace"),
        (#""old""#, #""../old""#, "not a path inside the workspace"),
        (#""absent""#, #""../absent""#, "not a path inside the workspace"),
        (#""contents" : "B""#, #""contents" : "C""#, "do not fit their digest"),
        (#""schema" : "spmgen-plan/1""#, #""schema" : "spmgen-plan/2""#, "spmgen-plan/2"),
        (#""workspace" :"#, #""extra" : 1, "workspace" :"#, "`extra` is not a key"),
        (#""version" : "0.1.0","#, "", "`version` is missing"),
        (#""version" : "0.1.0","#, #""version" : 1,"#, "`version` is of the wrong type"),
        (#""mode" : "755""#, #""mode" : "777""#, "neither 644 nor 755"),
        (#""action" : "delete""#, #""action" : "create""#, "does not say all"),
        ("{", "", "not JSON"),
    ])
    func aDocumentThatWasChangedIsRefused(part: String, replacement: String, reason: String) throws {
        let text = String(decoding: PlanDocument(plan).json, as: UTF8.self)
        let range = try #require(text.range(of: part))
        let changed = text.replacingCharacters(in: range, with: replacement)
        let error = try #require(throws: PlanError.self) { try PlanDocument(json: Array(changed.utf8)) }
        #expect(error.diagnostics.count == 1)
        #expect(error.diagnostics[0].id.exitCode == 65)
        #expect(error.diagnostics[0].message.contains(reason), "\(error.diagnostics[0].message)")
    }

    @Test func aDiffSaysWhatHappensToTheFile() throws {
        let diffs = plan.changes.map(\.diff.description)
        #expect(
            diffs[0].hasPrefix(
                "diff --git a/Package.swift b/Package.swift\n--- a/Package.swift\n+++ b/Package.swift\n@@"))
        #expect(diffs[1].contains("Binary files /dev/null and b/a.bin differ"))
        #expect(diffs[2].contains("new file mode 100755\n--- /dev/null\n+++ b/b/Tool.sh\n@@ -0,0 +1 @@\n+#!é/\n"))
        #expect(diffs[3].contains("deleted file mode 100644\n--- a/gone\n+++ /dev/null\n"))
        #expect(diffs[4].contains("rename from old\nrename to new\n--- a/old\n+++ b/new\n"))
    }

    @Test func aDocumentBecomesThePlanThatItWasMadeFrom() throws {
        let sample = try SamplePlan()
        let document = try PlanDocument(json: PlanDocument(sample.plan).json)
        let plan = try #require(try document.plan(in: sample.folder.path, files: Disk()))
        #expect(plan == sample.plan)
        #expect(plan.digest == document.digest)
        try sample.transaction().apply(document)
        #expect(try document.plan(in: sample.folder.path, files: Disk()) == nil)
        #expect(try !sample.transaction().apply(document).isChanged)
        try sample.folder.write(["private.txt": "edited\n"])
        #expect(throws: PlanError.self) { try document.plan(in: sample.folder.path, files: Disk()) }
    }

    @Test func aDocumentAppliesToACopyOfItsWorkspace() throws {
        let sample = try SamplePlan()
        let copy = try SamplePlan()
        #expect(sample.plan.digest == copy.plan.digest)
        try copy.transaction().apply(PlanDocument(sample.plan))
        #expect(try copy.folder.snapshot() == SamplePlan.afterwards())
        #expect(try sample.snapshot() == sample.before)
    }

    @Test func onlyTheExpectedPlanPasses() throws {
        let planned = Planned(plan: plan)
        try planned.require(digest: nil)
        try planned.require(digest: plan.digest)
        try planned.require(digest: plan.digest.uppercased())
        let error = #expect(throws: PlanError.self) { try planned.require(digest: "0") }
        #expect(error?.diagnostics.map(\.id.exitCode) == [75])
        #expect(error?.diagnostics[0].message.contains(plan.digest) == true)
    }
}
