import Foundation
import Testing

@testable import Scaffold

struct FaultyFileSystemTests {
    private func makeThreeFolders(_ files: FaultyFileSystem, in folder: TemporaryFolder) -> [Int32] {
        var codes: [Int32] = []
        for name in ["a", "b", "c"] {
            do {
                try files.makeDirectory(folder.path.appending(name))
                codes.append(0)
            } catch {
                codes.append(error.code)
            }
        }
        return codes
    }

    @Test(arguments: [
        (FaultyFileSystem.Fault.none, [Int32](repeating: 0, count: 3)),
        (.once(at: 2, code: ENOSPC), [0, ENOSPC, 0]),
        (.from(2, code: EROFS), [0, EROFS, EROFS]),
        (.killed(at: 3), [0, 0, FaultyFileSystem.killedCode]),
    ])
    func theFaultStrikesWhereItIsSaid(fault: FaultyFileSystem.Fault, codes: [Int32]) throws {
        let folder = try TemporaryFolder()
        let files = FaultyFileSystem(Disk(), fault: fault)
        #expect(makeThreeFolders(files, in: folder) == codes)
        #expect(files.operations == 3)
        let made = zip(["a", "b", "c"], codes).filter { $0.1 == 0 }.map(\.0)
        #expect(try folder.snapshot().paths == made)
    }

    @Test func aKilledWriteLeavesHalfAFile() throws {
        let folder = try TemporaryFolder()
        let files = FaultyFileSystem(Disk(), fault: .killed(at: 1))
        let path = folder.path.appending("file")
        #expect(throws: FileError.self) {
            try files.create(path, contents: Array("abcd".utf8), mode: .regular, flushed: true)
        }
        #expect(try folder.read("file") == "ab")
        #expect(throws: FileError.self) { try files.removeFile(path) }
    }
}
