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
        for (name, change) in try fixture.changes() {
            let first = try fixture.editor().result(of: [change])
            #expect(!first.edits.isEmpty, "\(name) changes nothing")
            #expect(first.edits.allSatisfy { $0.range.isEmpty }, "\(name) does more than insert")
            #expect(try fixture.text.applying(first.edits) == first.text, "\(name)")
            let second = try fixture.editor(of: first.text).result(of: [change])
            #expect(second.edits.isEmpty, "\(name): \(second.text.string)")
        }
    }

    /// Of some texts nobody can tell what they were: whether the one element of a list ended with a comma before it
    /// became two, whether a call that would just fit on its line stood there.
    static let undecided: [String: Set<String>] = [
        "append-after-init": ["target"], "assign-after-init": ["target"],
        "target-name-constant": ["product", "target"], "trailing-comment-last-element": ["dependency", "target"],
        "append-contents-of": ["product"], "binary-releases": ["target dependency of VisionWrapper"],
        "decorated-by-loop": ["product"], "excluded-and-listed-sources": ["target dependency of Objc"],
        "git-information": ["target"], "local-or-remote-dependencies": ["dependency"],
        "no-final-newline": ["target"], "one-line-everything": ["dependency", "product"],
        "package-by-compiler-version": ["dependency", "product", "target dependency of Newer"],
        "package-in-each-branch": ["dependency"], "plugin-from-another-package": ["dependency"],
        "semicolons": ["target", "target dependency of Dots"],
        "spaces-in-brackets": ["dependency", "product", "target dependency of Airy"],
        "ternary-dependencies": ["target dependency of Extra"],
        "tools-5-5-plugin": ["target dependency of StencilPlugin"], "tools-6-0-language-modes": ["product"],
        "tools-6-2-default-isolation": ["product"], "trait-conditions": ["target"],
    ]

    @Test(arguments: ManifestFixture.kernels + ManifestFixture.shapes)
    func whatWasAddedIsTakenOutAgain(fixture: ManifestFixture) throws {
        for (name, change) in try fixture.changes() {
            let inverse = try #require(change.inverse)
            let added = try fixture.editor().result(of: [change])
            let removed = try fixture.editor(of: added.text).result(of: [inverse])
            if Self.undecided[fixture.name]?.contains(name) == true {
                let before = try Manifest(reading: fixture.text, file: "").names
                #expect(try Manifest(reading: removed.text, file: "").names == before, "\(name)")
            } else {
                #expect(removed.text == fixture.text, "\(name): \(removed.text.string)")
            }
        }
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
