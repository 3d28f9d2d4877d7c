import TestSupport
import Testing

/// `spmgen dependency`: one package for several features, with one requirement in the whole workspace.
struct DependencyTests {
    private static let url = "https://github.com/apple/swift-log.git"
    private static let line = "dependency \(url) --exact 1.6.4 --to Cart Product --product Logging"
    private static func manifest(_ feature: String) -> String { "FeaturePackages/\(feature)/Package.swift" }

    @Test func eachFeatureGetsThePackageAndItsMainTargetTheProduct() throws {
        let journey = try Journey(after: ["feature Cart", "feature Product"])
        let before = try journey.snapshot().withoutTimes
        let preview = try journey.run(Self.line + " --dry-run")
        let report = try journey.does(Self.line)
        #expect(preview.plan == report.plan)
        #expect(report.subject?.name == "swift-log")
        #expect(report.paths("edit") == [Self.manifest("Cart"), Self.manifest("Product")])
        #expect(report.changes.count == 2)
        #expect(report.diagnostics.isEmpty)
        #expect(report.next.map(\.last) == ["FeaturePackages/Cart", "FeaturePackages/Product"])
        for feature in ["Cart", "Product"] {
            let manifest = try journey.read(Self.manifest(feature))
            #expect(manifest.contains(#".package(url: "\#(Self.url)", exact: "1.6.4")"#))
            let targets = try #require(manifest.range(of: "path: \"Sources/Main\""))
            let product = try #require(manifest.range(of: #".product(name: "Logging", package: "swift-log")"#))
            #expect(product.upperBound < targets.lowerBound)
        }
        try journey.keeps(Self.line)
        // A second feature finds the product that the first one uses.
        try journey.does("feature Order")
        try journey.does("dependency https://github.com/apple/swift-log --exact 1.6.4 --to Order")
        let order = try journey.read(Self.manifest("Order"))
        #expect(order.contains(#".package(url: "\#(Self.url)", exact: "1.6.4")"#))
        #expect(order.contains(#".product(name: "Logging", package: "swift-log")"#))
        for _ in 0..<3 { try journey.does("undo") }
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: [
        (#".package(url: "https://github.com/apple/swift-log", exact: "1.5.0")"#, ["--exact", "1.5.0"]),
        (#".package(url: "https://github.com/apple/swift-log", .upToNextMajor(from: "1.6.4"))"#, ["--from", "1.6.4"]),
        (#".package(url: "https://github.com/apple/swift-log", branch: "main")"#, nil),
        (#".package(path: "../../swift-log")"#, nil),
    ])
    func anotherRequirementIsRefusedWithBothPlaces(entry: String, option: [String]?) throws {
        let journey = try Journey(after: ["feature Cart", "feature Product"])
        let manifest = Self.manifest("Product")
        try journey.edit(manifest, "    dependencies: [\n", "    dependencies: [\n        \(entry),\n")
        let report = try journey.refuses(Self.line, 2, "entry-differs")
        let problem = try #require(report.diagnostics.first)
        let lines = try journey.read(manifest).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(problem.file == manifest)
        #expect(problem.line == (lines.firstIndex { $0.contains(entry) } ?? 0) + 1)
        #expect(problem.column == 9)
        #expect(problem.message.contains("`\(entry)` is here"))
        let asked = problem.message.firstMatch(of: /would go to `FeaturePackages\/Cart\/Package.swift:(\d+):(\d+)`/)
        #expect(asked != nil, "\(problem.message)")
        guard let option else {
            #expect(problem.command == [])
            return
        }
        let words = ["spmgen", "dependency", "https://github.com/apple/swift-log"] + option
        #expect(problem.command == words + ["--to", "Cart", "Product", "--product", "Logging"])
        try journey.does(problem.command.dropFirst().joined(separator: " "))
    }

    @Test func everyManifestThatDiffersIsNamedAndNotOnlyThoseOfTheFeatures() throws {
        let files = [
            "SharedPackages/Core/Package.swift": Sample.library(
                "Core",
                dependencies: #".package(url: "git@github.com:apple/swift-log.git", exact: "1.6.4")"#
            ),
            "SharedPackages/Net/Package.swift": Sample.library(
                "Net",
                dependencies: #".package(url: "https://github.com/apple/swift-log.git", exact: "1.6.3")"#
            ),
        ]
        let journey = try Journey(Sample.package.merging(files) { $1 }, after: ["feature Cart"])
        let report = try journey.refuses(
            "dependency \(Self.url) --exact 1.6.4 --to Cart --product Logging", 2, "entry-differs")
        #expect(
            report.diagnostics.map(\.file) == ["SharedPackages/Core/Package.swift", "SharedPackages/Net/Package.swift"])
    }

    @Test func oneRequirementHasManySpellings() throws {
        let journey = try Journey(after: ["feature Cart", "feature Product"])
        let entry = #".package(url: "https://GitHub.com/apple/swift-log/", .exact("1.6.4")),"#
        try journey.edit(Self.manifest("Product"), "    dependencies: [\n", "    dependencies: [\n        \(entry)\n")
        try journey.does("dependency \(Self.url) --exact 1.6.4 --to Cart --product Logging")
        // As it is spelled there already.
        #expect(try journey.read(Self.manifest("Cart")).contains("\"https://GitHub.com/apple/swift-log/\""))
    }

    /// What stands elsewhere is named, and where the asked entry would go; what is not asked for is no such place.
    @Test func bothPlacesAreNamedWhereTheFeatureHasThePackageAlready() throws {
        let journey = try Journey.app(after: ["feature Cart", "feature Product"])
        try journey.does("dependency \(Self.url) --exact 1.6.4 --to AppRoot Cart Product --product Logging")
        let report = try journey.refuses(
            "dependency \(Self.url) --exact 1.6.3 --to Product --product Logging", 2, "entry-differs")
        #expect(report.diagnostics.map(\.file) == [Self.manifest("AppRoot"), Self.manifest("Cart")])
        let manifest = try journey.read(Self.manifest("Product")).split(
            separator: "\n", omittingEmptySubsequences: false)
        let line = (manifest.firstIndex { $0.contains("swift-log.git") } ?? 0) + 1
        for problem in report.diagnostics {
            #expect(problem.message.hasSuffix("would go to `\(Self.manifest("Product")):\(line):9`"), "\(report.text)")
        }
        // Where it stands in the feature alone, there is one place.
        let alone = try Journey(after: ["feature Cart"])
        try alone.does("dependency \(Self.url) --exact 1.6.4 --to Cart --product Logging")
        let own = try alone.refuses(
            "dependency \(Self.url) --exact 1.6.3 --to Cart --product Logging", 2, "entry-differs")
        #expect(own.diagnostics.map(\.file) == [Self.manifest("Cart")])
        #expect(own.diagnostics.first?.message.hasSuffix("exact: \"1.6.3\")` is asked for") == true, "\(own.text)")
    }

    @Test(arguments: [
        "git@github.com:apple/swift-log.git", "ssh://git@github.com/apple/swift-log",
        "http://github.com/apple/swift-log", "https://user@github.com/Apple/swift-log.git",
        "ssh://git@github.com:22/apple/swift-log.git",
    ])
    func anotherUrlOfTheSameRepositoryIsToldFromAnotherRequirementAndAnotherPackage(url: String) throws {
        let journey = try Journey(after: ["feature Cart", "feature Product", Self.line])
        func problem(_ url: String, _ version: String) throws -> Report.Note? {
            try journey.refuses("dependency \(url) --exact \(version) --to Cart --product Logging", 2, "entry-differs")
                .diagnostics.first
        }
        let same = try problem(url, "1.6.4")
        #expect(same?.message.hasPrefix("the workspace has the repository of `swift-log` under another URL") == true)
        #expect(same?.remedy.hasPrefix("take the URL that is here") == true)
        #expect(same?.command.prefix(5) == ["spmgen", "dependency", Self.url, "--exact", "1.6.4"])
        let other = try problem(url, "1.6.3")
        #expect(other?.message.hasPrefix("the workspace has `swift-log` with another requirement") == true)
        let package = try problem("https://gitlab.com/other/swift-log", "1.6.4")
        #expect(package?.message.hasPrefix("the workspace has another package that SwiftPM calls `swift-log`") == true)
        #expect(package?.command == [])
    }

    @Test func aPackageThatNobodyUsesAnyMoreIsNamed() throws {
        let journey = try Journey.app("microapp", after: ["feature Cart", "feature Wish"])
        try journey.does("dependency \(Self.url) --exact 1.6.4 --to Wish --product Logging")
        let note = try journey.does("remove Wish").note("package-unused")
        let lines = try journey.read("BookstoreLibrary/Package.swift")
            .split(separator: "\n", omittingEmptySubsequences: false)
        #expect(note?.file == "BookstoreLibrary/Package.swift")
        #expect(note?.line == (lines.firstIndex { $0.contains("swift-log.git") } ?? 0) + 1)
        try journey.does(note?.command.dropFirst().joined(separator: " ") ?? "")
        #expect(try !journey.read("BookstoreLibrary/Package.swift").contains("swift-log"))
        // One that is still used is not.
        try journey.does("feature Wish")
        try journey.does("dependency \(Self.url) --exact 1.6.4 --to Cart Wish --product Logging")
        #expect(try journey.does("remove Wish").diagnostics.isEmpty)
    }

    @Test func withoutAProductItIsTheOneOfThePackagesNameOrNone() throws {
        let journey = try Journey(after: ["feature Cart"])
        let named = try journey.does("dependency https://github.com/onevcat/Kingfisher --from 8.1.0 --to Cart")
        #expect(named.note("product-not-named")?.severity == "note")
        #expect(
            try journey.read(Self.manifest("Cart")).contains(#".product(name: "Kingfisher", package: "Kingfisher")"#))
        for user in ["Cart", "CartTests"] {
            let line = "dependency \(Self.url) --up-to-next-minor-from 1.6.0 --to \(user)"
            let unknown = try journey.refuses(line, 64, "missing-argument").diagnostics.first
            #expect(unknown?.remedy == "add `--product <name>`")
        }
        try journey.does("dependency \(Self.url) --up-to-next-minor-from 1.6.0 --to Cart --product Logging Other")
        let several = try journey.refuses(
            "dependency \(Self.url) --up-to-next-minor-from 1.6.0 --to CartTests", 64, "missing-argument")
        #expect(several.diagnostics.first?.message.hasSuffix("the workspace uses `Logging`, `Other`") == true)
        #expect(try journey.read(Self.manifest("Cart")).contains(#".product(name: "Logging", package: "swift-log")"#))
    }

    @Test func aTargetCanBeNamedInPlaceOfAFeature() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.does("dependency \(Self.url) --exact 1.6.4 --to CartConcurrent --product Logging")
        let manifest = try journey.read(Self.manifest("Cart"))
        let product = try #require(manifest.range(of: "\"Logging\""))
        let path = try #require(manifest.range(of: "path: \"Sources/Concurrent\""))
        #expect(product.upperBound < path.lowerBound)
        let report = try journey.refuses(
            "dependency \(Self.url) --exact 1.6.4 --to CartConcurent", 66, "no-such-feature")
        #expect(report.diagnostics.first?.remedy == "did you mean `CartConcurrent`?")
    }

    @Test func aFeatureIsTakenOutWithWhatItGot() throws {
        let journey = try Journey()
        let before = try journey.snapshot().withoutTimes
        try journey.does("feature Cart")
        try journey.does("dependency \(Self.url) --exact 1.6.4 --to Cart CartConcurrent --product Logging")
        try journey.does("dependency https://github.com/onevcat/Kingfisher --from 8.1.0 --to Cart")
        try journey.does("remove Cart")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func aFeatureOfAnotherKindIsFoundAsWell() throws {
        let journey = try Journey(Sample.package.merging(Self.other) { $1 })
        try journey.does("dependency \(Self.url) --exact 1.6.4 --to checkout --product Logging")
        let manifest = try journey.read("Features/Checkout/Package.swift")
        #expect(manifest.contains(#".product(name: "Logging", package: "swift-log")"#))
    }

    private static let other = [
        "Features/Checkout/Package.swift": Sample.library("Checkout"),
        "Features/Checkout/Sources/Checkout/CheckoutView.swift": """
        import SwiftUI

        struct CheckoutView: View {
            var body: some View { Text(verbatim: "Checkout") }
        }

        """,
    ]

    @Test func whereFeaturesAreTargetsTheRootManifestGetsIt() throws {
        let journey = try Journey([:], named: "Bookstore")
        let line = "init Bookstore --architecture microapp --feature Cart"
        try #require(journey.start(line, in: journey.folder.path).code == 0)
        let report = try journey.does("dependency \(Self.url) --exact 1.6.4 --to Cart --product Logging")
        #expect(report.paths("edit") == ["BookstoreLibrary/Package.swift"])
        #expect(report.next == [["swift", "build", "--package-path", "BookstoreLibrary"]])
    }

    @Test(arguments: [
        ("dependency ../Core --exact 1.0.0 --to Cart", "bad-name", "`https://github.com/apple/swift-log`"),
        ("dependency https://example.com/ --exact 1.0.0 --to Cart", "bad-name", "`https://github.com/apple/swift-log`"),
        ("dependency http:// --exact 1.0.0 --to Cart", "bad-name", "`https://"),
        ("dependency git@example.com: --exact 1.0.0 --to Cart", "bad-name", "`https://"),
        ("manifest add-dependency https://example.com/ --from 1.0.0", "bad-name", "`https://"),
        ("manifest add-dependency http:// --type url --from 1.0.0", "bad-name", "`https://"),
        ("dependency https://example.com/a.git --to Cart", "missing-argument", "--exact"),
        ("dependency https://example.com/a.git --exact 1.0.0", "missing-argument", "--to <Feature>"),
        ("dependency https://example.com/a.git --exact 1.0 --to Cart", "bad-option-value", "1.0.0"),
        ("dependency https://example.com/a.git --exact 1.0.0 --from 1.0.0 --to Cart", "conflicting-options", "--exact"),
    ])
    func aLineThatSaysTooLittleOrTooMuchIsRefused(line: String, id: String, remedy: String) throws {
        let report = try Journey(after: ["feature Cart"]).refuses(line, 64, id)
        #expect(report.diagnostics.first.map { $0.message + $0.remedy }?.contains(remedy) == true, "\(report.text)")
    }
}
