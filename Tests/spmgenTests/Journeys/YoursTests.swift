import Foundation
import Scaffold
import TestSupport
import Testing

/// Yours is yours: what people have written stays, to the byte.
struct YoursTests {
    private static let cart = "FeaturePackages/Cart/"

    @Test func additionsToAFeatureAreKept() throws {
        let journey = try Journey(after: ["feature Cart"])
        let main = Self.cart + "Sources/Main/"
        try journey.edit(
            main + "CartRoute.swift", "case cart\n", "case cart  // the first screen\n    case offer(Int)\n")
        try journey.edit(main + "CartCoordinator.swift", "import SwiftUI\n", "import SwiftUI\nimport os\n")
        try journey.edit(main + "CartExit.swift", "case finished\n", "case finished\n    case abandoned\n")
        try journey.edit(Self.cart + "Package.swift", "import PackageDescription\n", "\nimport PackageDescription\n\n")
        try journey.edit(
            main + "Resources/Localizable.xcstrings",
            "\"strings\" : {\n",
            "\"strings\" : {\n    \"cart.empty\" : {\n\n    },\n"
        )
        try journey.edit(Self.cart + "AGENTS.md", "# Cart\n", "# Cart\n\nAsk Ada before you touch this.\n")
        try journey.write([main + "CartBadge.swift": "struct CartBadge {}\n"])
        try journey.keeps("feature Cart")
        try journey.does("view Cart/Summary")
        try journey.keeps("view Cart/Summary")
        #expect(
            try journey.read(main + "CartRoute.swift").contains("case cart  // the first screen\n    case offer(Int)\n")
        )
    }

    @Test func additionsToAScreenAreKept() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Summary"])
        let views = Self.cart + "Sources/Main/Views/"
        try journey.edit(
            views + "SummaryView.swift",
            "struct SummaryView: View {\n",
            "struct SummaryView: View {\n    // Shown at the end.\n    static let columns = 2\n\n"
        )
        try journey.edit(views + "SummaryView+ViewModel.swift", "case ready\n", "case ready\n        case empty\n")
        try journey.keeps("view Cart/Summary")
    }

    @Test func allConflictsAreListedAtOnceAndNothingIsWritten() throws {
        let journey = try Journey(after: ["feature Cart"])
        let main = Self.cart + "Sources/Main/"
        try journey.edit(main + "CartExit.swift", "case finished", "case done")
        try journey.edit(main + "CartRoute.swift", "case cart\n", "case basket\n")
        try journey.edit(
            main + "Resources/Localizable.xcstrings",
            "\"sourceLanguage\" : \"en\"",
            "\"sourceLanguage\" : \"de\""
        )
        try journey.remove(Self.cart + "Tests/CartServiceTests.swift")
        let report = try journey.refuses("feature Cart", 2, "conflict")
        #expect(
            report.diagnostics.map(\.file) == [
                main + "CartExit.swift", main + "CartRoute.swift", main + "Resources/Localizable.xcstrings",
            ])
        #expect(Set(report.ids) == ["conflict"])
        #expect(report.workspace == journey.root.description)
    }

    @Test func conflictsOfAScreenAreListedAtOnce() throws {
        let journey = try Journey(after: ["feature Cart"])
        let files = ["Sources/Main/Views/SummaryView+ViewModel.swift", "Tests/SummaryViewModelTests.swift"]
        try journey.write(Dictionary(uniqueKeysWithValues: files.map { (Self.cart + $0, "struct Other {}\n") }))
        let report = try journey.refuses("view Cart/Summary", 2, "conflict")
        #expect(report.diagnostics.map(\.file) == files.map { Self.cart + $0 })
    }

    @Test func onlyWhatIsMissingIsMade() throws {
        let journey = try Journey(after: ["feature Cart"])
        let missing = [
            Self.cart + "Sources/Main/CartExit.swift", Self.cart + "Sources/Mocks/CartServiceMock.swift",
        ]
        let before = try journey.snapshot()
        for path in missing { try journey.remove(path) }
        let report = try journey.does("feature Cart")
        #expect(report.changes.map(\.path) == missing)
        #expect(try journey.snapshot().withoutTimes == before.withoutTimes)
    }

    @Test func aFolderThatPeopleMadeOtherwiseIsTakenAsItIsByWireOnly() throws {
        let journey = try Journey([
            "Package.swift": Sample.manifest,
            "Sources/Shop/Shop.swift": "",
            "FeaturePackages/Cart/Package.swift": Sample.library("Cart"),
            "FeaturePackages/Cart/Sources/Cart/Cart.swift": "public enum CartRoute { case basket }\n",
        ])
        try journey.refuses("feature Cart", 2, "conflict")
        let feature = try TreeSnapshot(of: journey.root.appending("FeaturePackages"), times: true)
        let report = try journey.does("feature Cart --wire-only")
        #expect(report.changes == [Report.Change(action: "edit", from: nil, path: "Package.swift")])
        #expect(try TreeSnapshot(of: journey.root.appending("FeaturePackages"), times: true) == feature)
        let manifest = try journey.read("Package.swift")
        #expect(manifest.contains(".package(path: \"FeaturePackages/Cart\")"))
        #expect(manifest.contains(".product(name: \"Cart\", package: \"Cart\")"))
        try journey.keeps("feature Cart --wire-only")
    }

    @Test func wireOnlyAddsWhatIsMissingInTheAppsRootAndLeavesTheFeature() throws {
        let journey = try Journey.app(after: ["feature Cart"])
        let complete = try journey.snapshot()
        let root = "FeaturePackages/AppRoot/"
        try journey.remove(root + "Tests/CartWiringTests.swift")
        try journey.edit(root + "Sources/AppRoot/AppRoute.swift", "    case cart(CartRoute)\n", "")
        try journey.edit("FeaturePackages/Cart/Sources/Main/CartExit.swift", "case finished", "case done")
        let report = try journey.does("feature Cart --wire-only")
        #expect(
            report.changes.map(\.path) == [
                root + "Sources/AppRoot/AppRoute.swift", root + "Tests/CartWiringTests.swift",
            ])
        try journey.edit("FeaturePackages/Cart/Sources/Main/CartExit.swift", "case done", "case finished")
        #expect(try journey.snapshot().withoutTimes == complete.withoutTimes)
    }

    /// The app shows the screen that the feature begins with, not one of the feature's name.
    @Test func wireOnlyKnowsTheFirstScreenOfTheFeature() throws {
        let journey = try Journey.app(after: ["feature Product --view Catalog"])
        let wired = try journey.snapshot()
        let other = try Journey.app(after: ["feature Product --view Catalog --no-wire", "feature Product --wire-only"])
        #expect(try other.snapshot().withoutTimes == wired.withoutTimes)
    }

    @Test func wireOnlyNeedsAPackage() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.refuses("feature Crat --wire-only", 66, "no-such-feature")
        #expect(report.diagnostics[0].remedy == "did you mean `Cart`?")
    }

    @Test func noByteOutsideAnInsertionChanges() throws {
        for step in Step.all {
            let journey = try step.journey()
            let before = try journey.snapshot().files
            let report = try journey.does(step.line)
            let after = try journey.snapshot().files
            for path in report.paths("edit") {
                let (old, new) = (before[path] ?? [], after[path] ?? [])
                #expect(new.count > old.count && isSubsequence(old, of: new), "\(step.line): \(path)")
            }
            for path in before.keys where !report.paths("edit").contains(path) {
                #expect(after[path] == before[path], "\(step.line): \(path)")
            }
        }
    }

    @Test(arguments: [
        ["feature Cart", "view Cart/Summary"], ["manifest add-target Model --dependencies Shop"],
        ["manifest add-product ShopKit --targets Shop"],
    ])
    func linesKeepTheirEndings(lines: [String]) throws {
        let plain = try Journey(after: lines)
        let windows = try Journey(Sample.package(Sample.manifest.replacingOccurrences(of: "\n", with: "\r\n")))
        for line in lines { try windows.does(line) }
        let manifest = try windows.read("Package.swift")
        #expect(manifest.replacingOccurrences(of: "\r\n", with: "").contains { $0 == "\n" || $0 == "\r" } == false)
        #expect(manifest.replacingOccurrences(of: "\r\n", with: "\n") == (try plain.read("Package.swift")))
        for line in lines { try windows.keeps(line) }
    }

    @Test func aFeatureWithWindowsLineEndingsKeepsThem() throws {
        let journey = try Journey(after: ["feature Cart"])
        let feature = try TreeSnapshot(of: journey.root.appending(String(Self.cart.dropLast())))
        for (path, bytes) in feature.files {
            let text = String(decoding: bytes, as: UTF8.self)
            try journey.write([Self.cart + path: text.replacingOccurrences(of: "\n", with: "\r\n")])
        }
        try journey.keeps("feature Cart")
        let report = try journey.does("view Cart/Summary")
        #expect(report.paths("edit").count == 4)
        for path in report.paths("edit") {
            let text = try journey.read(path)
            #expect(!text.replacingOccurrences(of: "\r\n", with: "").contains { $0 == "\n" || $0 == "\r" }, "\(path)")
        }
        try journey.keeps("view Cart/Summary")
    }

    @Test func aManifestWithTabsGetsTabs() throws {
        let manifest = Sample.manifest.replacingOccurrences(of: "    ", with: "\t")
        let journey = try Journey(Sample.package(manifest), after: ["feature Cart", "manifest add-target Model"])
        let lines = try journey.read("Package.swift").split(separator: "\n")
        #expect(lines.count > 30)
        #expect(lines.filter { $0.hasPrefix(" ") } == [])
        #expect(lines.contains("\t\t.package(path: \"FeaturePackages/Cart\")"))
        #expect(lines.contains("\t\t\t\t.product(name: \"Cart\", package: \"Cart\")"))
    }

    @Test func commentsOfTheManifestSurvive() throws {
        let manifest = """
            // swift-tools-version: 6.2
            // Shop, by Ada.
            import PackageDescription

            let package = Package(
                name: "Shop",  // as in the store
                platforms: [.iOS(.v18), .macOS(.v15)],  /* tested on these */
                dependencies: [
                    // Nothing yet.
                ],
                targets: [
                    .target(
                        name: "Shop",
                        dependencies: [
                            // .product(name: "Cart", package: "Cart")
                        ]  // keep this empty
                    )
                ]
            )
            // The end.

            """
        let journey = try Journey(Sample.package(manifest), after: ["feature Cart"])
        let after = try journey.read("Package.swift")
        #expect(isSubsequence(Array(manifest.utf8), of: Array(after.utf8)))
        let comments = manifest.components(separatedBy: "\n").filter { $0.contains("//") || $0.contains("/*") }
        for comment in comments { #expect(after.contains(comment.trimmingCharacters(in: .whitespaces)), "\(comment)") }
        let product = ".product(name: \"Cart\", package: \"Cart\")"
        let added = "                // \(product)\n                \(product)"
        #expect(after.contains(added), "\(after)")
        try journey.keeps("feature Cart")
    }

    private func isSubsequence(_ part: [UInt8], of whole: [UInt8]) -> Bool {
        var rest = part[...]
        for byte in whole where byte == rest.first { rest = rest.dropFirst() }
        return rest.isEmpty
    }
}
