import Foundation
import Scaffold
import TestSupport
import Testing

/// The preview cannot lie: what a dry run says is what a run does.
struct PreviewTests {
    @Test(arguments: Step.all)
    func theTreeAfterwardsIsThePlanByteForByte(step: Step) throws {
        let journey = try step.journey()
        let before = try journey.snapshot()
        let file = journey.folder.path.appending("plan.json")
        let preview = try journey.run("\(step.line) --plan-out \(file)")
        #expect(preview.status == "planned", "\(preview.text)")
        #expect(try journey.snapshot().differences(from: before) == [])
        let plan = try PlanFileContents(journey.folder.read("plan.json"))

        let report = try journey.does(step.line)
        #expect(report.plan == preview.plan)
        #expect(plan.plan == report.plan)
        #expect(plan.workspace == report.workspace)
        #expect(report.changes == preview.changes)
        #expect(plan.changes.map(\.path) == report.changes.map(\.path))
        #expect(plan.changes.map(\.path) == plan.changes.map(\.path).sorted())

        let after = try journey.snapshot()
        #expect(after.files == (try plan.applied(to: before.files)))
        for change in plan.changes {
            let entry = try #require(after.entries[change.path])
            let old = before.entries[change.path]
            #expect(String(entry.mode, radix: 8) == (old.map { String($0.mode, radix: 8) } ?? change.mode))
        }
        let untouched = Set(before.paths).subtracting(plan.changes.map(\.path))
        for path in untouched { #expect(after.entries[path] == before.entries[path], "\(path)") }
    }

    /// Git is another judge of the diff than the program that made it.
    @Test(arguments: Step.all)
    func theDiffIsWhatTheRunDoes(step: Step) throws {
        let diffed = try step.journey()
        let document = try diffed.run("\(step.line) --diff")
        let diff = try #require(try document.result()["diff"] as? String)
        let patch = diffed.folder.path.appending("change.diff")
        try diffed.folder.write(["change.diff": diff])
        let git = try Shell.run("cd '\(diffed.root)' && git apply --whitespace=nowarn '\(patch)'")
        #expect(git.code == 0, "\(git.error)")

        let run = try step.journey()
        try run.does(step.line)
        #expect(try diffed.snapshot().files == run.snapshot().files)
    }

    @Test func aRunOnlyAppliesThePlanThatIsExpected() throws {
        let journey = try Journey()
        let plan = try #require(try journey.run("feature Cart --dry-run").plan)
        try journey.refuses("feature Cart --view Items --expect-plan \(plan)", 75, "workspace-moved")
        try journey.does("feature Cart --expect-plan \(plan.uppercased())")
    }

    @Test func aPlanIsNotExpectedAnyMoreOnceAFileThatDecidedItHasChanged() throws {
        let journey = try Journey()
        let plan = try #require(try journey.run("feature Cart --dry-run").plan)
        try journey.edit("Package.swift", "name: \"Shop\",\n", "name: \"Shop\",\n    defaultLocalization: \"en\",\n")
        let report = try journey.refuses("feature Cart --expect-plan \(plan)", 75, "workspace-moved")
        #expect(report.workspace == journey.root.description)
    }

    @Test func whatARunWouldRefuseIsRefusedInADryRunToo() throws {
        let journey = try Journey()
        let outside = journey.folder.path.appending("outside")
        try FileManager.default.createDirectory(atPath: outside.description, withIntermediateDirectories: true)
        try journey.makeSymlink("FeaturePackages", to: outside.description)
        for option in ["", " --dry-run", " --diff"] {
            try journey.refuses("feature Cart" + option, 65, "escapes-workspace")
        }
    }
}

/// A plan document as somebody who does not know the program reads it.
private struct PlanFileContents: Decodable {
    struct Change: Decodable {
        let action: String
        let path: String
        let before: String?
        let after: String?
        let mode: String?
        let encoding: String?
        let contents: String?

        var bytes: [UInt8]? {
            switch encoding {
            case "base64": contents.flatMap { Data(base64Encoded: $0) }.map { Array($0) }
            default: contents.map { Array($0.utf8) }
            }
        }
    }

    let plan: String
    let workspace: String
    let changes: [Change]

    init(_ text: String) throws {
        self = try JSONDecoder().decode(PlanFileContents.self, from: Data(text.utf8))
    }

    /// The files that a tree has afterwards.
    func applied(to files: [String: [UInt8]]) throws -> [String: [UInt8]] {
        var result = files
        for change in changes {
            let old = files[change.path]
            #expect(change.before == old.map { SHA256(of: $0).hex }, "\(change.path)")
            #expect(change.action == (old == nil ? "create" : "edit"), "\(change.path)")
            let bytes = try #require(change.bytes)
            #expect(change.after == SHA256(of: bytes).hex)
            result[change.path] = bytes
        }
        return result
    }
}
