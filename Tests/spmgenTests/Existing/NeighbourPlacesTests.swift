import Foundation
import Testing

/// Where a new feature comes in a manifest that others share, and which workspace it belongs to.
struct NeighbourPlacesTests {
    private static let header = "// swift-tools-version: 6.0\nimport PackageDescription\n\n"

    /// A package of two features, whose manifest has these entries.
    private static func journey(_ targets: [String]) throws -> ExistingJourney {
        let journey = try ExistingJourney("targets-with-paths")
        for path in try journey.files().keys { try journey.remove(path) }
        let entries = targets.map { "        \($0),\n" }.joined()
        try journey.write(
            "Package.swift",
            header + "let package = Package(\n    name: \"App\",\n    targets: [\n\(entries)    ]\n)\n")
        for name in ["Home", "Play"] {
            let view =
                "import SwiftUI\n\nstruct \(name)View: View {\n    var body: some View {\n        Text(\"\(name)\")\n"
            try journey.write("Sources/\(name)/\(name)View.swift", view + "    }\n}\n")
            try journey.write("Tests/\(name)Tests/\(name)Tests.swift", "import Testing\n\nstruct \(name)Tests {}\n")
        }
        return journey
    }

    private static func target(_ name: String, _ dependencies: String...) -> String {
        let list = dependencies.map { "\"\($0)\"" }.joined(separator: ", ")
        return ".target(name: \"\(name)\"" + (list.isEmpty ? "" : ", dependencies: [\(list)]") + ")"
    }

    private static func tests(_ name: String) -> String {
        ".testTarget(name: \"\(name)Tests\", dependencies: [\"\(name)\"])"
    }

    /// The entries before, and the names of those afterwards.
    @Test(arguments: [
        (
            [target("Home"), target("Play"), tests("Home"), tests("Play")],
            ["Home", "Play", "Wallet", "HomeTests", "PlayTests", "WalletTests"]
        ),
        (
            [target("Home"), tests("Home"), target("Play"), tests("Play")],
            ["Home", "HomeTests", "Play", "PlayTests", "Wallet", "WalletTests"]
        ),
        (
            [target("Home"), tests("Home")] + [target("Theme"), target("Play"), tests("Play")],
            ["Home", "HomeTests", "Theme", "Play", "PlayTests", "Wallet", "WalletTests"]
        ),
    ])
    func targetsAndTestsStandWhereThoseOfOthersDo(before: [String], after: [String]) throws {
        let journey = try Self.journey(before)
        try journey.write("Sources/Theme/Theme.swift", "public enum Theme {}\n")
        #expect(try journey.report("feature Wallet").status == "applied")
        let text = try journey.read("Package.swift")
        let names = text.split(separator: "\n").filter { $0.contains("arget(") }.compactMap { line in
            line.split(separator: "\"").dropFirst().first.map(String.init)
        }
        #expect(names == after, "\(text)")
    }

    @Test func whatUsesOneFeatureOfSeveralPutsNothingTogether() throws {
        let journey = try Self.journey([Self.target("Home"), Self.target("Play"), Self.target("Widgets", "Home")])
        try journey.write("Sources/Widgets/Widgets.swift", "public enum Widgets {}\n")
        #expect(try journey.report("feature Wallet --like Home").status == "applied")
        #expect(try journey.read("Package.swift").contains(Self.target("Widgets", "Home")))
    }

    @Test func theNameOfWhatPutsFeaturesTogetherIsTaken() throws {
        let journey = try Self.journey([Self.target("Home"), Self.target("Play"), Self.target("Tabs", "Home", "Play")])
        try journey.write("Sources/Tabs/Tabs.swift", "public enum Tabs {}\n")
        let before = try journey.files()
        #expect(try journey.report("feature Tabs").errors == ["name-taken"])
        #expect(try journey.files() == before)
        #expect(try journey.report("feature Wallet").status == "applied")
        #expect(try journey.read("Package.swift").contains(Self.target("Tabs", "Home", "Play", "Wallet")))
    }

