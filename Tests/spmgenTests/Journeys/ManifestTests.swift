import Foundation
import Scaffold
import TestSupport
import Testing

@testable import spmgen

/// The edits of a manifest, as a person or a program asks for them.
struct ManifestTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription

        let package = Package(
            name: "Shop",
            targets: [
                .target(name: "Core"),
                .target(name: "Login", dependencies: ["Core"]),
            ]
        )

        """

    @Test(arguments: [
        ("add-dependency ../Zed", "remove-dependency ../Zed", "no-such-entry"),
        ("add-product Core", "remove-product Core", "no-such-entry"),
        ("add-target Cart --dependencies Core", "remove-target Cart", "no-such-target"),
        ("add-target-dependency Kit Core --package kit", "remove-target-dependency Kit Core", "no-such-entry"),
        ("add-target-plugin Lint Core --package lint", "remove-target-plugin Lint Core", "no-such-entry"),
    ])
    func whatIsAddedCanBeTakenOutAgain(addition: String, removal: String, id: String) throws {
        let journey = try Journey(["Package.swift": Self.manifest])
        try journey.does("manifest " + addition)
        try journey.keeps("manifest " + addition)
        try journey.does("manifest " + removal)
        #expect(try journey.read("Package.swift") == Self.manifest)
        try journey.refuses("manifest " + removal, 66, id)
    }

    @Test func aProductIsMadeOfTheTargetOfItsName() throws {
        let journey = try Journey(["Package.swift": Self.manifest])
        try journey.does("manifest add-product Core")
        #expect(try journey.read("Package.swift").contains(".library(name: \"Core\", targets: [\"Core\"])"))
        try journey.keeps("manifest add-product Core")
        try journey.refuses("manifest add-product Kit", 66, "no-such-target")
    }

    @Test(arguments: [
        "add-target-dependency Core Core", "add-target-dependency Login Core",
        "add-target Cart --dependencies Cart",
    ])
    func noTargetComesToDependOnItself(line: String) throws {
        let journey = try Journey(["Package.swift": Self.manifest])
        try journey.refuses("manifest " + line, 2, "dependency-cycle")
    }

    // MARK: Which manifest

    @Test func theNearestManifestAboveIsTheOneThatIsMeant() throws {
        let journey = try Journey(["Package.swift": Self.manifest, "Sources/Core/Deep/A.swift": ""])
        let report = try journey.does("manifest add-target Cart", in: "Sources/Core/Deep")
        #expect(report.paths("edit") == ["Package.swift"])
        try journey.refuses("manifest add-target Cart --package-path Sources", 66, "no-manifest")
    }

    @Test func theManifestOfAPackageIsEditedInTheWorkspaceThatItBelongsTo() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.does("manifest add-target Model", in: "FeaturePackages/Cart/Sources")
        #expect(report.workspace == journey.root.description)
        #expect(report.paths("edit") == ["FeaturePackages/Cart/Package.swift"])
        #expect(report.text.contains("\"mkdir\",\"-p\",\"Model\""))
    }

    @Test func theManifestThatTheToolsLoadIsShown() throws {
        let newer = Self.manifest.replacingOccurrences(of: "\"Core\"", with: "\"Newer\"")
            .replacingOccurrences(of: "5.9", with: "6.0")
        let journey = try Journey(["Package.swift": Self.manifest, "Package@swift-6.0.swift": newer])
        let report = try journey.run("manifest show")
        #expect(report.text.contains("Newer"))
        #expect(report.text.contains("Package@swift-6.0.swift"))
        let edit = try journey.does("manifest add-target Cart")
        #expect(edit.paths("edit") == ["Package.swift", "Package@swift-6.0.swift"])
    }

    /// What one of the manifests has alone is changed there, and the report names the other one.
    @Test func anEntryOfOneManifestAloneIsEditedThere() throws {
        let newer = Self.manifest.replacingOccurrences(of: "\"Login\"", with: "\"New\"")
        let files = ["Package.swift": Self.manifest, "Package@swift-5.9.swift": newer]
        let journey = try Journey(files)
        let edit = try journey.does("manifest add-target-dependency Kit New --package kit")
        #expect(edit.paths("edit") == ["Package@swift-5.9.swift"])
        #expect(edit.text.contains("this manifest stays as it is: the package has no target `New`"))
        #expect(try journey.does("manifest remove-target New").paths("edit") == ["Package@swift-5.9.swift"])
        try journey.refuses("manifest remove-target New", 66, "no-such-target")
    }

    /// The bytes of before come back also where the text alone does not tell what they were.
    @Test func whatIsRememberedDecidesWhatWasThere() throws {
        let bare =
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(\n    name: \"Shop\"\n)\n"
        let journey = try Journey(["Package.swift": bare])
        for name in ["A", "B"] { try journey.does("manifest add-dependency ../\(name)") }
        for name in ["B", "A"] { try journey.does("manifest remove-dependency \(name)") }
        #expect(try journey.read("Package.swift") == bare)
    }

    // MARK: --verify

    @Test(arguments: [
        ("/tmp/copy/Package.swift:5:3: error: cannot find `y`\n", "line 5: cannot find `y`"),
        (
            "error: 'shop': Invalid manifest (compiled with: [\"swiftc\", \"-vfs\"])\n/a/Package.swift:7:1: error: bad",
            "line 7: bad"
        ),
        ("error: 'shop': Invalid manifest (compiled with: [\"swiftc\"])\nStack dump:\n", "could not build it"),
    ])
    func theToolsReasonIsOneLine(message: String, reason: String) {
        #expect(Verification.reason(message).hasSuffix(reason))
    }

    private func run(_ line: String, in journey: Journey, _ tools: PackageTools) -> Run {
        let words = line.split(separator: " ").map(String.init)
        return Run(["manifest"] + words, directory: journey.root, tools: tools)
    }

    @Test func theToolsOfTheMachineAgree() throws {
        let journey = try Journey(["Package.swift": Self.manifest])
        try journey.does("manifest add-target Cart --dependencies Core --verify")
    }

    @Test func anEditThatTheToolsReadOtherwiseIsNotWritten() throws {
        let journey = try Journey(["Package.swift": Self.manifest])
        let deaf = PackageTools { _ in Array(#"{"name": "Shop", "targets": []}"#.utf8) }
        let result = run("add-target Cart --verify", in: journey, deaf)
        #expect(result.code == 70)
        #expect(result.error.contains("`targets` would stay as it is"))
        #expect(try journey.read("Package.swift") == Self.manifest)
        #expect(run("add-target Cart --verify --diff", in: journey, deaf).code == 70)
    }

    @Test func aManifestThatTheToolsRefuseIsNotEdited() throws {
        let journey = try Journey(["Package.swift": Self.manifest])
        let strict = PackageTools { _ throws(PackageTools.Failure) in throw .refused("x\nerror: cannot find `y`\n") }
        let result = run("add-target Cart --verify", in: journey, strict)
        #expect(result.code == 70)
        #expect(result.error.contains("refuse the manifest as it is: cannot find `y`"))
    }

    @Test func withoutToolsNothingIsVerified() throws {
        let journey = try Journey(["Package.swift": Self.manifest])
        let none = PackageTools { _ throws(PackageTools.Failure) in throw .missing }
        #expect(run("add-target Cart --verify", in: journey, none).code == 69)
        #expect(try journey.read("Package.swift") == Self.manifest)
        // What is there already has no edit to be judged.
        #expect(run("add-target Core --verify", in: journey, none).code == 0)
    }
}
