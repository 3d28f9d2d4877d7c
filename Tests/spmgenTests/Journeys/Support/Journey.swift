import Foundation
import Scaffold
import TestSupport
import Testing

/// A workspace in a folder of its own, and the program as it runs there.
final class Journey {
    /// Holds the workspace, and beside it what the program keeps for its user.
    let folder: TemporaryFolder
    /// The workspace's root.
    let root: AbsolutePath
    private let name: String
    private let state: AbsolutePath

    /// - Parameters:
    ///   - files: what is in the workspace, by path.
    ///   - name: of the workspace's folder.
    ///   - lines: commands that are run to begin with.
    init(_ files: [String: String] = Sample.package, named name: String = "Shop", after lines: [String] = []) throws {
        self.name = name
        folder = try TemporaryFolder(inMemory: true)
        root = folder.path.appending(name)
        state = folder.path.appending("state")
        try folder.write([name + "/": ""])
        try write(files)
        for line in lines { try does(line) }
    }

    /// What `spmgen init Bookstore` makes.
    ///
    /// - Parameter feature: one that it begins with, and that its pages take as an example.
    static func app(
        _ architecture: String = "coordinator",
        feature: String? = nil,
        after lines: [String] = []
    ) throws -> Journey {
        let journey = try Journey([:], named: "Bookstore")
        let line = "init Bookstore --architecture \(architecture)" + (feature.map { " --feature " + $0 } ?? "")
        try #require(journey.start(line, in: journey.folder.path).code == 0)
        for line in lines { try journey.does(line) }
        return journey
    }

    // MARK: Running

    /// Runs a line in the workspace, or in a folder of it.
    @discardableResult
    func run(
        _ line: String,
        in sub: String = "",
        files: any FileSystem = Disk(),
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) throws -> Report {
        let place = sub.isEmpty ? root : root.appending(sub)
        let run = start(line + " --json", in: place, files: files, isInterrupted: isInterrupted)
        let report = try Report(run.output)
        #expect(run.error == "", "with --json nothing goes to standard error")
        #expect(report.exitCode == run.code)
        return report
    }

    /// Runs a line and says what it prints.
    func start(
        _ line: String,
        in place: AbsolutePath? = nil,
        files: any FileSystem = Disk(),
        isInterrupted: @escaping @Sendable () -> Bool = { false }
    ) -> Run {
        Run(
            line.split(separator: " ").map(String.init),
            directory: place ?? root,
            state: state,
            files: files,
            isInterrupted: isInterrupted
        )
    }

    /// Runs a line that must change something.
    @discardableResult
    func does(_ line: String, in sub: String = "", at location: SourceLocation = #_sourceLocation) throws -> Report {
        let report = try run(line, in: sub)
        try #require(report.status == "applied", "\(line): \(report.text)", sourceLocation: location)
        return report
    }

    /// Runs a line that must change nothing, as everything is there.
    @discardableResult
    func keeps(_ line: String, in sub: String = "", at location: SourceLocation = #_sourceLocation) throws -> Report {
        let before = try snapshot()
        let report = try run(line, in: sub)
        #expect(report.status == "unchanged", "\(line): \(report.text)", sourceLocation: location)
        #expect(report.changes == [], sourceLocation: location)
        #expect(try snapshot().differences(from: before) == [], sourceLocation: location)
        return report
    }

    /// Runs a line that must be refused, and leave everything as it was.
    ///
    /// - Parameter id: of the first error.
    @discardableResult
    func refuses(
        _ line: String,
        _ code: Int32,
        _ id: String,
        in sub: String = "",
        files: any FileSystem = Disk(),
        at location: SourceLocation = #_sourceLocation
    ) throws -> Report {
        let before = try snapshot()
        let report = try run(line, in: sub, files: files)
        #expect(report.exitCode == code, "\(line): \(report.text)", sourceLocation: location)
        #expect(report.errors.first == id, "\(line): \(report.text)", sourceLocation: location)
        #expect(report.status == (code >= 70 && code != 75 ? "failed" : "refused"), sourceLocation: location)
        #expect(report.changes == [], sourceLocation: location)
        #expect(report.diagnostics.allSatisfy { !$0.remedy.isEmpty }, sourceLocation: location)
        #expect(try snapshot().differences(from: before) == [], sourceLocation: location)
        return report
    }

    /// Runs a line that must be refused, for whatever reason, and leave everything as it was.
    func refuses(_ line: String, at location: SourceLocation = #_sourceLocation) throws -> Report {
        let before = try snapshot()
        let report = try run(line)
        #expect(report.status == "refused", "\(line): \(report.text)", sourceLocation: location)
        #expect(try snapshot().differences(from: before) == [], sourceLocation: location)
        return report
    }

    // MARK: Looking

    /// The workspace with its modification times.
    func snapshot() throws -> TreeSnapshot {
        try TreeSnapshot(of: root, times: true)
    }

    func read(_ path: String) throws -> String {
        try folder.read(name + "/" + path)
    }

    func has(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: root.appending(path).description)
    }

    // MARK: Working on it by hand

    func write(_ files: [String: String]) throws {
        let placed = files.map { (name + "/" + $0.key, $0.value) }
        try folder.write(Dictionary(uniqueKeysWithValues: placed))
    }

    /// Replaces a piece of text that a file must hold.
    func edit(
        _ path: String,
        _ old: String,
        _ new: String,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let text = try read(path)
        try #require(text.contains(old), "\(path) is:\n\(text)", sourceLocation: location)
        try write([path: text.replacingOccurrences(of: old, with: new)])
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: root.appending(path).description)
    }

    func move(_ path: String, to new: String) throws {
        let target = root.appending(new)
        try FileManager.default.createDirectory(
            atPath: target.parent.description,
            withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(atPath: root.appending(path).description, toPath: target.description)
    }

    func makeSymlink(_ path: String, to target: String) throws {
        try FileManager.default.createDirectory(
            atPath: root.appending(path).parent.description,
            withIntermediateDirectories: true
        )
        try folder.makeSymlink(name + "/" + path, to: target)
    }
}
