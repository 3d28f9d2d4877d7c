import Foundation
import Testing

@testable import Scaffold

struct TransactionTests {
    private func problems(_ body: () throws -> Void) -> [PlanError.Problem] {
        do {
            try body()
            return []
        } catch {
            return (error as? PlanError)?.problems ?? []
        }
    }

    private func path(_ text: String) throws -> RelativePath { try RelativePath(text) }

    private func plan(_ folder: TemporaryFolder, _ changes: [Change]) -> Plan {
        Plan(command: ["spmgen", "test"], workspace: folder.path, changes: changes, reads: [:])
    }

    private func create(_ path: String, _ text: String = "new\n") throws -> Change {
        Change(path: try RelativePath(path), action: .create(contents: Array(text.utf8)))
    }

    private func edit(_ path: String, _ before: String, _ after: String) throws -> Change {
        Change(path: try RelativePath(path), action: .edit(before: Array(before.utf8), contents: Array(after.utf8)))
    }

    @Test func afterwardsTheTreeIsWhatThePlanSaysAndNothingElseChanged() throws {
        let sample = try SamplePlan()
        #expect(try sample.transaction().apply(sample.plan).isChanged)
        let after = try sample.snapshot()
        var expected = sample.before.files
        for change in sample.plan.changes {
            if let origin = change.origin { expected[origin.description] = nil }
            let path = change.path.description.replacingOccurrences(of: "Alias/", with: "Real/")
            expected[path] = change.contents
        }
        #expect(after.files == expected)
        let folders = after.paths.filter { after.files[$0] == nil }
        #expect(
            folders == [
                "Alias", "New", "New/Feature", "New/Feature/Sources", "New/Feature/Sources/F", "Old", "Old/Shared",
                "Real", "Renamed", "Scripts", "Sources", "Sources/App", "Sources/Deep", "Sources/Deep/er", "empty",
            ]
        )
        #expect(after.entries["Alias"] == sample.before.entries["Alias"])
        let changed = sample.plan.changes.map(\.path.description)
        for (path, entry) in sample.before.entries where after.entries[path] != nil {
            let isChanged = changed.contains(path) || path == "Real/inner.txt"
            #expect(isChanged || after.entries[path] == entry, "\(path)")
        }
    }

    @Test func editsKeepTheirModeAndMovesKeepTheirTimes() throws {
        let sample = try SamplePlan()
        try sample.transaction().apply(sample.plan)
        let after = try sample.snapshot().entries
        #expect(after["private.txt"]?.mode == 0o600)
        #expect(after["Sources/App/run"].map { $0.mode & 0o100 } == 0o100)
        #expect(after["Sources/App/New.swift"].map { $0.mode & 0o111 } == 0)
        #expect(after["Scripts/tool.sh"] == sample.before.entries["Sources/App/tool.sh"])
        #expect(after["Renamed/b.swift"]?.mode == sample.before.entries["Old/Feature/b.swift"]?.mode)
    }

    @Test func whatReplacesAFileHasReachedTheDiskBefore() throws {
        let sample = try SamplePlan()
        let files = FaultyFileSystem(Disk())
        try sample.transaction(files).apply(sample.plan)
        let edits = sample.plan.changes.count { if case .edit = $0.action { true } else { false } }
        let flushed = files.flushed.map(\.name)
        #expect(flushed.filter { $0.hasPrefix("edit-") }.count == edits)
        #expect(flushed.contains { $0.hasPrefix("journal") })
    }

    @Test func aSecondTimeNothingIsTouched() throws {
        let sample = try SamplePlan()
        try sample.transaction().apply(sample.plan)
        let after = try sample.snapshot()
        let files = FaultyFileSystem(Disk())
        #expect(try !sample.transaction(files).apply(sample.plan).isChanged)
        #expect(try sample.snapshot() == after)
        #expect(files.log.allSatisfy { $0.hasPrefix("read") || $0.hasPrefix("look") || $0.hasPrefix("list") })
    }

    /// Many folders in an order that is by chance: one must not come before those that it lies in.
    @Test func foldersOfAnyDepthAreMadeAndTakenAway() throws {
        let folder = try TemporaryFolder()
        let names = ["App.bundle", "B/C", "Z", "a/b/c/d", "a/b.c/d", "F/App/S/App", "F/App/T", "___A___.x/y/z", "H"]
        let files = try names.flatMap { name in try names.map { try path("New/\(name)/\($0)/file.txt") } }
        let created = plan(folder, files.map { Change(path: $0, action: .create(contents: Array("new\n".utf8))) })
        #expect(try Transaction(files: Disk(), root: folder.path).apply(created).isChanged)
        #expect(try folder.snapshot().files.count == files.count)
        let deleted = plan(folder, files.map { Change(path: $0, action: .delete(before: Array("new\n".utf8))) })
        #expect(try Transaction(files: Disk(), root: folder.path).apply(deleted).isChanged)
        #expect(try folder.snapshot().paths == [])
    }

    @Test func anEmptyPlanTouchesNothing() throws {
        let folder = try TemporaryFolder().write(["a": "a"])
        let before = try folder.snapshot(times: true)
        #expect(try !Transaction(files: Disk(), root: folder.path).apply(plan(folder, [])).isChanged)
        #expect(try folder.snapshot(times: true) == before)
    }

    @Test(arguments: [
        ["Package.swift"], ["Sources/App/App.swift"], ["Old/Feature/a.swift"], ["Old/Feature/b.swift"],
        ["Real/inner.txt", "Package.swift", "Old/Feature/b.swift"],
    ])
    func everyFileThatMovedOnIsNamedAndNothingWritten(paths: [String]) throws {
        let sample = try SamplePlan()
        for path in paths { try sample.folder.write([path: "edited by hand\n"]) }
        let before = try sample.snapshot()
        let found = problems { try sample.transaction().apply(sample.plan) }
        let named = paths.map { $0.replacingOccurrences(of: "Real/", with: "Alias/") }
        #expect(Set(found) == Set(try named.map { .moved(try path($0)) }))
        #expect(PlanError(found).diagnostics.allSatisfy { $0.id.exitCode == 75 })
        #expect(try sample.snapshot() == before)
    }

    @Test func aFileThatAppearedOrWentIsNamed() throws {
        let sample = try SamplePlan()
        try sample.folder.write(["Sources/App/New.swift": "mine\n"])
        try Disk().removeFile(sample.folder.path.appending("Old/Feature/b.swift"))
        let found = problems { try sample.transaction().apply(sample.plan) }
        #expect(Set(found) == [.moved(try path("Sources/App/New.swift")), .moved(try path("Old/Feature/b.swift"))])
        #expect(try sample.folder.read("Sources/App/New.swift") == "mine\n")
    }

    @Test func whatIsInTheWayIsNamedAllAtOnce() throws {
        let folder = try TemporaryFolder().write(["file": "x", "dir/inner": "y"])
        try folder.makeSymlink("dangling", to: "nowhere")
        let before = try folder.snapshot(times: true)
        let changes = [
            try create("file/below/a"), try create("file/below/b"), try create("dir"), try create("dangling/a"),
            try create("dangling"),
            try create("fine/a"), try create("nested"), try create("nested/a"), try create("nested/b"),
        ]
        let found = problems { try Transaction(files: Disk(), root: folder.path).apply(plan(folder, changes)) }
        let expected: Set<PlanError.Problem> = [
            .blocked(try path("file/below/a"), by: try path("file"), .file),
            .blocked(try path("dir"), by: try path("dir"), .folder),
            .blocked(try path("dangling"), by: try path("dangling"), .symlink),
            .blocked(try path("nested/a"), by: try path("nested"), .file),
        ]
        #expect(found.count == expected.count && Set(found) == expected)
        #expect(PlanError(found).diagnostics.allSatisfy { $0.id == .pathBlocked && $0.id.exitCode == 2 })
        #expect(try folder.snapshot(times: true) == before)
    }

    @Test func nothingIsWrittenThroughASymlinkThatLeadsOutside() throws {
        let outside = try TemporaryFolder().write(["target.txt": "theirs\n", "sub/": ""])
        let folder = try TemporaryFolder().write(["in/": ""])
        try folder.makeSymlink("out", to: outside.path.description)
        try folder.makeSymlink("up", to: "../" + outside.path.name)
        try folder.makeSymlink("file", to: outside.path.appending("target.txt").description)
        try folder.makeSymlink("in/deep", to: "../out/sub")
        let before = try outside.snapshot(times: true)
        for change in [
            try create("out/new"), try create("up/new"), try create("in/deep/x/new"),
            try edit("file", "theirs\n", "mine\n"), try edit("out/target.txt", "theirs\n", "mine\n"),
            Change(path: try path("out/target.txt"), action: .delete(before: Array("theirs\n".utf8))),
            Change(
                path: try path("in/taken"),
                action: .move(from: try path("up/target.txt"), before: Array("theirs\n".utf8), contents: [1])
            ),
        ] {
            let found = problems {
                try Transaction(files: Disk(), root: folder.path).apply(plan(folder, [change, try create("other")]))
            }
            #expect(found.count == 1, "\(change.path)")
            #expect(PlanError(found).diagnostics.map(\.id) == [.escapesWorkspace])
        }
        #expect(try outside.snapshot(times: true) == before)
        #expect(try folder.snapshot().paths == ["file", "in", "in/deep", "out", "up"])
    }

    @Test func symlinksThatStayInsideAreWrittenThrough() throws {
        let folder = try TemporaryFolder().write(["real/a": "a\n", "real/b": "b\n", "sub/": ""])
        try folder.makeSymlink("alias", to: "real")
        try folder.makeSymlink("sub/b", to: "../alias/b")
        let changes = [
            try edit("alias/a", "a\n", "A\n"), try edit("sub/b", "b\n", "B\n"), try create("alias/new/c"),
        ]
        try Transaction(files: Disk(), root: folder.path).apply(plan(folder, changes))
        #expect(try folder.read("real/a") == "A\n")
        #expect(try folder.read("real/b") == "B\n")
        #expect(try folder.read("real/new/c") == "new\n")
        #expect(try folder.snapshot().entries["sub/b"]?.content == .symlink(to: "../alias/b"))
        #expect(try folder.snapshot().entries["alias"]?.content == .symlink(to: "real"))
    }

    @Test func aPlanCannotForgeAJournal() throws {
        let folder = try TemporaryFolder(inMemory: true)
        let forged = plan(folder, [try create(".spmgen-txn-x/journal"), try create("fine")])
        let found = problems { try Transaction(files: Disk(), root: folder.path).apply(forged) }
        #expect(PlanError(found).diagnostics.map(\.id) == [.planInvalid])
        #expect(try folder.snapshot().paths == [])
    }

    @Test(arguments: [".git/hooks/pre-commit", "Packages/Kit/.GIT/config"])
    func aPlanWritesNothingThatGitRuns(path: String) throws {
        let folder = try TemporaryFolder(inMemory: true)
        let forged = plan(folder, [try create(path), try create("fine")])
        let found = problems { try Transaction(files: Disk(), root: folder.path).apply(forged) }
        #expect(PlanError(found).diagnostics.map(\.id) == [.planInvalid])
        #expect(try folder.snapshot().paths == [])
    }

    @Test func aFullDiskIsToldOfTheFileThatTheUserKnows() throws {
        let sample = try SamplePlan()
        let counting = FaultyFileSystem(Disk())
        try sample.transaction(counting).apply(sample.plan)
        let number = try #require(counting.log.firstIndex { $0.hasPrefix("write") && $0.hasSuffix("F.swift") })
        let failed = try SamplePlan()
        let files = FaultyFileSystem(Disk(), fault: .once(at: number + 1, code: ENOSPC))
        let found = problems { try failed.transaction(files).apply(failed.plan) }
        let path = failed.folder.path.appending("New/Feature/Sources/F/F.swift")
        #expect(found == [.disk(FileError(.write, path, code: ENOSPC))])
        #expect(PlanError(found).diagnostics[0].remedy.contains("make room"))
    }

    @Test func twoPathsToOneFileAndSymlinksThatShouldGoAreRefused() throws {
        let folder = try TemporaryFolder().write(["real/a": "a\n"])
        try folder.makeSymlink("alias", to: "real")
        try folder.makeSymlink("link", to: "real/a")
        let twice = plan(folder, [try create("alias/x"), try create("real/x")])
        let gone = plan(folder, [Change(path: try path("link"), action: .delete(before: Array("a\n".utf8)))])
        for plan in [twice, gone] {
            let found = problems { try Transaction(files: Disk(), root: folder.path).apply(plan) }
            #expect(PlanError(found).diagnostics.map(\.id.exitCode) == [2])
        }
        #expect(try folder.snapshot().paths == ["alias", "link", "real", "real/a"])
    }

    @Test func aWorkspaceThatIsReachedThroughASymlinkIsOne() throws {
        let folder = try TemporaryFolder().write(["real/a": "a\n"])
        try folder.makeSymlink("alias", to: "real")
        let transaction = Transaction(files: Disk(), root: folder.path.appending("alias"))
        try transaction.apply(plan(folder, [try edit("a", "a\n", "A\n"), try create("b/c")]))
        #expect(try folder.snapshot().files.keys.sorted() == ["real/a", "real/b/c"])
        #expect(try folder.read("real/a") == "A\n")
    }

    @Test func aFileThatNobodyMayWriteStays() throws {
        let folder = try TemporaryFolder().write(["locked": "a\n"])
        try folder.setMode(0o444, of: "locked")
        let before = try folder.snapshot(times: true)
        let changes = [try edit("locked", "a\n", "b\n"), try create("new")]
        let found = problems { try Transaction(files: Disk(), root: folder.path).apply(plan(folder, changes)) }
        #expect(PlanError(found).diagnostics.map(\.id.exitCode) == [74])
        #expect(try folder.snapshot(times: true) == before)
    }

    @Test(.enabled(if: getuid() != 0, "the superuser may write everywhere"), arguments: ["", "sub"])
    func aFolderThatMayNotBeWrittenToIsARefusalOfTheDisk(name: String) throws {
        let folder = try TemporaryFolder().write(["sub/a": "a\n"])
        try folder.setMode(0o555, of: name)
        defer { try? folder.setMode(0o755, of: name) }
        let before = try folder.snapshot(times: true)
        let changes = [try edit("sub/a", "a\n", "b\n"), try create("sub/new")]
        let found = problems { try Transaction(files: Disk(), root: folder.path).apply(plan(folder, changes)) }
        #expect(PlanError(found).diagnostics.map(\.id) == [.diskRefused])
        #expect(PlanError(found).diagnostics.allSatisfy { $0.remedy.contains("permission") })
        #expect(try folder.snapshot(times: true) == before)
    }

    @Test func foldersThatAreEmptyAfterwardsGoAndOthersStay() throws {
        let folder = try TemporaryFolder().write([
            "one/two/three/a": "a", "one/two/b": "b", "x/y/c": "c", "x/z/": "", "p/q/d": "d",
        ])
        let changes = try ["one/two/three/a", "x/y/c", "p/q/d"].map { name in
            Change(path: try path(name), action: .delete(before: Array(name.suffix(1).utf8)))
        }
        try Transaction(files: Disk(), root: folder.path).apply(plan(folder, changes + [try create("p/new")]))
        #expect(try folder.snapshot().paths == ["one", "one/two", "one/two/b", "p", "p/new", "x", "x/z"])
    }

    @Test func whereCaseTellsNoNamesApartANameCanStillChangeItsCase() throws {
        let folder = try TemporaryFolder(inMemory: true).write([
            "Packages/Faq/Sources/Faq.swift": "one\n", "Packages/Faq/README.md": "two\n", "Packages/Cart/x": "x\n",
            "notes": "n\n",
        ])
        let before = try folder.snapshot()
        func move(_ old: String, _ new: String, _ text: String) throws -> Change {
            let bytes = Array(text.utf8)
            return Change(
                path: try path(new),
                action: .move(from: try path(old), before: bytes, contents: bytes + [UInt8(ascii: "!")])
            )
        }
        let changes = [
            try move("Packages/Faq/Sources/Faq.swift", "Packages/FAQ/Sources/FAQ.swift", "one\n"),
            try move("Packages/Faq/README.md", "Packages/FAQ/README.md", "two\n"),
            try move("notes", "Notes", "n\n"),
        ]
        let after = [
            "Notes", "Packages", "Packages/Cart", "Packages/Cart/x", "Packages/FAQ", "Packages/FAQ/README.md",
            "Packages/FAQ/Sources", "Packages/FAQ/Sources/FAQ.swift",
        ]
        let counting = FaultyFileSystem(CaseInsensitiveFileSystem())
        try Transaction(files: counting, root: folder.path).apply(plan(folder, changes))
        #expect(try folder.snapshot().paths == after)
        for number in 1...counting.operations {
            let other = try TemporaryFolder(inMemory: true).write(
                before.files.mapValues { String(decoding: $0, as: UTF8.self) })
            let dying = FaultyFileSystem(CaseInsensitiveFileSystem(), fault: .killed(at: number))
            _ = try? Transaction(files: dying, root: other.path).apply(plan(other, changes))
            _ = try InterruptedRun.recover(in: other.path, files: CaseInsensitiveFileSystem(), log: nil)
            let now = try other.snapshot()
            #expect(now == before || now.paths == after, "killed at \(number)")
        }
    }

    @Test func whereCaseTellsNoNamesApartAnotherFileIsStillInTheWay() throws {
        let folder = try TemporaryFolder(inMemory: true).write(["Cart.swift": "mine\n", "old": "o\n"])
        let transaction = Transaction(files: CaseInsensitiveFileSystem(), root: folder.path)
        let created = problems { try transaction.apply(plan(folder, [try create("CART.swift")])) }
        #expect(created == [.moved(try path("CART.swift"))])
        let move = Change(
            path: try path("cart.swift"),
            action: .move(from: try path("old"), before: Array("o\n".utf8), contents: [1])
        )
        #expect(problems { try transaction.apply(plan(folder, [move])) } == [.moved(try path("cart.swift"))])
        #expect(try folder.snapshot().paths == ["Cart.swift", "old"])
    }
}
