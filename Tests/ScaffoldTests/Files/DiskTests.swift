import Foundation
import Testing

@testable import Scaffold

struct DiskTests {
    private let folder: TemporaryFolder
    private let disk = Disk()

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> AbsolutePath { folder.path.appending(name) }

    private func code(_ body: () throws -> Void) -> Int32? {
        do {
            try body()
            return nil
        } catch {
            return (error as? FileError)?.code
        }
    }

    @Test func whatIsWrittenIsReadWhateverItsSize() throws {
        for count in [0, 1, 1 << 14, (1 << 14) + 1, 3_000_000] {
            let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try disk.create(path("file\(count)"), contents: bytes, mode: .regular, flushed: true)
            #expect(try disk.read(path("file\(count)")) == bytes)
        }
    }

    @Test func creationRefusesWhatIsThereAndLeavesItAlone() throws {
        try folder.write(["taken": "yours"])
        try folder.makeSymlink("dangling", to: "nowhere")
        for name in ["taken", "dangling"] {
            let found = code { try disk.create(path(name), contents: [1], mode: .regular, flushed: false) }
            #expect(found == EEXIST)
        }
        #expect(try folder.read("taken") == "yours")
        #expect(try disk.status(of: path("nowhere")) == nil)
    }

    @Test func aModeIsGivenAsFarAsTheMaskAllowsAndExactlyOnRequest() throws {
        try disk.create(path("tool"), contents: [], mode: .executable, flushed: false)
        let given = try #require(try disk.status(of: path("tool"))).mode
        #expect(given.isExecutable)
        try disk.setMode(path("tool"), to: FileMode(bits: 0o640))
        #expect(try disk.status(of: path("tool"))?.mode.bits == 0o640)
    }

    @Test func statusTellsKindsApartAndDoesNotFollowSymlinks() throws {
        try folder.write(["file": "", "sub/inner": ""])
        try folder.makeSymlink("link", to: "sub")
        #expect(try disk.status(of: path("file"))?.kind == .file)
        #expect(try disk.status(of: path("sub"))?.kind == .directory)
        #expect(try disk.status(of: path("link"))?.kind == .symlink)
        #expect(try disk.status(of: path("absent")) == nil)
        #expect(try disk.status(of: path("file/below")) == nil)
        #expect(try disk.realPath(of: path("link/inner")) == path("sub/inner"))
    }

    @Test func entriesAreSortedTheSameEverywhere() throws {
        try folder.write(["b": "", "C": "", "ä": "", ".hidden": "", "a/x": ""])
        #expect(try disk.entries(of: folder.path) == [".hidden", "C", "a", "b", "ä"])
        #expect(code { _ = try disk.entries(of: path("absent")) } == ENOENT)
        #expect(code { _ = try disk.entries(of: path("b")) } == ENOTDIR)
    }

    @Test func aSecondNameIsTheSameFileAndNeverReplaces() throws {
        try folder.write(["one": "1", "taken": "2"])
        try disk.link(path("one"), to: path("two"))
        #expect(try disk.status(of: path("one"))?.identity == disk.status(of: path("two"))?.identity)
        #expect(try disk.status(of: path("one"))?.identity != disk.status(of: path("taken"))?.identity)
        #expect(code { try disk.link(path("one"), to: path("taken")) } == EEXIST)
        #expect(try folder.read("taken") == "2")
    }

    @Test func aFileReplacesAFileButNothingReplacesAFolder() throws {
        try folder.write(["new": "new", "old": "old", "empty/": "", "full/x": "x", "tree/y": "y"])
        try disk.rename(path("new"), to: path("old"))
        #expect(try folder.read("old") == "new")
        #expect(code { try disk.rename(path("tree"), to: path("empty")) } == EEXIST)
        #expect(code { try disk.rename(path("tree"), to: path("full")) } == EEXIST)
        #expect(code { try disk.rename(path("old"), to: path("empty")) } == EISDIR)
        try disk.rename(path("tree"), to: path("moved"))
        #expect(try folder.snapshot().paths == ["empty", "full", "full/x", "moved", "moved/y", "old"])
    }

    @Test func onlyEmptyFoldersAreRemoved() throws {
        try folder.write(["full/x": "x", "empty/": ""])
        #expect(code { try disk.removeDirectory(path("full")) } == ENOTEMPTY)
        try disk.removeDirectory(path("empty"))
        try disk.removeFile(path("full/x"))
        #expect(try folder.snapshot().paths == ["full"])
    }

    @Test func aLockIsHeldByOneAndFreeAfterRelease() throws {
        let first = try #require(try disk.lock(folder.path))
        #expect(try disk.lock(folder.path) == nil)
        first.release()
        let second = try #require(try disk.lock(folder.path))
        second.release()
        let file = try #require(try disk.lockFile(path("lock")))
        #expect(try disk.lockFile(path("lock")) == nil)
        file.release()
        #expect(code { _ = try disk.lock(path("lock")) } == ENOTDIR)
    }

    @Test func aStartedProgramDoesNotInheritTheLock() throws {
        let lock = try #require(try disk.lock(folder.path))
        let identity = try #require(try disk.status(of: folder.path)).identity
        let holders = (0..<1024).filter { (descriptor: Int32) in
            var info = stat()
            return fstat(descriptor, &info) == 0 && UInt64(info.st_ino) == identity.number
        }
        #expect(holders.count == 1)
        #expect(holders.allSatisfy { fcntl($0, F_GETFD) & FD_CLOEXEC != 0 })
        lock.release()
    }

    @Test func aCallThatASignalInterruptsIsMadeAgain() {
        var answers: [Int32] = [EINTR, EINTR, 0]
        let result = SystemCall.run { () -> Int32 in
            let next = answers.removeFirst()
            errno = next
            return next == 0 ? 7 : -1
        }
        #expect(result == .success(7))
        #expect(answers.isEmpty)
        let failed = SystemCall.run { () -> Int32 in
            errno = ENOSPC
            return -1
        }
        #expect(failed == .failure(SystemCall.Failure(code: ENOSPC)))
    }

    @Test(arguments: [(ENOSPC, "make room"), (EROFS, "read-only"), (EACCES, "permission")])
    func aRefusalSaysWhatToDo(code: Int32, remedy: String) {
        let diagnostic = FileError(.write, folder.path, code: code).diagnostics[0]
        #expect(diagnostic.id == .diskRefused)
        #expect(diagnostic.id.exitCode == 74)
        #expect(diagnostic.remedy.contains(remedy))
        #expect(diagnostic.message.contains(folder.path.description))
    }
}
