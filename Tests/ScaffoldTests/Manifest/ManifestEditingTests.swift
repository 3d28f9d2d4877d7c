import Foundation
import Testing

@testable import Scaffold

struct ManifestEditingTests {
    @Test(arguments: ManifestFixture.kernels)
    func allEditsTogetherChangeWhatWasAskedForAndNothingElse(fixture: ManifestFixture) async throws {
        try await expect(try fixture.changes().map(\.change), of: fixture)
    }

    /// Every change alone takes a run of the tools each; a script sets the variable.
    @Test(
        .enabled(if: ProcessInfo.processInfo.environment["SPMGEN_LONG_TESTS"] != nil),
        arguments: ManifestFixture.kernels
    )
    func eachEditChangesWhatWasAskedForAndNothingElse(fixture: ManifestFixture) async throws {
        for (_, change) in try fixture.changes() { try await expect([change], of: fixture) }
    }

    private func expect(_ changes: [ManifestChange], of fixture: ManifestFixture) async throws {
        let before = try await PackageDump.of(fixture.text.bytes)
        let result = try ManifestEditor(file: "Package.swift", text: fixture.text).result(of: changes)
        let after = try await PackageDump.of(result.text.bytes).withoutSettings(ofTarget: "ZedMod")
        let expected = changes.reduce(before) { $0.applying($1) }
        #expect(after.differences(from: expected) == [], "\(result.text.string)")
    }

    @Test(arguments: ManifestFixture.kernels)
    func anEditOnlyInsertsAndASecondRunChangesNothing(fixture: ManifestFixture) throws {
        for (name, change) in try fixture.changes() {
            let first = try ManifestEditor(file: "Package.swift", text: fixture.text).result(of: [change])
            #expect(!first.edits.isEmpty, "\(name) changes nothing")
            #expect(first.edits.allSatisfy { $0.range.isEmpty }, "\(name) does more than insert")
            #expect(try fixture.text.applying(first.edits) == first.text, "\(name)")
            let second = try ManifestEditor(file: "Package.swift", text: first.text).result(of: [change])
            #expect(second.edits.isEmpty, "\(name): \(second.text.string)")
        }
    }
}
