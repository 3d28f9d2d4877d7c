import Testing

/// Names that a package graph has already, and names that cannot be had at all.
struct FeatureNameTests {
    @Test(arguments: ["Shop", "shop", "SHOP", "core", "CORE", "logging", "Storage", "shopkit", "outer"])
    func aNameThatTheGraphHasIsTaken(name: String) throws {
        let manifest = """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Whatever",
                platforms: [.iOS(.v17), .macOS(.v14)],
                dependencies: [
                    .package(path: "Modules/Core"),
                    .package(path: "../Outer"),
                    .package(url: "https://example.com/swift/Logging.git", from: "1.0.0"),
                    .package(id: "example.storage", from: "1.0.0"),
                ],
                targets: [.target(name: "ShopKit")]
            )

            """
        let journey = try Journey([
            "Package.swift": manifest,
            "Modules/Core/Package.swift": Sample.library("Base"),
        ])
        if name == "Storage" {
            // The identity of a registry package has its scope.
            try journey.does("feature Storage")
        } else {
            let report = try journey.refuses("feature \(name)", 2, "name-taken")
            #expect(report.diagnostics[0].remedy.contains("such as `"))
        }
    }

    /// `BaseMocks` is what the feature's own package would declare.
    @Test(arguments: ["BaseMocks", "basemocks", "BASECONCURRENT", "BaseTests"])
    func aTargetThatTheGraphHasIsTaken(target: String) throws {
        let journey = try Journey([
            "Package.swift": Sample.manifest(targets: ".target(name: \"Shop\")"),
            "Modules/Old/Package.swift": Sample.library(target),
        ])
        let report = try journey.refuses("feature Base", 2, "name-taken")
        #expect(report.diagnostics[0].message.contains("`Modules/Old`"))
    }

    @Test func theFoldersNameIsAnIdentityToo() throws {
        let journey = try Journey(Sample.package(Sample.manifest(name: "Other", targets: ".target(name: \"Kit\")")))
        let report = try journey.refuses("feature shop", 2, "name-taken")
        #expect(report.diagnostics[0].message.contains("the package at the workspace's root"))
        try journey.does("feature Other")
    }

    @Test func theAppsModuleIsAName() throws {
        let journey = try Journey.app()
        try journey.refuses("feature bookstore", 2, "name-taken")
    }

    @Test func aFeatureInAnotherCaseIsTaken() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.refuses("feature CART", 2, "name-taken")
        try journey.refuses("feature cArt --view Items", 2, "name-taken")
    }

    @Test func aFeatureThatLiesElsewhereIsTaken() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.move("FeaturePackages/Cart", to: "Modules/Cart")
        let report = try journey.refuses("feature Cart", 2, "name-taken")
        #expect(report.diagnostics[0].message.contains("`Modules/Cart`"))
    }

    @Test(arguments: [
        "Home", "Router", "Services", "App", "AppRoot", "Navigation", "home", "NAVIGATION", "Cart --view Progress",
        "Cart --view scroll-view", "Foundation", "SwiftUI", "Testing", "Any", "Self", "Type", "Protocol", "Init",
        "CartTests", "CartMocks", "CartConcurrent", "CartView",
    ])
    func aReservedNameIsRefusedWithAnother(name: String) throws {
        let journey = try Journey()
        let report = try journey.refuses("feature \(name)", 64, "reserved-name")
        #expect(report.diagnostics[0].remedy.hasPrefix("use another name, such as `"))
        // What is offered is accepted.
        let offered = report.diagnostics[0].remedy.split(separator: "`")[1]
        let line = name.contains("--view") ? "feature Cart --view \(offered)" : "feature \(offered)"
        #expect(try journey.run(line + " --dry-run").exitCode == (offered == "Shop" ? 2 : 0), "\(offered)")
    }

    @Test(arguments: ["Open", "Live", "Text", "None", "Default", "Switch", "A", "URLList"])
    func aKeywordOrAShortNameIsAGoodName(name: String) throws {
        let journey = try Journey.app()
        try journey.does("feature \(name)")
        try journey.keeps("feature \(name)")
    }
}
