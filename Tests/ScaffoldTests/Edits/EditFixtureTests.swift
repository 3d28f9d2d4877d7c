import Foundation
import Testing

@testable import Scaffold

/// Edits of files that people have worked on: `Fixtures/Edits/<what>/<case>/`, each with the files before and after;
/// no file after means that nothing is to be done, `refused.txt` says why there is no certain place.
///
/// `RECORD=1` writes the files after and fails.
struct EditFixtureTests {
    struct Fixture: CustomTestStringConvertible {
        let kind: String
        let folder: URL
        var testDescription: String { kind + "/" + folder.lastPathComponent }

        /// The files before, and those after that differ from them.
        func files(_ suffix: String) throws -> [String: [UInt8]] {
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
            var files: [String: [UInt8]] = [:]
            for name in names.sorted() where name.hasPrefix(suffix) && name.hasSuffix(".swift") {
                files["before" + name.dropFirst(suffix.count)] = try ProjectFiles.bytes(
                    of: folder.appending(path: name))
            }
            return files
        }

        var refusal: String? {
            let text = try? String(contentsOf: folder.appending(path: "refused.txt"), encoding: .utf8)
            return text?.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    static let fixtures: [Fixture] = {
        let root = ProjectFiles.root.appending(path: "Tests/ScaffoldTests/Fixtures/Edits")
        func names(_ url: URL) -> [String] {
            ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? []).filter { !$0.contains(".") }
                .sorted()
        }
        return names(root).flatMap { kind in
            names(root.appending(path: kind)).map {
                Fixture(kind: kind, folder: root.appending(path: kind).appending(path: $0))
            }
        }
    }()

    @Test func thereAreFixtures() {
        #expect(Self.fixtures.count > 100)
    }

    /// Line endings and indentation that a file can have; what is inserted has the same.
    enum Dress: String, CaseIterable {
        case asWritten, crlf, tabs

        func applied(to bytes: [UInt8]) -> [UInt8] {
            let text = String(decoding: bytes, as: UTF8.self)
            switch self {
            case .asWritten: return bytes
            case .crlf: return Array(LineEnding.crlf.applied(to: text).utf8)
            case .tabs:
                let lines = text.components(separatedBy: "\n").map { line in
                    let blanks = line.prefix { $0 == " " }.count
                    let tabs = String(repeating: "\t", count: blanks / 4)
                    return tabs + line.dropFirst(blanks - blanks % 4)
                }
                return Array(lines.joined(separator: "\n").utf8)
            }
        }
    }

    @Test(arguments: fixtures, Dress.allCases)
    func anEditGivesWhatTheFixtureSays(fixture: Fixture, dress: Dress) throws {
        let before = try fixture.files("before").mapValues { dress.applied(to: $0) }
        let edit = try #require(Self.edits[fixture.kind], "no edit for \(fixture.kind)")
        if dress == .tabs, Self.spacesOnly.contains(fixture.folder.lastPathComponent) { return }
        let files = try Self.edited(before, dress)
        let edits: [FileEdits]
        do throws(EditError) {
            edits = try edit.fileEdits(in: files)
            #expect(fixture.refusal == nil)
        } catch {
            #expect(error.reason == fixture.refusal)
            return
        }
        var after = before
        for change in edits {
            let path = change.path.description
            let old = try #require(before[path])
            after[path] = try SourceText(old).applying(change.edits).bytes
            let replacing = change.edits.filter { !$0.range.isEmpty }
            #expect(replacing.isEmpty, "an edit only inserts")
        }
        if dress == .asWritten, ProcessInfo.processInfo.environment["RECORD"] != nil {
            for (path, bytes) in after where bytes != before[path] {
                let name = "after" + path.dropFirst("before".count)
                try Data(bytes).write(to: fixture.folder.appending(path: name))
            }
            Issue.record("recorded \(fixture.testDescription)")
            return
        }
        let expected = try before.merging(fixture.files("after").mapValues { dress.applied(to: $0) }) { $1 }
        for (path, bytes) in expected {
            #expect(after[path].map { String(decoding: $0, as: UTF8.self) } == String(decoding: bytes, as: UTF8.self))
        }
        let result = try Self.edited(after, dress)
        let again = try edit.fileEdits(in: result)
        #expect(again.isEmpty, "a second run finds it done")
    }

    private static func edited(_ files: [String: [UInt8]], _ dress: Dress) throws -> [EditedFile] {
        let indentation = dress == .tabs ? Indentation.tabs(1) : .spaces(4)
        return try files.sorted { $0.key < $1.key }.map { path, contents in
            EditedFile(
                path: try RelativePath(path), contents: contents, lineLimit: 120, indentation: indentation)
        }
    }

