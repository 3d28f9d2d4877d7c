import Foundation
import Testing

/// What a screen makes of an edited feature compiles, and where something is left to do, the compiler says the same as
/// the report.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct EditedFeatureCompilationTests {
    @Test(arguments: EditedFeature.all)
    func theResultCompiles(feature: EditedFeature) throws {
        let scratch = try ScratchFolder()
        let run = try run(feature, in: scratch.url)
        let complaints = try FeatureCompiler.shared.get().complaints(about: FileTree(at: scratch.url))

        let named = run.report.matches(of: /(?m)^(\S+:\d+:\d+): warning: this `switch`/).map { $0.1 + ": error:" }
        #expect(complaints.count == named.count, "\(complaints)")
        for (complaint, place) in zip(complaints, named) {
            #expect(complaint.hasPrefix(place))
        }
    }

    @Test(arguments: EditedFeature.all.filter { $0.info.isTested == true })
    func itsTestsPass(feature: EditedFeature) throws {
        let scratch = try ScratchFolder()
        let run = try run(feature, in: scratch.url)
        #expect(run.code == 0, "\(run.report)")

        let package = scratch.url.appending(path: EditedFeature.package)
        let tests = try Tool(name: "swift").run(
            ["test", "--package-path", package.path()]
                + ["--scratch-path", scratch.url.appending(path: ".build").path()]
                + StandIn.built().packageArguments
        )
        #expect(tests.status == 0, "\(tests.output)")
        #expect(tests.complaints == [])
        #expect(tests.output.contains("Suite SummaryViewModelTests passed"))
    }

    /// The files that are new, as those that were edited follow whoever wrote them.
    @Test(arguments: EditedFeature.all)
    func theNewFilesAreFormatted(feature: EditedFeature) throws {
        let scratch = try ScratchFolder()
        _ = try run(feature, in: scratch.url)
        let before = try feature.before().files
        let created = try FileTree(at: scratch.url).files.keys.filter { before[$0] == nil && $0.hasSuffix(".swift") }
        guard !created.isEmpty else { return }
        let own = scratch.url.appending(path: ".swift-format")
        let hasOwn = FileManager.default.fileExists(atPath: own.path())
        let configuration = hasOwn ? own : Repository.root.appending(path: ".swift-format")
        let lint = try Tool(name: "swift").run(
            ["format", "lint", "--strict", "--configuration", configuration.path()] + created.sorted(),
            in: scratch.url
        )
        #expect(lint.output == "")
    }

    private func run(_ feature: EditedFeature, in folder: URL) throws -> ProgramRun {
        try feature.before().write(to: folder)
        return ProgramRun(feature.words, in: folder)
    }
}
