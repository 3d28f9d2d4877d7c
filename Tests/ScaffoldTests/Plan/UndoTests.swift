import Foundation
import Testing

@testable import Scaffold

struct UndoTests {
    private let state: TemporaryFolder

    init() throws {
        state = try TemporaryFolder(inMemory: true)
    }

    private func log(of folder: TemporaryFolder, files: any FileSystem = Disk()) throws -> UndoLog {
        try UndoLog(files: files, state: state.path.appending("spmgen"), workspace: folder.path)
    }

    private func undo(in folder: TemporaryFolder) throws -> Transaction.Applied {
        try Undo(log: log(of: folder)).perform(in: folder.path, files: Disk())
    }

    private func creating(_ number: Int, in folder: TemporaryFolder) throws -> Plan {
        Plan(
            command: ["spmgen", "create", "\(number)"],
            workspace: folder.path,
            changes: [Change(path: try RelativePath("file\(number)"), action: .create(contents: [65]))],
            reads: [:]
        )
    }

    @Test func whatWasAppliedIsTakenBackByteForByte() throws {
        let sample = try SamplePlan()
        let log = try log(of: sample.folder)
        #expect(try sample.transaction(log: log).apply(sample.plan).warnings == [])
        #expect(try sample.snapshot() != sample.before)
        let undo = try Undo(log: log)
        #expect(undo.record.command == ["spmgen", "sample"])
        #expect(undo.record.plan == sample.plan.digest)
        let preview = try #require(try undo.plan(in: sample.folder.path, files: Disk()))
        #expect(preview.changes.count == sample.plan.changes.count)
        #expect(try undo.perform(in: sample.folder.path, files: Disk()).isChanged)
        #expect(try sample.snapshot().withoutTimes == sample.before.withoutTimes)
        #expect(throws: PlanError(.nothingToUndo)) { try Undo(log: log) }
    }

    @Test func foldersThatWereThereBeforeStay() throws {
        let folder = try TemporaryFolder(inMemory: true).write(["empty/": "", "filled/x": "x"])
        let before = try folder.snapshot()
        let changes = try ["empty/a/b", "filled/c/d", "new/e"].map { path in
            Change(path: try RelativePath(path), action: .create(contents: [1]))
        }
        let plan = Plan(command: [], workspace: folder.path, changes: changes, reads: [:])
        try Transaction(files: Disk(), root: folder.path, log: log(of: folder)).apply(plan)
        _ = try undo(in: folder)
        #expect(try folder.snapshot() == before)
    }

    @Test func oneAfterTheOtherIsTakenBackTheLastFirst() throws {
        let folder = try TemporaryFolder(inMemory: true)
        for number in 1...3 {
            try Transaction(files: Disk(), root: folder.path, log: log(of: folder)).apply(creating(number, in: folder))
        }
        for left in [["file1", "file2"], ["file1"], []] {
            _ = try undo(in: folder)
            #expect(try folder.snapshot().paths == left)
        }
        #expect(throws: PlanError(.nothingToUndo)) { try undo(in: folder) }
    }

    @Test func filesThatWereEditedSinceAreNamedAndNothingIsTakenBack() throws {
        let sample = try SamplePlan()
        try sample.transaction(log: log(of: sample.folder)).apply(sample.plan)
        try sample.folder.write(["Package.swift": "// by hand\n", "Renamed/b.swift": "by hand\n"])
        let before = try sample.snapshot()
        let error = #expect(throws: PlanError.self) { try undo(in: sample.folder) }
        let paths = try ["Package.swift", "Renamed/b.swift"].map { try RelativePath($0) }
        #expect(Set(error?.problems ?? []) == Set(paths.map { .editedSince($0) }))
        #expect(error?.diagnostics.map(\.id.exitCode) == [2, 2])
        #expect(try sample.snapshot() == before)
        try sample.folder.write(["Package.swift": "// manifest\n// more\n", "Renamed/b.swift": "B\n"])
        #expect(try undo(in: sample.folder).isChanged)
        #expect(try sample.snapshot().withoutTimes == sample.before.withoutTimes)
    }

    @Test func whatSomebodyElseTookBackIsForgotten() throws {
        let folder = try TemporaryFolder(inMemory: true)
        for number in 1...2 {
            try Transaction(files: Disk(), root: folder.path, log: log(of: folder)).apply(creating(number, in: folder))
        }
        try Disk().removeFile(folder.path.appending("file2"))
        #expect(try !undo(in: folder).isChanged)
        #expect(try undo(in: folder).isChanged)
        #expect(try folder.snapshot().paths == [])
    }

    @Test func onlyTheLastTwentyAreKeptAndEachWorkspaceHasItsOwn() throws {
        let folder = try TemporaryFolder(inMemory: true)
        let other = try TemporaryFolder(inMemory: true)
        try Transaction(files: Disk(), root: other.path, log: log(of: other)).apply(creating(1, in: other))
        for number in 1...23 {
            try Transaction(files: Disk(), root: folder.path, log: log(of: folder)).apply(creating(number, in: folder))
        }
        let names = try log(of: folder).names()
        #expect(names.count == 20)
        #expect(names == names.sorted())
        let commands = try names.map { try log(of: folder).record($0).command.last }
        #expect(commands == (4...23).map(String.init))
        #expect(try log(of: other).names().count == 1)
    }

