import Testing

/// Root manifests of many shapes, judged by SwiftPM after a feature was wired in.
struct ManifestShapeTests {
    private static let shapes: [(name: String, manifest: String)] = [
        ("as SwiftPM writes it", Sample.manifest),
        ("old tools", Sample.manifest(tools: "5.5")),
        ("string platforms", Sample.manifest(tools: "5.7", platforms: ".iOS(\"17.0\"), .macOS(\"14.0\")")),
        (
            "on one line",
            "// swift-tools-version: 6.0\nimport PackageDescription\n"
                + "let package = Package(name: \"Shop\", targets: [.target(name: \"Shop\")])\n"
        ),
        (
            "lists in variables",
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let modules: [Target] = [
                .target(name: "Shop"),
            ]
            let package = Package(
                name: "Shop",
                dependencies: [],
                targets: modules + [.testTarget(name: "ShopTests", dependencies: ["Shop"])]
            )

            """
        ),
        (
            "statements behind",
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Shop")
            package.targets = [
                .target(name: "Shop", dependencies: []),
            ]
            package.dependencies += [
            ]

            """
        ),
        (
            "with tabs, comments and commas first",
            """
            // swift-tools-version:5.9
            import PackageDescription

            let package = Package(
            \tname: "Shop" /* the shop */
            \t, platforms: [.macOS(.v14), .iOS(.v17)] // newest
            \t, products: [
            \t\t.library(name: "Shop", targets: ["Shop"])
            \t]
            \t, targets: [
            \t\t.target(name: "Shop") // all of it
            \t]
            )

            """
        ),
    ]

    @Test(arguments: shapes.indices)
    func aFeatureIsInThePackageThatSwiftPMReads(index: Int) throws {
        let (name, manifest) = Self.shapes[index]
        let journey = try Journey(Sample.package(manifest), after: ["feature Cart", "feature Product --view Catalog"])
        let package = try DumpedPackage(journey.root)
        #expect(package.name == "Shop", "\(name)")
        #expect(
            package.paths == ["Cart", "Product"].map { journey.root.appending("FeaturePackages/\($0)").description }
        )
        #expect(package.target("Shop")?.dependencies == ["Cart", "Product"])
        #expect(Set(package.platforms.map(\.platformName)) == ["ios", "macos"])
        #expect(Set(package.platforms.map(\.version)) == ["17.0", "14.0"])
        #expect(package.target("ShopTests").map { $0.dependencies == ["Shop"] } ?? true)
        for line in ["feature Cart", "feature Product --view Catalog"] { try journey.keeps(line) }
        for feature in ["Cart", "Product"] {
            #expect(try DumpedPackage(journey.root.appending("FeaturePackages/\(feature)")).targets.count == 4)
        }
    }
}
