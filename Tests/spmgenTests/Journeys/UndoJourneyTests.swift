import Foundation
import Scaffold
import TestSupport
import Testing

/// What was applied is taken back, byte for byte.
struct UndoJourneyTests {
    @Test(arguments: Step.all)
    func everyCommandIsTakenBack(step: Step) throws {
        let journey = try step.journey()
        let before = try journey.snapshot()
        let done = try journey.does(step.line)
        let after = try journey.snapshot()
        let preview = try journey.run("undo --dry-run")
        #expect(preview.status == "planned")
        #expect(try journey.snapshot().differences(from: after) == [])
        let report = try journey.does("undo --expect-plan \(preview.plan ?? "")")
        #expect(report.changes.map(\.path) == done.changes.map(\.path))
        #expect(try journey.snapshot().withoutTimes.differences(from: before.withoutTimes) == [])
        let takenBack = try report.result()["takenBack"] as? [String: Any]
        #expect(takenBack?["plan"] as? String == done.plan)
    }

    @Test func oneCommandAfterTheOtherIsTakenBack() throws {
        let journey = try Journey([:])
        let lines = [
            "init Bookstore --feature Cart", "-C Bookstore feature Product", "-C Bookstore view Cart/Summary",
            "-C Bookstore manifest add-target Extra --package-path FeaturePackages/Cart",
        ]
        var trees = [try journey.snapshot().withoutTimes]
        for line in lines {
            try journey.does(line)
            trees.append(try journey.snapshot().withoutTimes)
        }
        let list = try journey.run("undo --list -C Bookstore")
        let plans = try #require(try list.result()["plans"] as? [[String: Any]])
        let commands = plans.compactMap { ($0["command"] as? [String])?.dropFirst().prefix(2).joined(separator: " ") }
        #expect(commands == ["manifest add-target", "view Cart/Summary", "feature Product", "init Bookstore"])
        for tree in trees.dropLast().reversed() {
            try journey.does("undo -C Bookstore")
            #expect(try journey.snapshot().withoutTimes.differences(from: tree) == [])
        }
        try journey.refuses("undo", 66, "nothing-to-undo")
        #expect(try journey.run("undo --list").result()["plans"] as? [String] == [])
    }

    @Test func whatWasAppliedFromAPlanIsTakenBack() throws {
        let journey = try Journey()
        let before = try journey.snapshot().withoutTimes
        let file = journey.folder.path.appending("plan.json").description
        _ = try journey.run("feature Cart --plan-out \(file)")
        try journey.does("apply \(file)")
        try journey.does("undo", in: "Sources")
        #expect(try journey.snapshot().withoutTimes == before)
        // There is no redo; the plan fits again.
        try journey.does("apply \(file)")
    }

    @Test func aPlanReplacesAnotherEvenAfterARunThatWasKilled() throws {
        let journey = try Journey()
        let file = journey.folder.path.appending("plan.json").description
        _ = try journey.run("feature Cart --plan-out \(file)")
        // What a killed run leaves of the plan that was to replace it.
        try Disk().create(
            journey.folder.path.appending(".plan.json.spmgen-draft"), contents: Array("{".utf8), mode: .regular,
            flushed: false
        )
        _ = try journey.run("feature Basket --plan-out \(file)")
        try journey.does("apply \(file)")
        #expect(try journey.snapshot().paths.contains("FeaturePackages/Basket/Package.swift"))
        #expect(try Disk().entries(of: journey.folder.path).filter { $0.contains("plan") } == ["plan.json"])
    }

    @Test func everyFileThatWasChangedSinceIsNamed() throws {
        let journey = try Journey(after: ["feature Cart"])
        let names = ["FeaturePackages/Cart/Package.swift", "Package.swift"]
        for name in names { try journey.edit(name, "import PackageDescription", "import  PackageDescription") }
        for option in ["", " --dry-run"] {
            let report = try journey.refuses("undo" + option, 2, "conflict")
            #expect(report.diagnostics.map(\.file).sorted { $0 ?? "" < $1 ?? "" } == names)
        }
        for name in names { try journey.edit(name, "import  PackageDescription", "import PackageDescription") }
        try journey.does("undo")
    }

    @Test func filesThatWereAddedSinceStayWithTheirFolders() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write(["FeaturePackages/Cart/Sources/Main/Mine.swift": "// mine\n"])
        try journey.does("undo")
        let left = try journey.snapshot().paths.filter { $0.hasPrefix("FeaturePackages") }
        #expect(left.last == "FeaturePackages/Cart/Sources/Main/Mine.swift")
        #expect(left.count == 5)
    }

    @Test func aCommandThatChangedNothingIsNotRemembered() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.keeps("feature Cart")
        try journey.refuses("view Nothing/There", 66, "no-such-feature")
        let report = try journey.run("undo --list")
        #expect((try report.result()["plans"] as? [Any])?.count == 1)
        #expect(report.status == "ok")
    }

    @Test func whatSomebodyElseHasTakenBackIsForgotten() throws {
        let journey = try Journey(after: ["feature Cart"])
        let before = try journey.snapshot()
        try journey.does("view Cart/Summary")
        let git = try journey.snapshot().paths.filter { before.entries[$0] == nil }
        for path in git.reversed() { try journey.remove(path) }
        for (path, bytes) in before.files { try journey.write([path: String(decoding: bytes, as: UTF8.self)]) }
        let report = try journey.run("undo")
        #expect(report.status == "unchanged")
        try journey.does("undo")
        #expect(!journey.has("FeaturePackages"))
    }

    @Test func withoutAPlaceToRememberTheWorkGoesOnWithAWarning() throws {
        let journey = try Journey()
        for (name, state) in [("Cart", nil), ("Product", journey.folder.path.appending("file/state"))] {
            try journey.folder.write(["file": ""])
            let run = Run(["feature", name], directory: journey.root, state: state)
            #expect(run.code == 0)
            #expect(run.error.contains("warning: what this run changed is not remembered: "), "\(run.error)")
        }
        #expect(Run(["undo"], directory: journey.root, state: nil).code == 66)
    }

    @Test func peopleReadWhatWasTakenBack() throws {
        let journey = try Journey(after: ["feature Cart"])
        let list = journey.start("undo --list")
        #expect(list.output == "can be undone, the last one first\n  spmgen feature Cart  36 files\n")
        let run = journey.start("undo")
        #expect(
            run.output == """
                workspace  \(journey.root)
                undone     spmgen feature Cart
                edited     Package.swift
                deleted    FeaturePackages/Cart/ (19 files)
                deleted    SharedPackages/Navigation/ (16 files)

                """
        )
        #expect(journey.start("undo --list").output == "can be undone, the last one first\n  nothing\n")
    }
}
