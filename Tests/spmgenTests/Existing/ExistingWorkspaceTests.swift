import Foundation
import Scaffold
import TestSupport
import Testing

/// Workspaces that came to be without spmgen: what is found out about them, and what is made there.
///
/// `RECORD=1` writes the pages in the fixtures anew, and still fails.
struct ExistingWorkspaceTests {
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    @Test func thereAreEnoughOfThem() {
        #expect(ExistingWorkspace.all.count >= 12)
    }

    @Test(arguments: ExistingWorkspace.all)
    func theConventionsAreFoundWithTheirFiles(workspace: ExistingWorkspace) throws {
        let journey = try ExistingJourney(workspace)
        let before = try journey.files()
        let run = journey.run("conventions")
        #expect(run.code == 0)
        #expect(run.error == "")
        try hold(run.output, in: "conventions.txt", of: workspace)
        #expect(try journey.files() == before)
    }

    @Test(arguments: ExistingWorkspace.all)
    func aFeatureAndAScreenLookLikeTheirNeighbours(workspace: ExistingWorkspace) throws {
        let journey = try ExistingJourney(workspace)
        var page = ReviewPage(workspace)
        let before = try journey.files()
        let sibling = try #require(try journey.sibling())
        #expect(try journey.report("feature Cart --dry-run").status == "planned")
        #expect(try journey.files() == before, "a dry run changes nothing")
        #expect(try journey.report("feature Cart").status == "applied")
        page.add("spmgen feature Cart", before, try journey.files(), neighbour: sibling, of: "Cart")
        let made = try journey.files()
        #expect(try journey.report("feature Cart").status == "unchanged")
        #expect(try journey.report("view Cart/Summary").status == "applied")
        page.add("spmgen view Cart/Summary", made, try journey.files(), neighbour: "Cart", of: "Summary")
        let shown = try journey.files()
        #expect(try journey.report("view Cart/Summary").status == "unchanged")
        #expect(try journey.report("feature Cart").status == "unchanged")
        #expect(try journey.files() == shown)
        page.add(list: journey.run("list").output)
        try hold(page.text, in: "review.md", of: workspace)
    }

    @Test(arguments: ExistingWorkspace.all)
    func whatWasMadeIsTakenOutAgain(workspace: ExistingWorkspace) throws {
        let journey = try ExistingJourney(workspace)
        let before = try journey.files()
        #expect(try journey.report("feature Cart").status == "applied")
        let made = try journey.files()
        #expect(try journey.report("view Cart/Summary").status == "applied")
        journey.forget()
        #expect(
            try journey.report("remove Cart/Summary").status == "applied", "\(journey.run("remove Cart/Summary").error)"
        )
        #expect(try journey.files() == made)
        #expect(try journey.report("view Cart/Summary").status == "applied")
        journey.forget()
        #expect(try journey.report("remove Cart").status == "applied", "\(journey.run("remove Cart").error)")
        #expect(try journey.files() == before)
        #expect(journey.run("remove Cart").code == 66)
    }

    @Test(arguments: ExistingWorkspace.all)
    func anotherNameIsAsIfItHadBeenTheFirst(workspace: ExistingWorkspace) throws {
        let plain = try ExistingJourney(workspace)
        for line in ["feature Cart", "view Cart/Summary"] { #expect(plain.run(line).code == 0) }
        let journey = try ExistingJourney(workspace)
        for line in ["feature Basket", "view Basket/Total"] { #expect(journey.run(line).code == 0) }
        let made = try journey.files()
        for line in ["rename Basket/Total Summary", "rename Basket Cart"] {
            let run = try journey.report(line)
            #expect(run.status == "applied", "\(run.text)")
            #expect(try journey.report("undo").status == "applied")
            #expect(try journey.files() == made)
        }
        for line in ["rename Basket/Total Summary", "rename Basket Cart"] {
            #expect(try journey.report(line).status == "applied")
        }
        #expect(try journey.report("rename Basket Cart").status == "unchanged")
        #expect(try journey.report("rename Cart/Total Summary").status == "unchanged")
        #expect(try Self.sorted(journey.files()) == Self.sorted(plain.files()))
        #expect(try journey.report("remove Cart").status == "applied")
        #expect(!(try journey.files().keys.contains { $0.contains("Cart") || $0.contains("Basket") }))
    }

    /// Entries of manifests and workspace files stay where they are when their name changes.
    private static func sorted(_ files: [String: String]) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: files.map { path, text in
                let isList = path.hasSuffix("Package.swift") || path.hasSuffix("contents.xcworkspacedata")
                return (path, isList ? String(text.replacing(",", with: "").sorted()) : text)
            }
        )
    }

    @Test(arguments: ExistingWorkspace.all)
    func whatIsWrittenDownChangesNothing(workspace: ExistingWorkspace) throws {
        let plain = try ExistingJourney(workspace)
        #expect(try plain.report("feature Cart").status == "applied")
        let journey = try ExistingJourney(workspace)
        #expect(try journey.report("conventions --write").status == "applied")
        #expect(try journey.report("conventions --write").status == "unchanged")
        #expect(try journey.report("feature Cart").status == "applied")
        var files = try journey.files()
        files[".spmgen.json"] = nil
        #expect(files == (try plain.files()))
    }

    private func hold(_ text: String, in name: String, of workspace: ExistingWorkspace) throws {
        let file = workspace.folder.appendingPathComponent(name)
        let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        if Self.isRecording, text != expected { try Data(text.utf8).write(to: file) }
        #expect(text == expected, "\(workspace.slug)/\(name)")
    }
}

extension ExistingJourney {
    /// The feature that the last one followed: the one that `conventions` names without it.
    func sibling() throws -> String? {
        let line = run("conventions").output.split(separator: "\n").first { $0.contains(" like ") }
        return line?.split(separator: " ").dropFirst().first.map(String.init)
    }
}
