import Foundation
import Testing

@testable import Scaffold

/// The laws of edits, with the package tools as the judge.
struct ManifestEditingTests {
    /// Every change alone takes a run of the tools each; a script sets the variable.
    static let isLong = ProcessInfo.processInfo.environment["SPMGEN_LONG_TESTS"] == "1"

    @Test(arguments: ManifestFixture.kernels + (isLong ? ManifestFixture.shapes : []))
    func allEditsTogetherChangeWhatWasAskedForAndNothingElse(fixture: ManifestFixture) async throws {
        try await expect(try fixture.changes().map(\.change), of: fixture)
    }

    /// Of the kernels alone: each edit of each shape would keep the package tools busy for half an hour.
    @Test(.enabled(if: isLong), arguments: ManifestFixture.kernels)
    func eachEditChangesWhatWasAskedForAndNothingElse(fixture: ManifestFixture) async throws {
        for (_, change) in try fixture.changes() { try await expect([change], of: fixture) }
    }

    private func expect(_ changes: [ManifestChange], of fixture: ManifestFixture) async throws {
        let before = try await PackageDump.of(fixture.text.bytes)
        let result = try fixture.editor().result(of: changes)
        let after = try await PackageDump.of(result.text.bytes).withoutWhatFollows(target: "ZedMod")
        let expected = changes.reduce(before) { $0.applying($1) }
        #expect(after.differences(from: expected) == [], "\(result.text.string)")
    }

    @Test(arguments: ManifestFixture.kernels + ManifestFixture.shapes)
    func anEditOnlyInsertsAndASecondRunChangesNothing(fixture: ManifestFixture) throws {
        for (name, change) in try fixture.changes() + fixture.furtherChanges() {
            let first = try fixture.editor().result(of: [change])
            #expect(!first.edits.isEmpty, "\(name) changes nothing")
            #expect(first.edits.allSatisfy { $0.range.isEmpty }, "\(name) does more than insert")
            #expect(try fixture.text.applying(first.edits) == first.text, "\(name)")
            let second = try fixture.editor(of: first.text).result(of: [change])
            #expect(second.edits.isEmpty, "\(name): \(second.text.string)")
        }
    }

    /// Why nobody can tell from a text what an addition was made to: it gives the same bytes for two originals.
    enum Doubt {
        /// The one element of a list ended with a comma, or did not, before it became two.
        case comma
        /// A list or a call that was broken over lines could just have stood on one.
        case line
        /// There was an empty list, or no argument.
        case empty
        /// Two entries went into one line, which was broken for both.
        case oneLineForTwo
    }

    /// The fixtures of which some addition cannot be told from another one; that holds for each of their changes that
    /// does not come back, which the test checks.
    static let undecided: [String: Doubt] = [
        "append-after-init": .comma, "assign-after-init": .comma, "block-comment-and-blank-lines": .line,
        "filter-or-closure-on-list": .line, "static-member-targets": .line, "target-name-constant": .comma,
        "trailing-comment-last-element": .comma, "two-space-inline-target": .empty, "append-contents-of": .line,
        "binary-releases": .empty, "comments-everywhere": .line, "conditional-dependency-and-first-where": .empty,
        "decorated-by-loop": .comma, "excluded-and-listed-sources": .empty, "git-information": .comma,
        "local-or-remote-dependencies": .empty, "loop-append-targets": .empty, "no-final-newline": .comma,
        "one-line-everything": .line,
        "package-by-compiler-version": .line, "plugin-from-another-package": .comma, "semicolons": .line,
        "several-elements-a-line": .line, "spaces-in-brackets": .line, "static-members-on-array": .line,
        "switch-expression": .line, "target-variables": .line, "ternary-dependencies": .oneLineForTwo,
        "test-heavy": .line, "tools-5-5-plugin": .line, "tools-6-0-language-modes": .comma,
        "tools-6-2-default-isolation": .comma, "trait-conditions": .comma, "tuples-in-a-loop": .empty,
        "two-packages-last-one-counts": .line, "variables-that-grow": .line,
    ]

    @Test(arguments: ManifestFixture.kernels + ManifestFixture.shapes)
    func whatWasAddedIsTakenOutAgain(fixture: ManifestFixture) throws {
        for (name, change) in try fixture.changes() + fixture.furtherChanges() {
            let inverse = try #require(change.inverse)
            let added = try fixture.editor().result(of: [change])
            let removed = try fixture.editor(of: added.text).result(of: [inverse])
            guard removed.text != fixture.text else { continue }
            let doubt = try #require(Self.undecided[fixture.name], "\(name): \(removed.text.string)")
            let before = try Manifest(reading: fixture.text, file: "").names
            #expect(try Manifest(reading: removed.text, file: "").names == before, "\(name)")
            guard doubt != .oneLineForTwo else { continue }
            let again = try fixture.editor(of: removed.text).result(of: [change])
            #expect(again.text == added.text, "\(name) was added to something else: \(removed.text.string)")
        }
    }

