import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// What cannot be done is refused with its exit code and what to do, and not a byte is changed.
struct RefusalTests {
    @Test(arguments: ["feature Cart", "view Cart/Summary"])
    func aManifestWithAnUnclosedBracketIsRefusedWithItsPlace(line: String) throws {
        let journey = try Journey(after: line.hasPrefix("view") ? ["feature Cart"] : [])
        let manifest = line.hasPrefix("view") ? "FeaturePackages/Cart/Package.swift" : "Package.swift"
        try journey.edit(manifest, "    targets: [\n", "    targets: [[\n")
        if line.hasPrefix("view") {
            // A screen needs no manifest.
            try journey.does(line)
        } else {
            let report = try journey.refuses(line, 65, "manifest-unreadable")
            let error = report.diagnostics[0]
            #expect(error.file == "Package.swift")
            #expect(error.line == 15)
            #expect(error.column == 14)
            #expect(error.message.contains("never closed"))
            #expect(report.workspace == journey.root.description)
        }
    }

    @Test(arguments: [
        "manifest show", "manifest add-target Model", "manifest add-dependency ../Core --type path",
        "manifest add-product Kit --targets Shop",
    ])
    func aBrokenManifestCannotBeShownOrEdited(line: String) throws {
        let journey = try Journey(
            Sample.package("// swift-tools-version: 6.2\nlet package = Package(name: \"Shop\",\n"))
        try journey.refuses(line, 65, "manifest-unreadable")
    }

    @Test(arguments: [
        ("FeaturePackages", "feature Cart"), ("FeaturePackages/Cart", "feature Cart"),
        ("FeaturePackages/Cart/Sources/Main", "feature Cart"), ("SharedPackages", "feature Cart"),
        ("FeaturePackages/Cart/Sources/Main/Views/Checkout", "view Cart/Checkout/Payment"),
    ])
    func aFileWhereAFolderMustBeIsInTheWay(path: String, line: String) throws {
        let journey = try Journey(after: line.hasPrefix("view") ? ["feature Cart"] : [])
        try journey.write([path: "a file\n"])
        let report = try journey.refuses(line, 2, "path-blocked")
        #expect(report.diagnostics.allSatisfy { $0.file == path })
        try journey.refuses(line + " --dry-run", 2, "path-blocked")
    }

    @Test(arguments: [
        ("FeaturePackages/Cart/Sources/Main/CartRoute.swift", "feature Cart"),
        ("FeaturePackages/Cart/Package.swift", "feature Cart"),
        ("FeaturePackages/Cart/Sources/Main/Views/SummaryView.swift", "view Cart/Summary"),
        ("FeaturePackages/Cart/Tests/SummaryViewModelTests.swift", "view Cart/Summary"),
    ])
    func aFolderWhereAFileMustBeIsInTheWay(path: String, line: String) throws {
        let journey = try Journey(after: line.hasPrefix("view") ? ["feature Cart"] : [])
        try journey.write([path + "/": ""])
        let report = try journey.refuses(line, 2, "path-blocked")
        #expect(report.diagnostics.map(\.file) == [path])
    }

    @Test func aManifestThatIsAFolderIsNoManifest() throws {
        let journey = try Journey(["Package.swift/": ""])
        try journey.refuses("feature Cart", 66, "no-workspace")
        try journey.refuses("manifest show", 66, "no-manifest")
    }

    @Test func aFileThatNobodyMayWriteStays() throws {
        let journey = try Journey()
        try journey.folder.setMode(0o444, of: "Shop/Package.swift")
        for option in ["", " --dry-run"] {
            let report = try journey.refuses("feature Cart" + option, 74, "disk-refused")
            #expect(report.diagnostics[0].file == "Package.swift")
        }
    }

