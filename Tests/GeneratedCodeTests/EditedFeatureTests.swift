import Foundation
import Testing

/// `spmgen view` on what people have made of a feature.
///
/// `RECORD=1` writes what the runs leave, and fails.
struct EditedFeatureTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

    @Test func thereAreManyOfThem() throws {
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Repository.tests.appending(path: "Fixtures/EditedFeatures").path()
        )
        #expect(EditedFeature.all.count == folders.count)
        #expect(EditedFeature.all.count >= 40)
        #expect(EditedFeature.all.count { $0.info.isTested == true } >= 5)
    }

    @Test(arguments: EditedFeature.all)
    func aScreenIsAddedOrRefused(feature: EditedFeature) throws {
        let plain = try PlainFeature.shared.get()
        let scratch = try ScratchFolder()
        let before = try feature.before()
        try before.write(to: scratch.url)

        let run = ProgramRun(feature.words, in: scratch.url)
        let result = try FileTree(at: scratch.url)
        let report = run.report + (run.code == 0 ? "" : "exit code: \(run.code)\n")
        if Self.isRecording {
            try feature.record(result, from: before, report: report)
            Issue.record("recorded \(feature.testDescription)")
            return
        }
        let expected = try feature.expected()
        #expect(report == expected.report ?? plain.report)
        let changes = result.changes(from: before)
        #expect(changes.isSuperset(of: expected.after.files.keys))
        for path in changes.sorted() {
            #expect(result.text(path) == expected.after.text(path) ?? plain.after.text(path), "\(path)")
        }
        #expect(changes.isEmpty == (run.code != 0))

        let again = ProgramRun(feature.words, in: scratch.url)
        #expect(again.code == run.code)
        #expect(run.code != 0 || again.report.contains("unchanged  everything is there already\n"), "\(again.report)")
        #expect(try FileTree(at: scratch.url) == result)

        guard !changes.isEmpty, !Self.halfDoneBefore.contains(feature.folder.lastPathComponent) else { return }
        let back = ProgramRun(["remove", feature.words[1]], in: scratch.url)
        #expect(back.code == 0, "\(back.report)")
        #expect(try FileTree(at: scratch.url).changes(from: before) == [])
    }

    /// Features in which a part of the screen was there before: `remove` takes it out too, or finds it changed.
    private static let halfDoneBefore: Set<String> = ["30-strings-there-already", "53-half-done-by-hand"]
}
