import Foundation
import Scaffold
import Testing

/// `spmgen feature` in a package: its options, and what they change.
struct FeatureTests {
    private static let cart = "FeaturePackages/Cart/"

    @Test func aFeatureThatGotATargetWithoutFilesIsStillLikeTheOthers() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.does("manifest add-target Part --package-path FeaturePackages/Cart")
        let report = try journey.does("feature Order")
        #expect(report.paths("create").contains("FeaturePackages/Order/Package.swift"))
    }

    @Test func thePackageOfTheReferenceIsMade() throws {
        let journey = try Journey()
        let report = try journey.does("feature cart")
        #expect(report.subject == Report.Subject(typed: "cart", name: "Cart"))
        #expect(report.paths("edit") == ["Package.swift"])
        #expect(
            report.paths("create").filter { $0.hasPrefix(Self.cart) }.map { String($0.dropFirst(Self.cart.count)) } == [
                "AGENTS.md", "Package.swift", "Sources/Concurrent/CartService.swift",
                "Sources/Concurrent/Models/CartItem.swift", "Sources/Main/CartCoordinator.swift",
                "Sources/Main/CartExit.swift", "Sources/Main/CartPackage.swift", "Sources/Main/CartPreview.swift",
                "Sources/Main/CartRoute.swift",
                "Sources/Main/Resources/Assets.xcassets/CartBundleAnchor.colorset/Contents.json",
                "Sources/Main/Resources/Assets.xcassets/Contents.json", "Sources/Main/Resources/Localizable.xcstrings",
                "Sources/Main/Views/CartView+ViewModel.swift", "Sources/Main/Views/CartView.swift",
                "Sources/Mocks/CartServiceMock.swift", "Tests/CartCoordinatorTests.swift",
                "Tests/CartPackageTests.swift", "Tests/CartServiceTests.swift", "Tests/CartViewModelTests.swift",
            ])
        #expect(
            try journey.read("Package.swift")
                == Sample.manifest
                .replacingOccurrences(
                    of: "    products: [\n",
                    with: "    platforms: [.iOS(.v17), .macOS(.v14)],\n    products: [\n"
                )
                .replacingOccurrences(
                    of: "    targets: [\n        // Targets are",
                    with: """
                            dependencies: [
                                .package(path: "FeaturePackages/Cart")
                            ],
                            targets: [
                                // Targets are
                        """
                )
                .replacingOccurrences(
                    of: "            name: \"Shop\"\n        ),\n        .testTarget",
                    with: """
                                    name: "Shop",
                                    dependencies: [
                                        .product(name: "Cart", package: "Cart")
                                    ]
                                ),
                                .testTarget
                        """
                )
        )
        #expect(report.next == [["swift", "test", "--package-path", "FeaturePackages/Cart"]])
    }

    @Test func theFirstScreenCanHaveAnotherName() throws {
        let journey = try Journey(after: ["feature Product --view catalog-view"])
        #expect(journey.has("FeaturePackages/Product/Sources/Main/Views/CatalogView.swift"))
        #expect(!journey.has("FeaturePackages/Product/Sources/Main/Views/ProductView.swift"))
        #expect(
            try journey.read("FeaturePackages/Product/Sources/Main/ProductRoute.swift").contains("    case catalog\n"))
        // The same line without the screen is another feature, and says so.
        try journey.refuses("feature Product", 2, "conflict")
    }

    @Test func withoutMocksThereIsNoTraceOfThem() throws {
        let journey = try Journey(after: ["feature Cart --no-mocks"])
        #expect(!journey.has(Self.cart + "Sources/Mocks"))
        #expect(journey.has(Self.cart + "Tests/CartServiceMock.swift"))
        for (path, bytes) in try journey.snapshot().files where path.hasPrefix(Self.cart) {
            #expect(!String(decoding: bytes, as: UTF8.self).contains("CartMocks"), "\(path)")
        }
    }

    @Test func withIosOnlyThereIsNoMac() throws {
        let journey = try Journey()
        let report = try journey.does("feature Cart --ios-only")
        #expect(try journey.read(Self.cart + "Package.swift").contains("    platforms: [.iOS(.v17)],\n"))
        #expect(try journey.read("Package.swift").contains("    platforms: [.iOS(.v17)],\n"))
        #expect(report.note("platforms-added")?.message.contains("`platforms: [.iOS(.v17)]`") == true)
    }

    @Test func aSharedPackageBecomesADependency() throws {
        let journey = try Journey(Sample.withNetworking)
        try journey.does("feature Cart --depends-on networking")
        let manifest = try journey.read(Self.cart + "Package.swift")
        #expect(manifest.contains(".package(path: \"../../SharedPackages/Networking\")"))
        #expect(manifest.contains(".product(name: \"Networking\", package: \"Networking\")"))
        // It is the screens that use it; the mocks and the service do not.
        #expect(manifest.components(separatedBy: "\"Networking\", package").count == 2)
        try journey.keeps("feature Cart --depends-on Networking")
        try journey.keeps("feature Cart")
        #expect(try !journey.read("Package.swift").contains("Networking"))
    }

    @Test func aPackageThatAllFeaturesUseNeedNotBeNamed() throws {
        let journey = try Journey(after: ["feature Product"])
        try journey.does("feature Cart --depends-on Navigation")
        let other = try Journey(after: ["feature Product", "feature Cart"])
        let manifest = Self.cart + "Package.swift"
        #expect(try journey.read(manifest) == (try other.read(manifest)))
    }

    @Test func aFeatureDependsOnNoFeature() throws {
        let journey = try Journey(after: ["feature Product"])
        let report = try journey.refuses("feature Cart --depends-on product", 64, "bad-option-value")
        #expect(report.diagnostics[0].remedy.contains("CartExit"))
    }

    @Test func anUnknownPackageIsNotADependency() throws {
        let journey = try Journey(Sample.withNetworking)
        let report = try journey.refuses("feature Cart --depends-on Netwroking", 66, "no-such-package")
        #expect(report.diagnostics[0].remedy == "did you mean `Networking`?")
        #expect(report.diagnostics[0].message.contains("`Networking`"))
        try journey.refuses("feature Cart --depends-on Something", 66, "no-such-package")
    }

    @Test func aPackageWithoutAProductOfItsNameIsNotADependency() throws {
        let journey = try Journey(Sample.withNetworking)
        try journey.edit(
            "SharedPackages/Networking/Package.swift", ".library(name: \"Networking\"", ".library(name: \"Net\"")
        let report = try journey.refuses("feature Cart --depends-on Networking", 66, "no-such-package")
        #expect(report.diagnostics[0].file == "SharedPackages/Networking/Package.swift")
        #expect(report.diagnostics[0].message.contains("`Net`"))
    }

    @Test func noWireLeavesEverythingOutsideAlone() throws {
        for journey in [try Journey(), try Journey.app()] {
            let before = try journey.snapshot()
            let report = try journey.does("feature Cart --no-wire")
            let shared = report.changes.map(\.path).filter {
                !$0.hasPrefix(Self.cart) && !$0.hasPrefix("SharedPackages/Navigation/")
            }
            // The tests of the package are there, so they are among those of the app.
            #expect(shared == (journey.has("Bookstore.xctestplan") ? ["Bookstore.xctestplan"] : []))
            let after = try journey.snapshot()
            for path in before.paths where !shared.contains(path) {
                #expect(after.entries[path] == before.entries[path])
            }
        }
    }

    @Test func wiredLaterIsWiredAtOnce() throws {
        for start in [{ try Journey() }, { try Journey.app() }] {
            let (once, later) = (try start(), try start())
            try once.does("feature Cart")
            try later.does("feature Cart --no-wire")
            try later.does("feature Cart --wire-only")
            #expect(try later.snapshot().withoutTimes.differences(from: once.snapshot().withoutTimes) == [])
        }
    }

    @Test func wireOnlyAndNoWireExcludeEachOther() throws {
        let journey = try Journey()
        try journey.refuses("feature Cart --no-wire --wire-only", 64, "conflicting-options")
        try journey.refuses("feature Cart --no-wire --into Shop", 64, "conflicting-options")
    }

    // MARK: What features need

    @Test func thePackageThatAllFeaturesShareIsMadeOnce() throws {
        let journey = try Journey()
        #expect(try journey.does("feature Cart").paths("create").contains("SharedPackages/Navigation/Package.swift"))
        let second = try journey.does("feature Product")
        #expect(second.changes.allSatisfy { !$0.path.hasPrefix("SharedPackages/") })
    }

    @Test func aSharedPackageOfThatNameIsTakenAsItIs() throws {
        let journey = try Journey(after: ["feature Cart"])
        let router = "SharedPackages/Navigation/Sources/Navigation/Router.swift"
        try journey.edit(router, "class Router", "class  /* ours */  Router")
        try journey.move(
            "SharedPackages/Navigation/Tests/RouterTests.swift", to: "SharedPackages/Navigation/Tests/Ours.swift")
        let report = try journey.does("feature Product")
        #expect(report.changes.allSatisfy { !$0.path.hasPrefix("SharedPackages/") })
    }

    @Test func aSharedPackageOfThatNameThatLacksSomethingIsAConflict() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.edit(
            "SharedPackages/Navigation/Sources/Navigation/Router.swift",
            "final class Router",
            "final class Wayfinder"
        )
        let report = try journey.refuses("feature Product", 2, "requirement-unmet")
        #expect(report.diagnostics[0].message.contains("Router`"))
        #expect(report.diagnostics[0].file == "SharedPackages/Navigation/Package.swift")
        // What is wired without being made needs nothing.
        try journey.keeps("feature Cart --wire-only")
    }
}
