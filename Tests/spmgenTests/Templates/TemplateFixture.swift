import Foundation
import Scaffold
import TestSupport
import Testing

/// A folder of `Fixtures/Templates`: a bundle in `Team`, the folder `Work` that the program runs in, the arguments of
/// `spmgen new`, and what must come of it: the files `Made`, and what is `said`.
struct TemplateFixture: CustomTestStringConvertible {
    let name: String
    private let folder: URL

    var testDescription: String { name }

    static let all: [TemplateFixture] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Templates")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().map { TemplateFixture(name: $0, folder: root.appendingPathComponent($0)) }
    }()

    /// What a run came to.
    struct Outcome: Equatable {
        /// By path, in the folder of the run.
        var made: [String: Data]
        var said: String
    }

    /// What the fixture says must come of it.
    func expected() throws -> Outcome {
        let said = try? String(contentsOf: folder.appendingPathComponent("said"), encoding: .utf8)
        return Outcome(made: try Self.files(in: folder.appendingPathComponent("Made")), said: said ?? "")
    }

    func record(_ outcome: Outcome) throws {
        let made = folder.appendingPathComponent("Made")
        try? FileManager.default.removeItem(at: made)
        for (path, data) in outcome.made {
            let file = made.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try data.write(to: file)
        }
        try outcome.said.write(to: folder.appendingPathComponent("said"), atomically: true, encoding: .utf8)
    }

    /// Runs the program twice: the second run must change nothing.
    func run() throws -> (first: Outcome, second: Outcome) {
        let place = try TemporaryFolder(inMemory: true)
        let root = URL(fileURLWithPath: place.path.description)
        try FileManager.default.copyItem(
            at: folder.appendingPathComponent("Team"),
            to: root.appendingPathComponent("Team")
        )
        let work = root.appendingPathComponent("Work")
        let given = folder.appendingPathComponent("Work")
        if FileManager.default.fileExists(atPath: given.path) {
            try FileManager.default.copyItem(at: given, to: work)
        } else {
            try FileManager.default.createDirectory(at: work, withIntermediateDirectories: true)
        }
        return (try run(in: work, of: place), try run(in: work, of: place))
    }

    private func run(in work: URL, of place: TemporaryFolder) throws -> Outcome {
        let before = try Self.files(in: work)
        let arguments = try String(contentsOf: folder.appendingPathComponent("arguments"), encoding: .utf8)
        let words = ["new", "../Team/Screen.xctemplate"] + arguments.split(separator: "\n").map(String.init)
        let run = Run(
            words,
            directory: place.path.appending("Work"),
            state: place.path.appending("state"),
            circumstances: Circumstances(moment: { Moment(secondsSince1970: 1_773_000_000) }, account: "jane")
        )
        let made = try Self.files(in: work).filter { before[$0.key] != $0.value }
        let error = run.error.replacingOccurrences(of: place.path.description + "/", with: "")
        return Outcome(made: made, said: "exit code \(run.code)\n" + error)
    }

    private static func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? [] {
            let file = folder.appendingPathComponent(path)
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
            if !isFolder.boolValue { files[path] = try Data(contentsOf: file) }
        }
        return files
    }
}
