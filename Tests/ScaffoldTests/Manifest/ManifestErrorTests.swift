import Testing

@testable import Scaffold

struct ManifestErrorTests {
    private static let head = "// swift-tools-version: 5.9\nimport PackageDescription\n"

    struct Unreadable: Sendable, CustomTestStringConvertible {
        let text: String
        let line: Int?
        let column: Int?
        let word: String
        var testDescription: String { word }
    }

    @Test(arguments: [
        Unreadable(text: "\u{FEFF}" + head + "let p = Package(name: \"A\")\n", line: 1, column: 1, word: "byte order"),
        Unreadable(text: "import PackageDescription\nlet p = Package(name: \"A\")\n", line: 1, column: 1, word: "3.1"),
        Unreadable(
            text: "// swift-tools-version:3.0\nlet p = Package(name: \"A\")\n", line: 1, column: 24, word: "3.0"),
        Unreadable(text: head + "let p = Package(name: \"A\", targets: [\n)\n", line: 3, column: 37, word: "bracket"),
        Unreadable(text: head + "let p = Package(name: \"A)\n", line: 3, column: 23, word: "never closed"),
        Unreadable(text: head + "let p = Package(name: \"A\"))\n", line: 3, column: 27, word: "closes nothing"),
        Unreadable(text: head + "/* let p = Package(name: \"A\")\n", line: 3, column: 1, word: "comment"),
        Unreadable(text: head + "#if os(macOS)\nlet p = Package(name: \"A\")\n", line: 3, column: 1, word: "#if"),
        Unreadable(text: head + "let p = 1\n", line: 1, column: 1, word: "no package"),
        Unreadable(text: "", line: 1, column: 1, word: "3.1"),
    ])
    func aFileThatTheToolsWouldNotLoadIsRefusedWithItsPlace(file: Unreadable) throws {
        let error = try #require(throws: ManifestError.self) {
            try Manifest(reading: SourceText(file.text), file: "Package.swift")
        }
        let diagnostic = try #require(error.diagnostics.first)
        #expect(diagnostic.id == .manifestUnreadable)
        #expect(diagnostic.id.exitCode == 65)
        #expect(diagnostic.message.contains(file.word))
        #expect(diagnostic.location?.position?.line == file.line)
        #expect(diagnostic.location?.position?.column == file.column)
        #expect(!diagnostic.remedy.isEmpty)
    }

    struct Refused: Sendable, CustomTestStringConvertible {
        let name: String
        let change: ManifestChange
        let id: DiagnosticID
        var testDescription: String { name }
    }

    private static let package = """
        // swift-tools-version: 5.5
        import PackageDescription

        let package = Package(
            name: "Shop",
            products: [.library(name: "Shop", targets: ["Shop"])],
            dependencies: [
                .package(path: "../Kit"),
                .package(url: "https://example.com/a/Log.git", from: "1.0.0"),
            ],
            targets: [
                .target(name: "Shop", dependencies: [.product(name: "Log", package: "Log")]),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ]
        )

        #if os(Linux)
        package.targets.append(.target(name: "OnLinux"))
        #endif

        """

    @Test(arguments: [
        Refused(
            name: "another path of the same identity",
            change: .addDependency(PackageDependencySpec(.path("../Other/Kit"))),
            id: .entryDiffers
        ),
        Refused(
            name: "another version",
            change: .addDependency(PackageDependencySpec(.url("https://example.com/a/Log.git", .from("2.0.0")))),
            id: .entryDiffers
        ),
        Refused(
            name: "a target of another kind",
            change: .addTarget(TargetSpec(name: "Shop", kind: .executable)),
            id: .entryDiffers
        ),
        Refused(
            name: "a product with other targets",
            change: .addProduct(ProductSpec(name: "Shop", targets: ["ShopTests"])),
            id: .entryDiffers
        ),
        Refused(
            name: "a product of another package",
            change: .addTargetDependency(TargetDependencySpec(name: "Log", target: "Shop", package: "Kit")),
            id: .entryDiffers
        ),
        Refused(
            name: "an unknown target",
            change: .addProduct(ProductSpec(name: "Other", targets: ["Nowhere"])),
            id: .noSuchTarget
        ),
        Refused(
            name: "a registry before its time",
            change: .addDependency(PackageDependencySpec(.registry(identity: "a.b", .from("1.0.0")))),
            id: .requirementUnmet
        ),
        Refused(
            name: "a macro before its time",
            change: .addTarget(TargetSpec(name: "M", kind: .macro)),
            id: .requirementUnmet
        ),
        Refused(
            name: "a target that is there on Linux only",
            change: .addTarget(TargetSpec(name: "OnLinux")),
            id: .manifestEditUnclear
        ),
        Refused(name: "nothing to remove", change: .removeDependency("nothing"), id: .noSuchEntry),
        Refused(name: "a target in use", change: .removeTarget("Shop"), id: .requirementUnmet),
        Refused(name: "a dependency in use", change: .removeDependency("log"), id: .requirementUnmet),
    ])
    func aChangeThatWouldDamageSomethingIsRefused(refused: Refused) throws {
        let error = try #require(throws: ManifestError.self) {
            try ManifestEditor(file: "Package.swift", text: SourceText(Self.package)).result(of: [refused.change])
        }
        #expect(error.diagnostics.map(\.id) == [refused.id])
    }

    @Test(arguments: [
        ManifestChange.addDependency(PackageDependencySpec(.path(".././Kit/"))),
        .addDependency(PackageDependencySpec(.url("https://example.com/a/log", .from("1.0.0")))),
        .addTarget(TargetSpec(name: "Shop")),
        .addTarget(TargetSpec(name: "ShopTests", kind: .test, dependencies: ["Shop"])),
        .addProduct(ProductSpec(name: "Shop", targets: ["Shop"])),
        .addTargetDependency(TargetDependencySpec(name: "Log", target: "Shop", package: "log")),
        .addTargetDependency(TargetDependencySpec(name: "Log", target: "Shop")),
        .addTargetDependency(TargetDependencySpec(name: "Shop", target: "ShopTests")),
    ])
    func whatIsThereInAnySpellingIsNotAddedAgain(change: ManifestChange) throws {
        let result = try ManifestEditor(file: "Package.swift", text: SourceText(Self.package)).result(of: [change])
        #expect(result.edits.isEmpty)
    }
}
