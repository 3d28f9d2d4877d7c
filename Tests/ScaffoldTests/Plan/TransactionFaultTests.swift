import Foundation
import Testing

@testable import Scaffold

/// All or nothing: whatever fails, and whatever ends the process, the tree is as before or as after.
struct TransactionFaultTests {
    private typealias Fault = FaultyFileSystem.Fault

    /// How many operations applying the sample takes.
    private func operations(lacking lacks: Set<FaultyFileSystem.Lack> = []) throws -> Int {
        let sample = try SamplePlan()
        let files = FaultyFileSystem(Disk(), lacking: lacks)
        try sample.transaction(files).apply(sample.plan)
        return files.operations
    }

    @Test(arguments: [ENOSPC, EACCES, EROFS, EINTR], [[], [FaultyFileSystem.Lack.links]] as [Set])
    func oneFailureAnywhereLeavesTheTreeAsBeforeOrAsAfter(
        code: Int32,
        lacks: Set<FaultyFileSystem.Lack>
    ) throws {
        let after = try SamplePlan.afterwards()
        var failures = 0
        for number in 1...(try operations(lacking: lacks)) {
            let sample = try SamplePlan()
            let files = FaultyFileSystem(Disk(), fault: .once(at: number, code: code), lacking: lacks)
            var codes: [Int32] = []
            do {
                try sample.transaction(files).apply(sample.plan)
            } catch {
                codes = error.diagnostics.map(\.id.exitCode)
                failures += 1
            }
            #expect(files.hasFailed)
            // What fails only while the waste is removed does not matter, since it is tried again.
            let expected: SamplePlan.Outcome = codes.isEmpty ? .after : .before
            #expect(codes.isEmpty || codes == [74])
            // Without links the old file is kept as a copy.
            let outcome = try sample.outcome(after: after, times: lacks.isEmpty)
            #expect(outcome == expected, "operation \(number): \(files.log.last ?? "")")
        }
        #expect(failures > 40)
    }

    @Test func aDiskThatGoesAwayIsCaughtUpWithLater() throws {
        let after = try SamplePlan.afterwards()
        var stuck = 0
        for number in 1...(try operations()) {
            let sample = try SamplePlan()
            let files = FaultyFileSystem(Disk(), fault: .from(number, code: EROFS))
            do {
                try sample.transaction(files).apply(sample.plan)
            } catch {
                if case .stuck = error.problems.first { stuck += 1 }
                #expect(error.diagnostics.map(\.id.exitCode) == [74])
            }
            _ = try InterruptedRun.recover(in: sample.folder.path, files: Disk(), log: nil)
            let outcome = try sample.outcome(after: after)
            #expect(outcome == .before || outcome == .after, "operation \(number)")
        }
        #expect(stuck > 10)
    }

    @Test(arguments: [[], [FaultyFileSystem.Lack.links]] as [Set])
    func aKilledRunIsTakenBackOrDoneAfterTheNextOne(lacks: Set<FaultyFileSystem.Lack>) throws {
        let after = try SamplePlan.afterwards()
        var found: [SamplePlan.Outcome: Int] = [:]
        var interrupted = 0
        for number in 1...(try operations(lacking: lacks)) {
            let sample = try SamplePlan()
            let files = FaultyFileSystem(Disk(), fault: .killed(at: number), lacking: lacks)
            _ = try? sample.transaction(files).apply(sample.plan)
            let lock = WorkspaceLock(files: Disk(), root: sample.folder.path, state: nil)
            let problem = try InterruptedRun.problem(under: lock)
            let recoveries = try InterruptedRun.recover(in: sample.folder.path, files: Disk(), log: nil)
            #expect((problem != nil) == !recoveries.isEmpty)
            if problem != nil {
                interrupted += 1
                #expect(recoveries == [.init(command: ["spmgen", "sample"])])
            }
            let outcome = try sample.outcome(after: after, times: lacks.isEmpty)
            found[outcome, default: 0] += 1
            #expect(outcome == .before || outcome == .after, "operation \(number): \(files.log.last ?? "")")
            #expect(try InterruptedRun.problem(under: lock) == nil)
        }
        #expect(found[.before, default: 0] > 50 && found[.after, default: 0] > 5)
        #expect(interrupted > 10)
    }

    @Test func aKilledRecoveryIsRecoveredFrom() throws {
        let after = try SamplePlan.afterwards()
        for first in stride(from: 1, through: try operations(), by: 3) {
            for second in stride(from: 1 + first % 4, through: .max, by: 4) {
                let sample = try SamplePlan()
                let applying = FaultyFileSystem(Disk(), fault: .killed(at: first))
                _ = try? sample.transaction(applying).apply(sample.plan)
                let recovering = FaultyFileSystem(Disk(), fault: .killed(at: second))
                _ = try? InterruptedRun.recover(in: sample.folder.path, files: recovering, log: nil)
                _ = try InterruptedRun.recover(in: sample.folder.path, files: Disk(), log: nil)
                let outcome = try sample.outcome(after: after)
                #expect(outcome == .before || outcome == .after, "killed at \(first), then at \(second)")
                if !recovering.hasFailed { break }
            }
        }
    }

    @Test func anInterruptionBetweenAnyTwoStepsTakesEverythingBack() throws {
        let after = try SamplePlan.afterwards()
        for steps in 0... {
            let sample = try SamplePlan()
            let counter = Counter(limit: steps)
            let transaction = Transaction(files: Disk(), root: sample.folder.path) { counter.isOver() }
            var failure: PlanError?
            do {
                try transaction.apply(sample.plan)
            } catch {
                failure = error
            }
            #expect(try sample.outcome(after: after) == (failure == nil ? .after : .before))
            guard let failure else {
                #expect(steps > 20)
                break
            }
            #expect(failure == PlanError(.interrupted))
            #expect(failure.diagnostics.map(\.id.exitCode) == [130])
        }
    }

