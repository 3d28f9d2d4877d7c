@testable import Scaffold

/// A workspace and a plan with every kind of change, for the tests of transactions.
struct SamplePlan {
    let folder: TemporaryFolder
    let plan: Plan
    let before: TreeSnapshot

    init() throws {
        folder = try TemporaryFolder(inMemory: true).write([
            "Package.swift": "// manifest\n",
            "private.txt": "secret\n",
            "Sources/App/App.swift": "struct App {}\n",
            "Sources/App/tool.sh": "#!/bin/sh\n",
            "Old/Feature/a.swift": "a\n",
            "Old/Feature/b.swift": "b\n",
            "Old/Shared/c.swift": "c\n",
            "Real/inner.txt": "inner\n",
            "empty/": "",
        ])
        try folder.setMode(0o600, of: "private.txt")
        try folder.setMode(0o755, of: "Sources/App/tool.sh")
        try folder.setMode(0o640, of: "Old/Feature/a.swift")
        try folder.setMode(0o750, of: "Old/Feature")
        try folder.makeSymlink("Alias", to: "Real")
        before = try folder.snapshot(times: true)
        plan = try Self.plan(in: folder.path)
    }

    private static func plan(in root: AbsolutePath) throws -> Plan {
        func change(_ path: String, _ action: Change.Action, _ mode: FileMode = .regular) throws -> Change {
            Change(path: try RelativePath(path), action: action, mode: mode)
        }
        func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
        return Plan(
            command: ["spmgen", "sample"],
            workspace: root,
            changes: [
                try change("New/Feature/Package.swift", .create(contents: bytes("// new\n"))),
                try change("New/Feature/Sources/F/F.swift", .create(contents: bytes("struct F {}\n"))),
                try change("New/Feature/Sources/F/empty", .create(contents: [])),
                try change("Sources/App/New.swift", .create(contents: bytes("struct New {}\n"))),
                try change("Sources/App/run", .create(contents: bytes("#!\n")), .executable),
                try change("Sources/Deep/er/Y.swift", .create(contents: [0xff, 0x00])),
                try change(
                    "Package.swift",
                    .edit(before: bytes("// manifest\n"), contents: bytes("// manifest\n// more\n"))
                ),
                try change("private.txt", .edit(before: bytes("secret\n"), contents: bytes("other secret\n"))),
                try change("Alias/inner.txt", .edit(before: bytes("inner\n"), contents: bytes("changed\n"))),
                try change("Old/Feature/a.swift", .delete(before: bytes("a\n"))),
                try change(
                    "Renamed/b.swift",
                    .move(from: try RelativePath("Old/Feature/b.swift"), before: bytes("b\n"), contents: bytes("B\n"))
                ),
                try change(
                    "Scripts/tool.sh",
                    .move(
                        from: try RelativePath("Sources/App/tool.sh"),
                        before: bytes("#!/bin/sh\n"),
                        contents: bytes("#!/bin/sh\n")
                    )
                ),
            ],
            reads: [
                try RelativePath("Package.swift"): SHA256(of: bytes("// manifest\n")),
                try RelativePath("Sources/App/App.swift"): SHA256(of: bytes("struct App {}\n")),
                try RelativePath("New/Feature/Package.swift"): nil,
            ]
        )
    }

    func transaction(_ files: any FileSystem = Disk(), log: UndoLog? = nil) -> Transaction {
        Transaction(files: files, root: folder.path, log: log)
    }

    /// The workspace as it is now, times included.
    func snapshot() throws -> TreeSnapshot {
        try folder.snapshot(times: true)
    }

    /// What is different from before: nothing, or all that the plan says; anything else is described.
    ///
    /// - Parameter times: whether the times must be as before as well.
    func outcome(after: TreeSnapshot, times: Bool = true) throws -> Outcome {
        let plain = try folder.snapshot()
        if times ? try snapshot() == before : plain == before.withoutTimes { return .before }
        // New files have new times.
        return plain == after ? .after : .other(plain.differences(from: after))
    }

    enum Outcome: Hashable {
        case before
        case after
        case other([String])
    }

    /// The workspace after the plan, without times.
    static func afterwards() throws -> TreeSnapshot {
        let sample = try SamplePlan()
        try sample.transaction().apply(sample.plan)
        return try sample.folder.snapshot()
    }
}