    @Test func aWorkspaceThatIsReachedThroughASymlinkHasOneLog() throws {
        let folder = try TemporaryFolder(inMemory: true).write(["real/": ""])
        try folder.makeSymlink("alias", to: "real")
        let names = try ["real", "alias"].map { name in
            try WorkspaceKey(of: folder.path.appending(name), files: Disk()).name
        }
        #expect(names[0] == names[1])
    }

    @Test func whereNothingCanBeKeptTheWorkGoesOnWithAWarning() throws {
        let sample = try SamplePlan()
        try state.write(["spmgen": "a file, where the folder would be"])
        let applied = try sample.transaction(log: log(of: sample.folder)).apply(sample.plan)
        #expect(applied.isChanged)
        #expect(applied.warnings.map(\.id) == [.undoNotKept])
        #expect(applied.warnings.map(\.severity) == [.warning])
        #expect(try sample.folder.snapshot() == SamplePlan.afterwards())
    }

    /// Wherever the run is killed: either it is taken back and there is nothing to undo, or it can be undone.
    @Test func aKilledRunIsInTheLogOnlyIfItIsDone() throws {
        let after = try SamplePlan.afterwards()
        for number in 1... {
            let sample = try SamplePlan()
            let files = FaultyFileSystem(Disk(), fault: .killed(at: number))
            _ = try? sample.transaction(files, log: log(of: sample.folder, files: files)).apply(sample.plan)
            let log = try log(of: sample.folder)
            _ = try InterruptedRun.recover(in: sample.folder.path, files: Disk(), log: log)
            switch try sample.outcome(after: after) {
            case .before:
                #expect(throws: PlanError(.nothingToUndo), "killed at \(number)") { try Undo(log: log) }
            case .after:
                #expect(try undo(in: sample.folder).isChanged, "killed at \(number)")
                #expect(try sample.snapshot().withoutTimes == sample.before.withoutTimes)
            case .other(let differences):
                Issue.record("killed at \(number): \(differences)")
            }
            if !files.hasFailed { break }
        }
    }

    @Test func aFailedRunIsNotInTheLog() throws {
        for number in stride(from: 1, through: .max, by: 1) {
            let sample = try SamplePlan()
            let log = try log(of: sample.folder)
            let files = FaultyFileSystem(Disk(), fault: .once(at: number, code: ENOSPC))
            let isApplied = (try? sample.transaction(files, log: log).apply(sample.plan)) != nil
            #expect(try log.names().count == (isApplied ? 1 : 0), "operation \(number)")
            if !files.hasFailed { break }
        }
    }

    /// Random plans in random trees: the plan says what the tree becomes, and undo gives back what it was.
    @Test func applyingIsThePreviewAndUndoIsItsInverse() throws {
        var random = SplitMix(seed: 42)
        for round in 0..<120 {
            let folder = try TemporaryFolder(inMemory: true)
            var tree: [String: String] = [:]
            func name() -> String {
                (0...random.next() % 3).map { _ in ["a", "b", "c", "d"].randomElement(using: &random) ?? "a" }
                    .joined(separator: "/") + ".\(random.next() % 6)"
            }
            for _ in 0..<random.next() % 12 { tree[name()] = "\(random.next() % 3)" }
            try folder.write(tree)
            let before = try folder.snapshot()
            var expected = tree
            var changes: [Change] = []
            var used: Set<String> = []
            for _ in 0..<random.next() % 8 {
                let path = name()
                let new = "\(random.next() % 3) new"
                guard used.insert(path).inserted else { continue }
                let relative = try RelativePath(path)
                if let old = tree[path] {
                    let target = name()
                    switch random.next() % 3 {
                    case 0 where tree[target] == nil && used.insert(target).inserted:
                        let contents = random.next() % 2 == 0 ? old : new
                        let action = Change.Action.move(
                            from: relative, before: Array(old.utf8), contents: Array(contents.utf8))
                        changes.append(Change(path: try RelativePath(target), action: action))
                        expected[path] = nil
                        expected[target] = contents
                    case 1:
                        changes.append(Change(path: relative, action: .delete(before: Array(old.utf8))))
                        expected[path] = nil
                    default:
                        let action = Change.Action.edit(before: Array(old.utf8), contents: Array(new.utf8))
                        changes.append(Change(path: relative, action: action))
                        expected[path] = new
                    }
                } else {
                    changes.append(Change(path: relative, action: .create(contents: Array(new.utf8))))
                    expected[path] = new
                }
            }
            let plan = Plan(command: ["round", "\(round)"], workspace: folder.path, changes: changes, reads: [:])
            let applied = try Transaction(files: Disk(), root: folder.path, log: log(of: folder)).apply(plan)
            #expect(applied.isChanged == !changes.isEmpty)
            #expect(try folder.snapshot().files == expected.mapValues { Array($0.utf8) }, "round \(round)")
            #expect(try !Transaction(files: Disk(), root: folder.path).apply(plan).isChanged)
            if applied.isChanged { _ = try undo(in: folder) }
            #expect(try folder.snapshot() == before, "round \(round)")
        }
    }
}