    @Test func aTransactionDoesNotBeginOnWhatAKilledOneLeft() throws {
        let sample = try SamplePlan()
        let files = FaultyFileSystem(Disk(), fault: .killed(at: try operations() - 30))
        _ = try? sample.transaction(files).apply(sample.plan)
        let half = try sample.snapshot()
        let empty = Plan(command: ["spmgen", "other"], workspace: sample.folder.path, changes: [], reads: [:])
        #expect(throws: PlanError(.unfinished(command: ["spmgen", "sample"]))) {
            try sample.transaction().apply(empty)
        }
        #expect(try sample.snapshot() == half)
    }

    @Test func whatSomebodyChangedAfterAKillIsLeftAndNamed() throws {
        let sample = try SamplePlan()
        // The last operations remove the journal and the waste; before them everything is in place.
        let files = FaultyFileSystem(Disk())
        try sample.transaction(files).apply(sample.plan)
        let end = try #require(files.log.firstIndex { $0.hasPrefix("remove") && $0.hasSuffix("/journal") })
        let killed = try SamplePlan()
        let dying = FaultyFileSystem(Disk(), fault: .killed(at: end + 1))
        _ = try? killed.transaction(dying).apply(killed.plan)
        try killed.folder.write(["Package.swift": "// by hand\n", "New/Feature/Package.swift": "// by hand\n"])
        try killed.folder.write(["New/Feature/notes": "keep\n"])
        let recoveries = try InterruptedRun.recover(in: killed.folder.path, files: Disk(), log: nil)
        let left = try ["Package.swift", "New/Feature/Package.swift"].map { try RelativePath($0) }
        #expect(recoveries.map(\.left) == [left])
        #expect(recoveries[0].warning.severity == .warning)
        #expect(recoveries[0].warning.message.contains("`New/Feature/Package.swift`"))
        var expected = killed.before.files
        expected["Package.swift"] = Array("// by hand\n".utf8)
        expected["New/Feature/Package.swift"] = Array("// by hand\n".utf8)
        expected["New/Feature/notes"] = Array("keep\n".utf8)
        #expect(try killed.snapshot().files == expected)
    }

    @Test func aKilledRunThatMakesOneFolderIsDoneOnceItIsThere() throws {
        func plan(in root: AbsolutePath) throws -> Plan {
            let changes = try ["App/a", "App/Sources/b"].map { path in
                Change(path: try RelativePath(path), action: .create(contents: Array("made\n".utf8)), mode: .regular)
            }
            return Plan(command: ["spmgen", "sample"], workspace: root, changes: changes, reads: [:])
        }
        var kept = 0
        for number in 1... {
            let folder = try TemporaryFolder(inMemory: true)
            let dying = FaultyFileSystem(Disk(), fault: .killed(at: number))
            _ = try? Transaction(files: dying, root: folder.path, log: nil).apply(plan(in: folder.path))
            guard dying.hasFailed else { break }
            let isMade = try folder.snapshot().files["App/a"] != nil
            if isMade { try folder.write(["App/Sources/b": "by hand\n", "App/own": "by hand\n"]) }
            let recoveries = try InterruptedRun.recover(in: folder.path, files: Disk(), log: nil)
            #expect(recoveries.allSatisfy { $0.isFinished == isMade && $0.left.isEmpty })
            if isMade, !recoveries.isEmpty { kept += 1 }
            let own = ["App/Sources/b", "App/own"]
            let expected = Dictionary(
                uniqueKeysWithValues: isMade
                    ? own.map { ($0, Array("by hand\n".utf8)) } + [("App/a", Array("made\n".utf8))] : []
            )
            #expect(try folder.snapshot().files == expected, "killed at \(number)")
        }
        #expect(kept > 0)
    }

    @Test func aJournalThatSomebodyElseWroteIsNotFollowed() throws {
        let outside = try TemporaryFolder().write(["target": "theirs\n"])
        let before = try outside.snapshot(times: true)
        let folder = try TemporaryFolder().write([".spmgen-txn-evil/gone-0": "mine\n"])
        try folder.makeSymlink("out", to: outside.path.description)
        let removals = #""removals":[{"before":"","path":"PATH"}]"#
        for (path, text) in [("out/new", removals), ("../new", removals), ("new", #""removals":1"#)] {
            let journal =
                #"{"command":[],"emptied":[],"placements":[],"plan":"","replacements":[],"#
                + text.replacingOccurrences(of: "PATH", with: path) + #","schema":"spmgen-journal/1"}"#
            try folder.write([".spmgen-txn-evil/journal": journal])
            let error = #expect(throws: PlanError.self) {
                try InterruptedRun.recover(in: folder.path, files: Disk(), log: nil)
            }
            #expect(error?.diagnostics.map(\.id) == [.interruptedRun])
        }
        #expect(try outside.snapshot(times: true) == before)
    }

    @Test func theStagingFolderIgnoresItself() throws {
        let sample = try SamplePlan()
        let files = FaultyFileSystem(Disk(), fault: .killed(at: try operations() - 30))
        _ = try? sample.transaction(files).apply(sample.plan)
        let staging = try #require(try Staging.all(in: sample.folder.path, files: Disk()).first)
        #expect(staging.folder.name.hasPrefix(".spmgen-txn-"))
        #expect(try Disk().read(staging.folder.appending(".gitignore")) == Array("*\n".utf8))
    }

    /// Says yes from the nth time on.
    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var rest: Int

        init(limit: Int) {
            rest = limit
        }

        func isOver() -> Bool {
            lock.withLock {
                rest -= 1
                return rest < 0
            }
        }
    }
}
