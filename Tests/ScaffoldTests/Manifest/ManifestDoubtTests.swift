import Testing

@testable import Scaffold

/// What is added, and what is said about it.
struct ManifestDoubtTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Shop",
            dependencies: [.package(url: "https://example.com/swift-log.git", from: "1.0.0")],
            targets: [
                .target(name: "Core"),
                .executableTarget(name: "tool"),
                .plugin(name: "Lint", capability: .buildTool()),
            ]
        )

        """

    private static func result(
        _ change: ManifestChange,
        in text: String = manifest
    ) throws -> ManifestEditor.Result {
        try ManifestEditor(file: "Package.swift", text: SourceText(text)).result(of: [change])
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let change: ManifestChange
        let id: DiagnosticID?
        var words = ""
        var testDescription: String { "\(change)" }
    }

    @Test(arguments: [
        Case(change: .addTargetDependency(TargetDependencySpec(name: "Core", target: "tool")), id: nil),
        Case(
            change: .addTargetDependency(TargetDependencySpec(name: "Cor", target: "tool")),
            id: .noSuchTarget,
            words: "did you mean `Core`"
        ),
        Case(change: .addTargetDependency(TargetDependencySpec(name: "swift-log", target: "Core")), id: nil),
        Case(
            change: .addTargetDependency(TargetDependencySpec(name: "Lint", target: "Core")),
            id: .requirementUnmet,
            words: "add-target-plugin"
        ),
        Case(
            change: .addTargetDependency(TargetDependencySpec(name: "X", target: "Core", package: "swift-log")),
            id: nil
        ),
        Case(
            change: .addTargetDependency(TargetDependencySpec(name: "X", target: "Core", package: "swift-lag")),
            id: .noSuchPackage,
            words: "did you mean `swift-log`"
        ),
        Case(change: .addTargetPlugin(TargetPluginSpec(name: "Lint", target: "Core")), id: nil),
        Case(
            change: .addTargetPlugin(TargetPluginSpec(name: "Lnt", target: "Core")),
            id: .noSuchTarget,
            words: "did you mean `Lint`"
        ),
        Case(change: .addTarget(TargetSpec(name: "New", dependencies: ["Core"])), id: nil),
        Case(change: .addTarget(TargetSpec(name: "New", dependencies: ["Nope"])), id: .noSuchTarget, words: "Nope"),
    ])
    func whatIsNotThereIsAddedWithAWarning(of item: Case) throws {
        let result = try Self.result(item.change)
        #expect(!result.edits.isEmpty)
        #expect(result.notes.map(\.id) == [item.id].compactMap { $0 })
        #expect(result.notes.allSatisfy { $0.severity == .warning && ($0.message + $0.remedy).contains(item.words) })
    }

    @Test func aNewTargetInAListThatCannotBeReadIsDoubted() throws {
        let text = Self.manifest.replacing("targets: [", with: "targets: others() + [")
        let result = try Self.result(.addTarget(TargetSpec(name: "New")), in: text)
        #expect(result.notes.map(\.id) == [.nameTaken])
        #expect(result.notes.first?.remedy.contains("--verify") == true)
    }

    @Test(arguments: [
        (ProductSpec.Kind.library, "tool"), (.library, "Lint"), (.executable, "Lint"), (.plugin, "Core"),
    ])
    func aProductOfUnfitTargetsIsRefused(kind: ProductSpec.Kind, target: String) throws {
        let spec = ProductSpec(name: "P", kind: kind, targets: [target])
        #expect {
            try Self.result(.addProduct(spec))
        } throws: { error in
            (error as? ManifestError)?.diagnostics.map(\.id) == [.requirementUnmet]
        }
    }

    @Test func whatIsNamedTwiceIsOneEntry() throws {
        let spec = ProductSpec(name: "P", targets: ["Core", "Core"])
        #expect(try Self.result(.addProduct(spec)).text.string.contains("targets: [\"Core\"]"))
        let target = TargetSpec(name: "New", dependencies: ["Core", "Core"])
        #expect(try Self.result(.addTarget(target)).text.string.contains("dependencies: [\"Core\"]"))
    }

    /// A variable that products are made of does not get a target that nobody asked a product for.
    @Test func aNewTargetMakesNoProduct() throws {
        let text = """
            // swift-tools-version: 5.9
            import PackageDescription
            let all: [Target] = [.target(name: "Core"), .target(name: "Login")]
            let package = Package(
                name: "Shop",
                products: all.map { .library(name: $0.name, targets: [$0.name]) },
                targets: all.map { $0 }
            )

            """
        let result = try Self.result(.addTarget(TargetSpec(name: "New")), in: text)
        #expect(
            result.text.string
                == text.replacing("targets: all.map { $0 }", with: "targets: all.map { $0 } + [.target(name: \"New\")]")
        )
    }

    @Test func aConstantThatNothingUsesAnyMoreIsMentioned() throws {
        let text = """
            // swift-tools-version: 5.9
            import PackageDescription
            let core = Target.target(name: "Core")
            let package = Package(name: "Shop", targets: [core, .target(name: "Login")])

            """
        let result = try Self.result(.removeTarget("Core"), in: text)
        #expect(result.notes.map(\.id) == [.mentionLeft])
        #expect(result.notes.first?.message.contains("`core`") == true)
    }

    /// A manifest, what is taken out of it, and the constants that nothing names any more.
    @Test(arguments: [
        // A label, and a member of something else, are not the constant.
        ("let package = ", ".target(name: \"A\", dependencies: [.product(name: \"L\", package: \"log\")])", []),
        ("let name = \"A\"\nlet package = ", ".target(name: \"A\")", []),
        // SwiftPM finds the package without its name.
        ("let app = ", ".target(name: \"A\", dependencies: [.product(name: \"L\", package: \"log\")])", []),
        (
            "let shared: [Target.Dependency] = []\nlet package = ", ".target(name: \"A\", dependencies: shared)",
            ["shared"]
        ),
        (
            "let shared: [Target.Dependency] = []\nlet own = shared\nlet package = ",
            ".target(name: \"A\", dependencies: shared)", []
        ),
        (
            "extension Target.Dependency {\n    static let log: Self = \"Log\"\n}\nlet package = ",
            ".target(name: \"A\", dependencies: [.log])", ["log"]
        ),
    ])
    func whatNothingNamesAnyMoreIsNoted(start: String, target: String, unused: [String]) throws {
        let text =
            "// swift-tools-version: 5.9\nimport PackageDescription\n\(start)Package(\n    name: \"Shop\",\n"
            + "    dependencies: [.package(url: \"https://example.com/log\", from: \"1.0.0\")],\n"
            + "    targets: [\n        .target(name: \"B\"),\n        \(target),\n    ]\n)\n"
        let result = try Self.result(.removeTarget("A"), in: text)
        #expect(
            result.notes.filter { $0.id == .mentionLeft }.map(\.message)
                == unused.map {
                    "nothing in the manifest uses `\($0)` any more"
                })
    }

    @Test func theVariableOfThePackageIsInUseWithoutItsStatements() throws {
        let statement = "package.targets.first(where: { $0.name == \"Core\" })?.dependencies.append(\"tool\")\n"
        let spec = TargetDependencySpec(name: "tool", target: "Core")
        let result = try Self.result(.removeTargetDependency(spec), in: Self.manifest + "\n" + statement)
        #expect(result.text.string == Self.manifest)
        #expect(result.notes.isEmpty)
    }
}