    @Test func aDependencyOfOneFeatureOnAnotherIsItsOwn() throws {
        let home = ".target(name: \"Home\", dependencies: [\"Play\", \"Theme\"])"
        let play = ".target(name: \"Play\", dependencies: [\"Theme\"])"
        let journey = try Self.journey([home, play, Self.target("Theme"), Self.tests("Home"), Self.tests("Play")])
        try journey.write("Sources/Theme/Theme.swift", "public enum Theme {}\n")
        #expect(try journey.report("feature Wallet --like Home").status == "applied")
        let text = try journey.read("Package.swift")
        #expect(text.contains(Self.target("Wallet", "Theme")), "\(text)")
    }

    /// What the packages of features and their targets are called, and what those of a new one are.
    @Test(arguments: [
        ("FeatureHome", "FeatureHome", "FeatureOrderList", "FeatureOrderList"),
        ("feature-home", "HomeFeature", "feature-order-list", "OrderListFeature"),
        ("home", "HomeKit", "order-list", "OrderListKit"),
        ("home_module", "Home", "order_list_module", "OrderList"),
    ])
    func packagesAreCalledAsThoseOfOthersAre(
        package: String, target: String, newPackage: String, newTarget: String
    ) throws {
        let journey = try Self.journey([])
        try journey.remove("Package.swift")
        try journey.write("App.xcodeproj/project.pbxproj", "// !$*UTF8*$!\n{}\n")
        for stem in ["Home", "Play"] {
            let name = package.replacing("Home", with: stem).replacing("home", with: stem.lowercased())
            let module = target.replacing("Home", with: stem)
            try journey.write(
                "Modules/\(name)/Package.swift",
                Self.header + "let package = Package(\n    name: \"\(name)\",\n    products: [\n"
                    + "        .library(name: \"\(module)\", targets: [\"\(module)\"]),\n    ],\n    targets: [\n"
                    + "        .target(name: \"\(module)\"),\n    ]\n)\n")
            try journey.write(
                "Modules/\(name)/Sources/\(module)/\(stem)View.swift",
                "import SwiftUI\n\nstruct \(stem)View: View {\n    var body: some View {\n        Text(\"\(stem)\")\n    }\n}\n"
            )
        }
        #expect(try journey.report("feature OrderList").status == "applied")
        let manifest = try journey.read("Modules/\(newPackage)/Package.swift")
        #expect(manifest.contains("name: \"\(newPackage)\",\n    products"), "\(manifest)")
        #expect(manifest.contains(".target(name: \"\(newTarget)\")"), "\(manifest)")
        #expect(journey.has("Modules/\(newPackage)/Sources/\(newTarget)/OrderListView.swift"))
        #expect(try journey.report("feature OrderList").status == "unchanged")
        #expect(try journey.report("view OrderList/Details").status == "applied")
    }

    @Test func thePackageOfAFeatureIsNoWorkspace() throws {
        let journey = try ExistingJourney("modules-of-features")
        // Nothing that it depends on lies outside, so nothing tells where the app is.
        let manifest = try journey.read("Modules/ProfileFeature/Package.swift")
        try journey.write(
            "Modules/ProfileFeature/Package.swift",
            manifest.replacing("        .package(path: \"../DesignSystem\"),\n", with: "")
                .replacing("                \"DesignSystem\",\n", with: ""))
        let before = try journey.files()
        let report = try journey.report("feature Wallet -C Modules/ProfileFeature")
        #expect(report.errors == ["no-workspace"])
        #expect(
            report.diagnostics.first?.message
                == "this is the package of the feature `Profile`, and not the folder of the app")
        #expect(try journey.files() == before)
    }

    @Test func fromAPackageThatDependsOnOthersTheAppAroundThemIsFound() throws {
        let journey = try ExistingJourney("modules-of-features")
        #expect(try journey.report("feature Wallet -C Modules/ProfileFeature").status == "applied")
        #expect(journey.has("Modules/WalletFeature/Package.swift"))
    }
}
