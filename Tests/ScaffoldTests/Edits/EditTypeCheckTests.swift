import Foundation
import Testing

@testable import Scaffold

/// What the edits leave is Swift that compiles: the files after each edit are type-checked with stand-ins for all that
/// they use.
struct EditTypeCheckTests {
    /// The kinds of fixtures that need no module, and the stand-ins for each.
    private static let types = [
        "EnumCase": ["Views"], "SwitchBranch": ["Views"], "LinkBranch": ["Views"], "Member": ["Views"],
        "ApartMember": ["Views", "Services"], "ListElement": ["Views", "Routes"], "Entry": ["Views", "Routes"],
    ]

    static let fixtures = EditFixtureTests.fixtures.filter { types[$0.kind] != nil && $0.refusal == nil }

    @Test(arguments: fixtures)
    func theFilesAfterAnEditCompileWithoutAWarning(fixture: EditFixtureTests.Fixture) throws {
        let root = ProjectFiles.root.appending(path: "Tests/ScaffoldTests/Fixtures/Edits/Types")
        let types = Self.types[fixture.kind] ?? []
        var files = try fixture.files("before").keys.map { fixture.folder.appending(path: $0) }
        files = files.map { before in
            let name = "after" + before.lastPathComponent.dropFirst("before".count)
            let after = fixture.folder.appending(path: name)
            return FileManager.default.fileExists(atPath: after.path()) ? after : before
        }
        files += types.map { root.appending(path: $0 + ".swift") }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-default-isolation", "MainActor"]
            + files.map { $0.path() }
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        #expect(text.isEmpty, "\(text)")
    }
}
