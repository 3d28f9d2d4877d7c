import Foundation
import Testing

@testable import Scaffold

struct WorkspaceLockTests {
    private let folder: TemporaryFolder
    private let state: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder(inMemory: true)
        state = try TemporaryFolder(inMemory: true)
    }

    private func lock(_ files: any FileSystem = Disk(), hasState: Bool = true) -> WorkspaceLock {
        WorkspaceLock(files: files, root: folder.path, state: hasState ? state.path.appending("spmgen") : nil)
    }

    @Test(arguments: [[], [FaultyFileSystem.Lack.directoryLocks]] as [Set])
    func oneRunAtATimeAndTheNextWhenItEnds(lacks: Set<FaultyFileSystem.Lack>) throws {
        let files = FaultyFileSystem(Disk(), lacking: lacks)
        let held = try lock(files).acquire(waiting: 0)
        let error = #expect(throws: PlanError.self) { try lock(files).acquire(waiting: 0) }
        #expect(error == PlanError(.busy(seconds: 0)))
        #expect(error?.diagnostics.map(\.id.exitCode) == [75])
        held.release()
        try lock(files).acquire(waiting: 0).release()
        #expect(try folder.snapshot().paths == [])
    }

    @Test func theTimeToWaitIsWaited() throws {
        let held = try lock().acquire(waiting: 0)
        let time = ContinuousClock().measure {
            #expect(throws: PlanError(.busy(seconds: 1))) { try lock().acquire(waiting: 1) }
        }
        #expect(time >= .seconds(1))
        held.release()
    }

    @Test func whoWaitsGetsTheLockWhenItIsReleased() async throws {
        let held = try lock().acquire(waiting: 0)
        let waiting = Task.detached { [lock = lock()] in
            try lock.acquire(waiting: 60).release()
        }
        try await Task.sleep(for: .milliseconds(50))
        held.release()
        try await waiting.value
    }

    @Test func aWaitCanBeInterrupted() throws {
        let held = try lock().acquire(waiting: 0)
        #expect(throws: PlanError(.interrupted)) { try lock().acquire(waiting: 60) { true } }
        held.release()
    }

    @Test func withoutAnyPlaceForALockTheDiskRefuses() throws {
        let files = FaultyFileSystem(Disk(), lacking: [.directoryLocks])
        let error = #expect(throws: PlanError.self) { try lock(files, hasState: false).acquire(waiting: 0) }
        #expect(error?.diagnostics.map(\.id.exitCode) == [74])
    }

    @Test func aFolderIsLockedUnderAllItsNames() throws {
        try folder.write(["real/": ""])
        try folder.makeSymlink("alias", to: "real")
        for lacks in [[], [.directoryLocks]] as [Set<FaultyFileSystem.Lack>] {
            let locks = ["real", "alias"].map { name in
                WorkspaceLock(
                    files: FaultyFileSystem(Disk(), lacking: lacks),
                    root: folder.path.appending(name),
                    state: state.path
                )
            }
            let held = try locks[0].acquire(waiting: 0)
            #expect(throws: PlanError(.busy(seconds: 0))) { try locks[1].acquire(waiting: 0) }
            held.release()
        }
    }

    @Test func aRunThatIsAtWorkIsNotTakenForAnInterruptedOne() throws {
        let sample = try SamplePlan()
        let lock = WorkspaceLock(files: Disk(), root: sample.folder.path, state: nil)
        let held = try lock.acquire(waiting: 0)
        let files = FaultyFileSystem(Disk())
        try sample.transaction(files).apply(sample.plan)
        #expect(try InterruptedRun.problem(under: lock) == nil)
        let end = try #require(files.log.firstIndex { $0.hasPrefix("remove") && $0.hasSuffix("/journal") })
        held.release()
        let killed = try SamplePlan()
        let dying = FaultyFileSystem(Disk(), fault: .killed(at: end + 1))
        _ = try? killed.transaction(dying).apply(killed.plan)
        let other = WorkspaceLock(files: Disk(), root: killed.folder.path, state: nil)
        let running = try other.acquire(waiting: 0)
        #expect(try InterruptedRun.problem(under: other) == nil)
        running.release()
        #expect(try InterruptedRun.problem(under: other) == .unfinished(command: ["spmgen", "sample"]))
    }
}
