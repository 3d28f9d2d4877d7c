import Foundation
import Scaffold
import TestSupport
import Testing

/// A plan that was kept is applied as it was made, or not at all.
struct ApplyTests {
    /// Makes the plan of a step in a file beside the workspace.
    private func keep(_ line: String, of journey: Journey) throws -> String {
        let file = journey.folder.path.appending("plan.json").description
        let report = try journey.run("\(line) --plan-out \(file)")
        try #require(report.status == "planned", "\(report.text)")
        return file
    }

    @Test(arguments: Step.all)
    func whatIsAppliedIsWhatTheCommandDoes(step: Step) throws {
        let done = try step.journey()
        let made = try done.does(step.line)

        let journey = try step.journey()
        let file = try keep(step.line, of: journey)
        let preview = try journey.run("apply \(file) --dry-run")
        #expect(preview.status == "planned")
        let report = try journey.does("apply \(file) --expect-plan \(preview.plan ?? "")")
        #expect([preview.plan, report.plan] == [made.plan, made.plan], "the folder does not matter")
        #expect([preview.changes, report.changes] == [made.changes, made.changes])
        #expect(report.workspace == journey.root.description)
        #expect(try journey.snapshot().withoutTimes == done.snapshot().withoutTimes)

        let again = try journey.keeps("apply \(file)")
        #expect(again.plan == made.plan)
        try journey.keeps("apply \(file) --dry-run")
    }

    /// Those that were only read are among them.
    @Test func everyFileThatMovedSinceIsNamed() throws {
        let journey = try Journey(after: ["feature Cart", "feature Product"])
        let file = try keep("view Cart/Summary", of: journey)
        let read = "FeaturePackages/Cart/Sources/Main/Views/CartView.swift"
        let written = "FeaturePackages/Cart/Sources/Main/CartRoute.swift"
        try journey.edit("FeaturePackages/Product/Sources/Main/ProductRoute.swift", "enum", "/* other */ enum")
        try journey.edit(read, "struct", "/* read */ struct")
        try journey.edit(written, "enum", "/* written */ enum")
        for option in ["", " --dry-run"] {
            let report = try journey.refuses("apply \(file)\(option)", 75, "workspace-moved")
            #expect(Set(report.diagnostics.compactMap(\.file)) == [read, written])
        }
        try journey.edit(read, "/* read */ struct", "struct")
        try journey.edit(written, "/* written */ enum", "enum")
        try journey.does("apply \(file)")
    }

    @Test func aFileThatIsThereNowWhereOneWasToBeMadeHasMoved() throws {
        let journey = try Journey()
        let file = try keep("feature Cart", of: journey)
        try journey.write(["FeaturePackages/Cart/Package.swift": "// mine\n"])
        let report = try journey.refuses("apply \(file)", 75, "workspace-moved")
        #expect(report.diagnostics.map(\.file) == ["FeaturePackages/Cart/Package.swift"])
    }

    @Test func aCopyOfTheWorkspaceTakesThePlanToo() throws {
        let first = try Journey()
        let file = try keep("feature Cart", of: first)
        let copy = try Journey()
        try copy.does("apply \(file)", in: "Sources/Shop")
        #expect(copy.has("FeaturePackages/Cart/Package.swift"))
        #expect(!first.has("FeaturePackages"))
    }

    @Test func thePlanOfAPackagesManifestIsAppliedFromAnyFolderOfTheWorkspace() throws {
        for place in ["", "FeaturePackages/Cart", "Sources"] {
            let journey = try Journey(after: ["feature Cart"])
            let file = try keep("manifest add-target Extra --package-path FeaturePackages/Cart", of: journey)
            try journey.does("apply \(file)", in: place)
            #expect(try journey.read("FeaturePackages/Cart/Package.swift").contains("\"Extra\""))
            #expect(try !journey.read("Package.swift").contains("\"Extra\""))
        }
    }

    /// No document leads a run out of the folder that it was started for.
    @Test func thePlaceThatAPlanNamesCountsOnlyInside() throws {
        let other = try Journey()
        let file = try keep("feature Cart", of: other)
        let journey = try Journey([:])
        try journey.refuses("apply \(file)", 66, "no-workspace")
        #expect(!other.has("FeaturePackages"))
    }

    @Test(arguments: [
        (#""schema" : "spmgen-plan/1""#, #""schema" : "spmgen-plan/2""#, "its schema is `spmgen-plan/2`"),
        (#""contents" : "// swift-tools"#, #""contents" : "// Swift-tools"#, "do not fit their digest"),
        (#""path" : "Package.swift""#, #""path" : "../Package.swift""#, "is not a path inside the workspace"),
        (#""path" : "Package.swift""#, #""path" : "/Package.swift""#, "is not a path inside the workspace"),
        (#""path" : "Package.swift""#, #""path" : "Packag.swift""#, "it was changed after it was made"),
        (#""feature""#, #""fixture""#, "it was changed after it was made"),
        (#""command""#, #""commend""#, "`commend` is not a key of a plan"),
        ("{", "[", "it is not JSON"),
    ])
    func aPlanThatWasEditedIsRefused(old: String, new: String, words: String) throws {
        let journey = try Journey()
        let file = try keep("feature Cart", of: journey)
        let text = try journey.folder.read("plan.json")
        let place = try #require(text.range(of: old))
        try journey.folder.write(["plan.json": text.replacingCharacters(in: place, with: new)])
        let report = try journey.refuses("apply \(file)", 65, "plan-invalid")
        #expect(report.diagnostics[0].message.contains(words), "\(report.diagnostics[0].message)")
        #expect(report.diagnostics[0].file == file)
    }

    @Test func aSymlinkThatLeadsOutsideIsNotFollowed() throws {
        let journey = try Journey()
        let file = try keep("feature Cart", of: journey)
        try journey.folder.write(["outside/": ""])
        try journey.makeSymlink("FeaturePackages", to: "../outside")
        let report = try journey.refuses("apply \(file)", 65, "escapes-workspace")
        #expect(report.diagnostics.map(\.file) == ["FeaturePackages"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(journey.folder.path)/outside") == [])
    }

    @Test func whatIsNoPlanIsRefused() throws {
        let journey = try Journey()
        try journey.refuses("apply nowhere.json", 66, "no-such-plan")
        try journey.refuses("apply Sources", 74, "disk-refused")
        let report = try journey.refuses("apply Package.swift", 65, "plan-invalid")
        #expect(report.diagnostics[0].message == "the plan cannot be read: it is not JSON")
        try journey.refuses("apply", 64, "missing-argument")
    }

    @Test func aPlanIsReadFromStandardInput() throws {
        let journey = try Journey()
        let file = try keep("feature Cart", of: journey)
        let run = try Shell.run(
            "cd '\(journey.root)' && XDG_STATE_HOME=../state \"$SPMGEN\" apply - --json < '\(file)'")
        #expect(try Report(run.output).status == "applied")
        #expect(journey.has("FeaturePackages/Cart/Package.swift"))
    }

    @Test func onlyTheExpectedPlanIsApplied() throws {
        let journey = try Journey()
        let file = try keep("feature Cart", of: journey)
        try journey.refuses("apply \(file) --expect-plan \(String(repeating: "0", count: 64))", 75, "workspace-moved")
    }
}