    /// What is there already goes alone, or is refused: by a loop, say, that makes others as well.
    @Test(arguments: ManifestFixture.kernels + ManifestFixture.shapes)
    func aRemovalTakesOneEntryOut(fixture: ManifestFixture) throws {
        let before = try Manifest(reading: fixture.text, file: "")
        let removals =
            before.products.entries.prefix(3).map { ("product \($0.name)", ManifestChange.removeProduct($0.name)) }
            + before.dependencies.entries.prefix(3).map { entry in
                ("dependency \(entry.identity)", ManifestChange.removeDependency(entry.identity))
            }
        for (name, removal) in removals {
            do {
                let result = try fixture.editor().result(of: [removal])
                let after = try Manifest(reading: result.text, file: "")
                #expect(after.names == before.names.filter { $0 != name }, "\(result.text.string)")
            } catch {
                #expect([.requirementUnmet, .manifestEditUnclear].contains(error.diagnostics.first?.id), "\(name)")
            }
        }
    }

    /// A list that people have broken over lines stays so, though an entry that is added to it would break it as well.
    @Test func whatPeopleHaveBrokenStaysBroken() throws {
        let text = SourceText(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            #if os(Linux)
            let package = Package(
                name: "Shop",
                targets: [.target(name: "Core"), .target(name: "Login", dependencies: ["Core"]), .target(name: "Old")]
            )
            #else
            let package = Package(
                name: "Shop",
                targets: [.target(name: "Core"), .target(name: "Login", dependencies: ["Core"])]
            )
            #endif

            """)
        let editor = ManifestEditor(file: "Package.swift", text: text, lineLength: 120)
        let result = try editor.result(of: [.removeTarget("Old")])
        #expect(result.text.string == text.string.replacing(", .target(name: \"Old\")", with: ""))
    }

    @Test(arguments: ManifestFixture.kernels)
    func linesEndAndAreIndentedAsTheOthers(fixture: ManifestFixture) throws {
        for (name, change) in try fixture.changes() {
            let edited = try fixture.editor().result(of: [change])
            let plain = edited.text.string
            // A line cannot be broken with tabs by insertions alone: the blank behind a comma would be in the way.
            let variants: [FileVariant] =
                edited.breaksLine(of: fixture.text) ? [.windowsLines] : [.windowsLines, .tabs]
            for variant in variants where variant.applies(to: fixture.text.string) {
                let text = SourceText(variant.applied(to: fixture.text.string))
                let result = try fixture.editor(of: text).result(of: [change]).text.string
                #expect(result == variant.applied(to: plain), "\(variant) \(name)")
            }
        }
    }
}

extension ManifestEditor.Result {
    /// Whether one line of the text became several.
    fileprivate func breaksLine(of text: SourceText) -> Bool {
        let lines = edits.filter { $0.replacement.contains(.lineFeed) }
            .map { text.position(of: $0.range.lowerBound).line }
        return Set(lines).count < lines.count
    }
}

/// The same file as somebody else would have written it.
enum FileVariant {
    case windowsLines
    case tabs

    func applies(to text: String) -> Bool {
        switch self {
        case .windowsLines: !text.contains("\r\n")
        case .tabs: !text.contains("\t") && !text.contains("\n  ") == false && unitIsFour(text)
        }
    }

    private func unitIsFour(_ text: String) -> Bool {
        text.split(separator: "\n").allSatisfy { $0.prefix { $0 == " " }.count.isMultiple(of: 4) }
    }

    func applied(to text: String) -> String {
        switch self {
        case .windowsLines:
            text.replacingOccurrences(of: "\n", with: "\r\n")
        case .tabs:
            text.components(separatedBy: "\n").map { line in
                let blanks = line.prefix { $0 == " " }.count
                return String(repeating: "\t", count: blanks / 4) + line.dropFirst(blanks)
            }
            .joined(separator: "\n")
        }
    }
}

extension Manifest {
    /// What the manifest is made of, without where it is written.
    var names: [String] {
        products.entries.map { "product \($0.name)" } + dependencies.entries.map { "dependency \($0.identity)" }
            + targets.entries.map { "target \($0.name) \($0.dependencies.entries.map(\.name))" }
    }
}