    /// Whatever it is that does not fit any more.
    @Test(arguments: [ENOSPC, EROFS, EACCES, EIO, EDQUOT])
    func aDiskThatRefusesIsTakenBack(code: Int32) throws {
        let counting = FaultyFileSystem(Disk())
        // At the top of a repository the search for the workspace ends, so that every run makes the same steps.
        let files = Sample.package.merging([".git/": ""]) { $1 }
        let whole = try Journey(files)
        _ = try whole.run("feature Cart", files: counting)
        let after = try whole.snapshot().withoutTimes
        let writes = counting.log.indices.filter { index in
            !["look", "read", "list"].contains { counting.log[index].hasPrefix($0) }
        }
        #expect(writes.count > 60)
        let journey = try Journey(files)
        let before = try journey.snapshot()
        // Every operation is tried by the tests of the transaction; here, one of each kind on its way to the report.
        for position in stride(from: 0, to: writes.count, by: 9) {
            let faulty = FaultyFileSystem(Disk(), fault: .once(at: writes[position] + 1, code: code))
            let report = try journey.run("feature Cart", files: faulty)
            #expect(faulty.hasFailed)
            if report.exitCode == 0 {
                // What could not be tidied up is no reason to take everything back.
                #expect(
                    try journey.snapshot().withoutTimes.differences(from: after).allSatisfy {
                        $0.contains(".spmgen-txn")
                    })
                return
            }
            #expect(report.exitCode == 74, "\(counting.log[writes[position]]): \(report.text)")
            #expect(report.errors == ["disk-refused"])
            #expect(!report.text.contains(".spmgen-txn-"), "the user's file is named, not the staged one")
            #expect(report.status == "failed")
            #expect(report.workspace == journey.root.description)
            #expect(try journey.snapshot().differences(from: before) == [], "\(counting.log[writes[position]])")
        }
    }

    @Test func aRunThatIsStoppedIsTakenBack() throws {
        let files = Sample.package.merging([".git/": ""]) { $1 }
        let journey = try Journey(files)
        let before = try journey.snapshot()
        let questions = Counter()
        _ = try Journey(files).run("feature Cart", isInterrupted: { questions.next() < 0 })
        #expect(questions.count > 20)
        for number in stride(from: 1, to: questions.count, by: 5) {
            let asked = Counter()
            let report = try journey.run("feature Cart", isInterrupted: { asked.next() >= number })
            #expect(report.exitCode == 130)
            #expect(report.status == "failed")
            #expect(report.errors == ["interrupted"])
            #expect(try journey.snapshot().differences(from: before) == [], "stopped at question \(number)")
        }
    }

    @Test func aRunThatIsStoppedWhileItWaitsChangesNothing() throws {
        let journey = try Journey()
        let lock = try #require(try Disk().lock(journey.root))
        defer { lock.release() }
        let asked = Counter()
        let report = try journey.run("feature Cart --wait 60", isInterrupted: { asked.next() >= 2 })
        #expect(report.exitCode == 130)
        #expect(report.workspace == journey.root.description)
        #expect(!journey.has("FeaturePackages"))
        try journey.refuses("feature Cart --wait 0", 75, "workspace-busy")
        // Looking needs no lock.
        #expect(try journey.run("feature Cart --dry-run --wait 0").status == "planned")
    }

    @Test(
        arguments: [
            ("feature", 64, "missing-argument"), ("feature Cart Product", 64, "unexpected-argument"),
            ("feature Cart --mocks", 64, "unknown-option"), ("feature 2Go", 64, "bad-name"),
            ("feature Wäre", 64, "bad-name"),
            ("view Cart", 64, "bad-name"), ("view Cart/", 64, "bad-name"), ("fature Cart", 64, "unknown-command"),
            ("feature Cart/Summary", 64, "bad-name"), ("feature Cart --wait soon", 64, "bad-option-value"),
            ("feature Cart --expect-plan xyz", 64, "bad-option-value"),
            ("list -C Nowhere", 66, "no-such-directory"), ("feature Cart -C Package.swift", 66, "no-such-directory"),
            ("manifest show --package-path Nowhere", 66, "no-such-directory"),
            ("manifest add-product Kit --targets Nothing", 66, "no-such-target"),
            ("manifest add-target-dependency Kit Nothing", 66, "no-such-target"),
        ] as [(String, Int32, String)])
    func aWrongLineIsRefused(line: String, code: Int32, id: String) throws {
        let journey = try Journey()
        try journey.refuses(line, code, id)
        // For people: nothing on standard output, and always what to do.
        let run = journey.start(line)
        #expect(run.code == code)
        #expect(run.output == "")
        #expect(run.error.contains("error: ") && run.error.contains("\nfix: "))
    }

    @Test func aRefusedAppIsToldOfAsSeenFromWhereItIsMade() throws {
        let journey = try Journey(["Bookstore/FeaturePackages/AppRoot": "a file\n"])
        let report = try journey.refuses("init Bookstore", 2, "path-blocked")
        #expect(report.diagnostics.map(\.file) == ["Bookstore/FeaturePackages/AppRoot"])
        #expect(report.diagnostics[0].message.hasPrefix("`Bookstore/FeaturePackages/AppRoot` is a file"))
        #expect(report.workspace == journey.root.description)
    }

    @Test func whatWaitsSaysForHowLong() throws {
        let journey = try Journey()
        let lock = try #require(try Disk().lock(journey.root))
        defer { lock.release() }
        let report = try journey.refuses("feature Cart --wait 1", 75, "workspace-busy")
        #expect(report.diagnostics[0].message.hasSuffix("; this one waited for 1 second"))
    }

    @Test func aPlanIsNotWrittenOverSomethingElse() throws {
        let journey = try Journey()
        try journey.refuses("feature Cart --plan-out Package.swift", 2, "path-blocked")
        try journey.refuses("feature Cart --plan-out Nowhere/plan.json", 74, "disk-refused")
        let report = try journey.refuses("feature Cart --plan-out Sources", 2, "path-blocked")
        #expect(report.workspace == journey.root.description)
    }
}

/// Counts how often it was asked.
private final class Counter: @unchecked Sendable {
    private(set) var count = 0

    /// One more; the first is 1.
    func next() -> Int {
        count += 1
        return count
    }

    @Test(arguments: ["coordinator", "navigator", "microapp"])
    func theScreenThatAFeatureBeginsWithIsNamedAsSuch(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart --view Entry", "view Cart/Summary"])
        let report = try journey.refuses("remove Cart/Entry", 2, "still-used")
        #expect(
            report.diagnostics[0].message == "`Cart` begins with the screen `Entry`, and its first tests are about it")
        #expect(Set(report.ids) == ["still-used"])
    }

    @Test(arguments: ["rename Desin Look", "remove Desin"])
    func aFoundationIsAmongWhatCanBeMeant(line: String) throws {
        let journey = try Journey.app(after: ["feature Cart", "shared Design"])
        let report = try journey.refuses(line, 66, "no-such-feature")
        #expect(
            report.diagnostics[0].message
                == "there is no feature `Desin` in this workspace; it has `Cart`, `Design`, `Navigation`")
        #expect(report.diagnostics[0].remedy == "did you mean `Design`?")
    }

    @Test func anAppInsideOfAnotherIsMadeBesideItAsItWasAskedFor() throws {
        let journey = try Journey.app()
        let report = try journey.refuses("init Other --architecture navigator --feature Wish", 2, "conflict")
        #expect(
            report.diagnostics[0].command.suffix(6) == [
                "init", "Other", "--feature", "Wish", "--architecture", "navigator",
            ])
    }
}
