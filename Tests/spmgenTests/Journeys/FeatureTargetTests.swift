import Testing

/// Which target of the root manifest gets a feature.
struct FeatureTargetTests {
    private func journey(targets: String) throws -> Journey {
        let targets = Sample.manifest(platforms: ".iOS(.v17), .macOS(.v14)", targets: "\n\(targets)\n    ")
        return try Journey(Sample.package(targets))
    }

    private static let two = """
                .target(name: "Shop"),
                .executableTarget(name: "Tool", dependencies: ["Shop"]),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
        """

    @Test func severalTargetsAreNamedAndOneMustBeChosen() throws {
        let journey = try journey(targets: Self.two)
        let report = try journey.refuses("feature Cart", 64, "target-ambiguous")
        #expect(report.diagnostics[0].message.contains("`Shop`, `Tool`"))
        #expect(!report.diagnostics[0].message.contains("ShopTests"))
        #expect(report.diagnostics[0].command == ["spmgen", "feature", "Cart", "--into", "Shop"])
        #expect(report.diagnostics[0].file == "Package.swift")

        try journey.does("feature Cart --into Tool")
        let manifest = try journey.read("Package.swift")
        #expect(manifest.contains("dependencies: [.product(name: \"Cart\", package: \"Cart\"), \"Shop\"]"))
        #expect(manifest.contains(".target(name: \"Shop\"),"))
        // Where it is now, there is no question any more.
        try journey.keeps("feature Cart")
        try journey.keeps("feature Cart --into Tool")
        try journey.does("feature Cart --into Shop")
        try journey.keeps("feature Cart --into Shop")
        try journey.keeps("feature Cart --into Tool")
    }

    @Test(arguments: ["Tol", "ShopTests", "Nowhere"])
    func anUnknownTargetIsRefusedWithTheOnesThereAre(target: String) throws {
        let journey = try journey(targets: Self.two)
        let report = try journey.refuses("feature Cart --into \(target)", 66, "no-such-target")
        #expect(report.diagnostics[0].message.contains("it has `Shop`, `Tool`"))
        if target == "Tol" { #expect(report.diagnostics[0].remedy == "did you mean `--into Tool`?") }
    }

    @Test(arguments: [
        ".testTarget(name: \"ShopTests\")",
        ".binaryTarget(name: \"Blob\", path: \"Blob.xcframework\")",
        ".systemLibrary(name: \"CSQLite\")",
        ".plugin(name: \"Lint\", capability: .buildTool())",
        ".macro(name: \"Macros\")",
        "",
    ])
    func whereNoTargetCanShowItTheTextToPasteIsTold(targets: String) throws {
        let journey = try journey(targets: targets)
        let report = try journey.refuses("feature Cart", 65, "no-target-to-wire")
        #expect(report.diagnostics[0].remedy.hasSuffix(":\n.product(name: \"Cart\", package: \"Cart\")"))
        #expect(report.diagnostics[0].remedy.contains("`--no-wire`"))
        try journey.does("feature Cart --no-wire")
    }

    @Test func aTargetThatIsNoTestIsChosenAmongAllKinds() throws {
        let journey = try journey(
            targets: """
                        .plugin(name: "Lint", capability: .buildTool()),
                        .binaryTarget(name: "Blob", path: "Blob.xcframework"),
                        .systemLibrary(name: "CSQLite"),
                        .testTarget(name: "ShopTests", dependencies: ["Shop"]),
                        .target(name: "Shop"),
                """
        )
        try journey.does("feature Cart")
        #expect(
            try journey.read("Package.swift")
                .contains(".target(name: \"Shop\", dependencies: [.product(name: \"Cart\", package: \"Cart\")]),")
        )
    }

    @Test func noTestTargetIsTouchedInAPlainPackage() throws {
        let journey = try Journey(after: ["feature Cart"])
        let manifest = try journey.read("Package.swift")
        #expect(manifest.contains("name: \"ShopTests\",\n            dependencies: [\"Shop\"]\n"))
        #expect(!manifest.contains("CartConcurrent"))
        #expect(manifest.components(separatedBy: "name: \"Cart\"").count == 2)
        #expect(try journey.snapshot().paths.allSatisfy { !$0.hasSuffix("CartWiringTests.swift") })
    }

    @Test func anAppsRootGetsTheFeatureInItsTargetAndItsTests() throws {
        let journey = try Journey.app(after: ["feature Cart"])
        let manifest = try journey.read("FeaturePackages/AppRoot/Package.swift")
        #expect(manifest.components(separatedBy: ".product(name: \"Cart\", package: \"Cart\")").count == 3)
        #expect(manifest.components(separatedBy: ".product(name: \"CartConcurrent\", package: \"Cart\")").count == 2)
        #expect(manifest.contains(".package(path: \"../Cart\")"))
    }

    @Test func anotherTargetOfTheAppsRootCanBeNamed() throws {
        let journey = try Journey.app()
        try journey.edit(
            "FeaturePackages/AppRoot/Package.swift",
            "        .testTarget(",
            "        .target(name: \"AppShell\"),\n        .testTarget("
        )
        let report = try journey.does("feature Cart --into AppShell")
        let manifest = try journey.read("FeaturePackages/AppRoot/Package.swift")
        let shell = try #require(manifest.range(of: "name: \"AppShell\""))
        #expect(manifest[shell.upperBound...].contains(".product(name: \"Cart\", package: \"Cart\")"), "\(report.text)")
        #expect(manifest[shell.upperBound...].contains(".product(name: \"CartConcurrent\", package: \"Cart\")"))
        // Nothing tests that target, so the tests of another one are not given the feature's.
        #expect(!journey.has("FeaturePackages/AppRoot/Tests/CartWiringTests.swift"))
        #expect(manifest.components(separatedBy: "name: \"Cart\", package").count == 2)
        try journey.keeps("feature Cart --into AppShell")
    }
}
