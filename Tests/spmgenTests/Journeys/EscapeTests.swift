import Foundation
import Scaffold
import TestSupport
import Testing

/// Nothing escapes: no name, option or symlink makes a run write outside the workspace.
struct EscapeTests {
    /// A folder beside the workspace, with a file in it.
    private func outside(of journey: Journey) throws -> (path: String, before: TreeSnapshot) {
        let outside = journey.folder.path.appending("outside")
        try journey.folder.write(["outside/kept.txt": "kept\n"])
        return (outside.description, try TreeSnapshot(of: outside, times: true))
    }

    @Test(arguments: [
        ("FeaturePackages", [], "feature Cart"),
        ("SharedPackages", [], "feature Cart"),
        ("FeaturePackages/Cart", [], "feature Cart"),
        ("FeaturePackages/Cart/Sources/Main/Views", ["feature Cart"], "view Cart/Summary"),
        ("FeaturePackages/Cart/Tests", ["feature Cart"], "view Cart/Summary"),
        ("FeaturePackages/Cart/Sources", ["feature Cart"], "feature Cart"),
    ])
    func aFolderThatLeadsOutIsNotWrittenThrough(link: String, before: [String], line: String) throws {
        let journey = try Journey(after: before)
        let outside = try outside(of: journey)
        if journey.has(link) { try journey.remove(link) }
        try journey.makeSymlink(link, to: outside.path)
        let report = try journey.refuses(line, 65, "escapes-workspace")
        #expect(report.diagnostics[0].file == link)
        #expect(try TreeSnapshot(of: try #require(AbsolutePath(outside.path)), times: true) == outside.before)
    }

    @Test func aFileThatLeadsOutIsNotEdited() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.folder.write(["outside/Package.swift": try journey.read("Package.swift")])
        try journey.remove("Package.swift")
        try journey.makeSymlink("Package.swift", to: "../outside/Package.swift")
        let before = try journey.folder.read("outside/Package.swift")
        let report = try journey.refuses("feature Product", 65, "escapes-workspace")
        #expect(report.diagnostics[0].file == "Package.swift")
        #expect(try journey.folder.read("outside/Package.swift") == before)
    }

    @Test func aSymlinkThatStaysInsideIsFollowedAndKept() throws {
        let journey = try Journey()
        try journey.write(["Modules/": ""])
        try journey.makeSymlink("FeaturePackages", to: "Modules")
        try journey.does("feature Cart")
        #expect(journey.has("Modules/Cart/Package.swift"))
        #expect(try journey.snapshot().entries["FeaturePackages"]?.content == .symlink(to: "Modules"))
        try journey.keeps("feature Cart")
        try journey.does("view Cart/Summary")
        try journey.keeps("view Cart/Summary")
    }

    @Test func aSymlinkThatLeadsNowhereIsInTheWay() throws {
        let journey = try Journey()
        try journey.makeSymlink("FeaturePackages", to: "gone")
        try journey.refuses("feature Cart", 2, "path-blocked")
        try journey.refuses("feature Cart --dry-run", 2, "path-blocked")
    }

    @Test(arguments: [
        "feature ..", "feature ../Evil", "feature /tmp/Evil", "feature Cart/../../Evil", "feature Cart\\..\\Evil",
        "feature Cart --view ../Evil", "view Cart/../Evil", "view ../Evil/Screen", "view Cart//Evil",
        "view Cart/./Evil",
        "init ../Evil", "init /tmp/Evil", "init .",
    ])
    func aNameIsNoPath(line: String) throws {
        let journey = try Journey(after: ["feature Cart"])
        let before = try TreeSnapshot(of: journey.folder.path, times: true)
        try journey.refuses(line, 64, "bad-name")
        #expect(try TreeSnapshot(of: journey.folder.path, times: true) == before)
    }

    @Test(
        arguments: [
            ("feature Product --depends-on ../outside", 66, "no-such-package"),
            ("feature Product --depends-on ..", 66, "no-such-package"),
            ("feature Product --into ../Shop", 66, "no-such-target"),
            ("feature Product --into ..", 66, "no-such-target"),
        ] as [(String, Int32, String)])
    func anOptionIsNoPath(line: String, code: Int32, id: String) throws {
        let journey = try Journey(Sample.withNetworking, after: ["feature Cart"])
        try journey.refuses(line, code, id)
    }
}
