import Foundation
import TestSupport
import Testing

/// Workspaces that came to be without spmgen, with a feature and a screen more: they build, and their tests pass.
@Suite(.enabled(if: LongTests.areWanted))
struct ExistingWorkspaceBuildTests {
    /// With names that are changed afterwards, so that the renamed is what is built.
    private static let lines = [
        ["feature", "Basket"], ["view", "Basket/Total"], ["rename", "Basket/Total", "Summary"],
        ["rename", "Basket", "Cart"],
    ]

    @Test(arguments: ExistingWorkspace.all)
    func whatIsMadeBuildsAndItsTestsPass(workspace: ExistingWorkspace) throws {
        let scratch = try ScratchFolder()
        let root = try workspace.copy(to: scratch.url.appending(path: "copy"))
        for words in Self.lines {
            let run = ProgramRun(words, in: root)
            #expect(run.code == 0, "\(run.report)")
        }
        let standIn = try StandIn.built()
        for package in workspace.packages {
            let folder = package.isEmpty ? root : root.appending(path: package)
            let result = try Tool(name: "swift").run(
                try action(in: folder) + ["--package-path", folder.path()]
                    + ["--scratch-path", scratch.url.appending(path: "build/\(package)").path()]
                    + standIn.packageArguments
            )
            #expect(result.status == 0, "\(package): \(result.output)")
            #expect(result.complaints == [], "\(package)")
        }
    }

    private func action(in folder: URL) throws -> [String] {
        let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
        guard manifest.contains(".testTarget(") else { return ["build"] }
        #if os(Linux)
        // XCTest for Linux cannot call a test method of the main actor that is not `async`.
        let files = try FileTree(at: folder)
        let isXCTest = files.files.keys.contains { files.text($0)?.contains("import XCTest") == true }
        if isXCTest { return ["build", "--build-tests"] }
        #endif
        return ["test"]
    }
}
