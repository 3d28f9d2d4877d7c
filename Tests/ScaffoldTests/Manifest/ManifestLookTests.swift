import Foundation
import Testing

@testable import Scaffold

/// The look of what is inserted, byte for byte.
struct ManifestLookTests {
    private func text(_ path: String) throws -> SourceText {
        SourceText(Array(try Data(contentsOf: ManifestFixture.folder.appending(path: path))))
    }

    @Test
    func aFeatureInAFreshPackageIsThreeInsertions() throws {
        let before = try text("package-init/before.swift")
        let result = try ManifestEditor(file: "Package.swift", text: before).result(of: [
            .addPlatforms([".iOS(.v17)", ".macOS(.v14)"]),
            .addDependency(PackageDependencySpec(.path("FeaturePackages/Cart"))),
            .addTargetDependency(TargetDependencySpec(name: "Cart", target: "Shop", package: "Cart")),
        ])
        #expect(result.text == (try text("package-init/after.swift")))
        #expect(result.edits.count == 3)
    }

    @Test
    func featuresInAnAppRootGoToTheirPlaceInSortedLists() throws {
        let before = try text("app-root/before.swift")
        func wiring(_ feature: String) -> [ManifestChange] {
            func product(_ name: String, _ target: String) -> ManifestChange {
                .addTargetDependency(TargetDependencySpec(name: name, target: target, package: feature))
            }
            return [
                .addDependency(PackageDependencySpec(.path("../\(feature)"))),
                product(feature, "AppRoot"), product("\(feature)Concurrent", "AppRoot"),
                product(feature, "AppRootTests"),
            ]
        }
        let cart = try ManifestEditor(file: "Package.swift", text: before, lineLength: 120).result(of: wiring("Cart"))
        let product = try ManifestEditor(file: "Package.swift", text: cart.text, lineLength: 120)
            .result(of: wiring("Product"))
        #expect(product.text == (try text("app-root/after.swift")))
    }
}
