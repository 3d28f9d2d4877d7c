import Foundation
import TestSupport
import Testing

/// Workspaces that came to be without spmgen, with a feature and a screen more: they build, and their tests pass.
@Suite(.enabled(if: LongTests.areWanted))
struct ExistingWorkspaceBuildTests {
    @Test(arguments: ExistingWorkspace.all)
    func whatIsMadeBuildsAndItsTestsPass(workspace: ExistingWorkspace) throws {
        let scratch = try ScratchFolder()
        let root = try workspace.copy(to: scratch.url.appending(path: "copy"))
        for words in [["feature", "Cart"], ["view", "Cart/Summary"]] {
            let run = ProgramRun(words, in: root)
            #expect(run.code == 0, "\(run.report)")
        }
        let standIn = try StandIn.built()
        for package in workspace.packages {
            let folder = package.isEmpty ? root : root.appending(path: package)
            let manifest = try String(contentsOf: folder.appending(path: "Package.swift"), encoding: .utf8)
            let result = try Tool(name: "swift").run(
                [manifest.contains(".testTarget(") ? "test" : "build", "--package-path", folder.path()]
                    + ["--scratch-path", scratch.url.appending(path: "build/\(package)").path()]
                    + standIn.packageArguments
            )
            #expect(result.status == 0, "\(package): \(result.output)")
            #expect(result.complaints == [], "\(package)")
        }
    }
}