    /// What an edit has put in is taken out again, and the files are as they were.
    @Test(arguments: fixtures, Dress.allCases)
    func whatAnEditPutInIsTakenOut(fixture: Fixture, dress: Dress) throws {
        if dress == .tabs, Self.spacesOnly.contains(fixture.folder.lastPathComponent) { return }
        let before = try fixture.files("before").mapValues { dress.applied(to: $0) }
        let edit = try #require(Self.edits[fixture.kind])
        guard let changes = try? edit.fileEdits(in: Self.edited(before, dress)), !changes.isEmpty else { return }
        var files = before
        for change in changes {
            let path = change.path.description
            let old = try #require(before[path])
            files[path] = try SourceText(old).applying(change.edits).bytes
        }
        let after = files
        let removals = try edit.removals(in: Self.edited(after, dress))
        for removal in removals { #expect(removal.isAsMade, "\(removal.place)") }
        for (path, removals) in Dictionary(grouping: removals, by: \.path.description) {
            let old = try #require(after[path])
            files[path] = try SourceText(old).applying(removals.flatMap(\.edits)).bytes
        }
        if Self.ofSeveralOrigins.contains(fixture.testDescription) {
            // Something else that the same edit makes the same of.
            for change in try edit.fileEdits(in: Self.edited(files, dress)) {
                let path = change.path.description
                let old = try #require(files[path])
                files[path] = try SourceText(old).applying(change.edits).bytes
            }
            #expect(files == after)
            return
        }
        for (path, bytes) in before {
            #expect(files[path].map { String(decoding: $0, as: UTF8.self) } == String(decoding: bytes, as: UTF8.self))
        }
    }

    /// Files of which an edit makes the same as of others that are likelier.
    private static let ofSeveralOrigins: Set<String> = [
        "ApartMember/no-empty-line-below", "EnumCase/no-cases", "ListElement/in-an-extension",
        "ListElement/inline-and-full",
        "Member/empty-on-two-lines", "SwitchBranch/on-one-line-with-default",
    ]

    /// Whatever is broken about a file: no crash, only insertions, and a second run finds the first one's work.
    @Test(arguments: fixtures)
    func aFileWithOneTokenRemovedIsEditedOnceOrRefused(fixture: Fixture) throws {
        let before = try fixture.files("before")
        let edit = try #require(Self.edits[fixture.kind])
        for (path, bytes) in before {
            for token in SyntaxTree(lexing: SourceText(bytes)).code {
                var broken = before
                broken[path]?.removeSubrange(token.range)
                let files = try Self.edited(broken, .asWritten)
                guard let changes = try? edit.fileEdits(in: files) else { continue }
                for change in changes {
                    let old = try #require(broken[change.path.description])
                    let replacing = change.edits.filter { !$0.range.isEmpty }
                    #expect(replacing.isEmpty)
                    broken[change.path.description] = try SourceText(old).applying(change.edits).bytes
                }
                let result = try Self.edited(broken, .asWritten)
                let again = (try? edit.fileEdits(in: result)) ?? []
                #expect(
                    again.isEmpty,
                    "\(path) without \(String(decoding: bytes[token.range], as: UTF8.self)) at \(token.range)")
            }
        }
    }

    /// Those with another indentation, and one in which a blank that is there becomes a part of it.
    private static let spacesOnly: Set = ["two-spaces", "on-one-line-with-default"]

    private static func query(_ text: String) -> DeclarationQuery {
        guard let query = DeclarationQuery(text) else { fatalError("no declaration: \(text)") }
        return query
    }

    private static let edits: [String: any SourceEdit] = [
        "EnumCase": EnumCaseEdit(declares: query("enum CartRoute"), text: "case summary"),
        "SwitchBranch": SwitchBranchEdit(
            declares: query("class CartCoordinator"),
            at: ["func view(for:)", "switch"],
            text: "case .summary:\n    SummaryView(viewModel: .init(navigator: navigator))",
            needs: ["navigator"]
        ),
        "LinkBranch": SwitchBranchEdit(
            declares: query("enum CartRoute"),
            at: ["init?(path:)", "switch"],
            text: "case \"summary\":\n    path.removeFirst()\n    self = .summary",
            needs: []
        ),
        "Import": ImportEdit(declares: query("enum AppRoute"), text: "import Cart"),
        "Member": MemberEdit(
            declares: query("struct AppServices"),
            text: "var product: any ProductServiceProtocol =\n    ProductService { [] }",
            isApart: false
        ),
        "ApartMember": MemberEdit(
            declares: query("class AppCoordinator"),
            text:
                "private(set) lazy var product =\n    ProductCoordinator(\n        service: services.product\n    )",
            isApart: true
        ),
        "ListElement": ListElementEdit(
            declares: query("struct CartCoordinatorTests"),
            at: ["static let screens"],
            text: "(.summary, { $0.shows(SummaryView.self) })",
            isSorted: false
        ),
        "TestArguments": ListElementEdit(
            declares: query("struct CartCoordinatorTests"),
            at: ["func aLinkNamesAScreen", "@Test arguments"],
            text: "(\"summary\", .summary)",
            isSorted: false
        ),
        "Entry": ListElementEdit(
            declares: query("struct HomeView"),
            at: ["static let entries"],
            text: "Entry(\n    route: .cart(.cart),\n    title: CartPackage.title\n)",
            isSorted: false
        ),
    ]
}
