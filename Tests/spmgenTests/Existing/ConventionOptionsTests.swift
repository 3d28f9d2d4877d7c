import Foundation
import Testing

@testable import Scaffold

/// What `.spmgen.json` and the options of `feature` change in a workspace with habits of its own.
struct ConventionOptionsTests {
    private static func configured(_ slug: String, _ entries: String) throws -> ExistingJourney {
        let journey = try ExistingJourney(slug)
        try journey.write(".spmgen.json", "{\n  \"conventions\" : {\n    \(entries)\n  }\n}\n")
        return journey
    }

    @Test(arguments: [
        (
            #""featuresFolder" : "Features""#, "Features/CartFeature/Package.swift",
            ".package(path: \"../../Modules/DesignSystem\")"
        ),
        (#""toolsVersion" : "6.1""#, "Modules/CartFeature/Package.swift", "// swift-tools-version: 6.1\n"),
        (#""platforms" : [".iOS(.v18)"]"#, "Modules/CartFeature/Package.swift", "platforms: [.iOS(.v18)],"),
        (#""platforms" : []"#, "Modules/CartFeature/Package.swift", "name: \"CartFeature\",\n    products:"),
        (
            #""productType" : "dynamic""#, "Modules/CartFeature/Package.swift",
            ".library(name: \"CartFeature\", type: .dynamic, targets: [\"CartFeature\"]),"
        ),
        (#""languageMode" : "5""#, "Modules/CartFeature/Package.swift", "    ],\n    swiftLanguageModes: [.v5]\n)"),
        (#""settings" : "none""#, "Modules/CartFeature/Package.swift", "dependencies: [\"CartFeature\"]\n        ),"),
        (#""settings" : "[]""#, "Modules/CartFeature/Package.swift", "swiftSettings: []"),
        (#""trailingCommas" : false"#, "Modules/CartFeature/Package.swift", "targets: [\"CartFeature\"])\n    ],"),
        (#""featureName" : "*Module""#, "Modules/CartModule/Package.swift", "name: \"CartModule\""),
        (
            #""screenSuffix" : "Screen""#, "Modules/CartFeature/Sources/CartFeature/CartScreen.swift",
            "struct CartScreen: View"
        ),
        (
            #""screenSuffix" : "Screen""#, "Modules/CartFeature/Sources/CartFeature/CartViewModel.swift",
            "class CartViewModel"
        ),
        (#""indentation" : "2 spaces""#, "Modules/CartFeature/Package.swift", "\n  name: \"CartFeature\","),
        (
            #""viewsFolder" : "Views""#, "Modules/CartFeature/Sources/CartFeature/Views/CartView.swift",
            "struct CartView: View"
        ),
        (
            #""viewModelsFolder" : "Models""#, "Modules/CartFeature/Sources/CartFeature/Models/CartViewModel.swift",
            "class CartViewModel"
        ),
        (#""viewModel" : "*Store""#, "Modules/CartFeature/Sources/CartFeature/CartStore.swift", "class CartStore"),
        (#""viewModel" : "none""#, "Modules/CartFeature/Sources/CartFeature/CartView.swift", "Text(\"Cart\")\n    }"),
        (
            #""observation" : "ObservableObject""#, "Modules/CartFeature/Sources/CartFeature/CartViewModel.swift",
            "public final class CartViewModel: ObservableObject {\n    @Published public private(set) var"
        ),
        (
            #""testLibrary" : "xctest""#, "Modules/CartFeature/Tests/CartFeatureTests/CartViewModelTests.swift",
            "final class CartViewModelTests: XCTestCase {"
        ),
        (
            #""indentation" : "2 spaces""#, "Modules/CartFeature/Sources/CartFeature/CartView.swift",
            "\n  public var body"
        ),
        (
            #""fileHeader" : ["// ___FILENAME___ of ___MODULENAME___"]"#,
            "Modules/CartFeature/Sources/CartFeature/CartView.swift",
            "// CartView.swift of CartFeature\n\nimport SwiftUI"
        ),
        (#""like" : "Orders""#, "Modules/CartFeature/Package.swift", "name: \"CartFeature\""),
    ])
    func whatIsWrittenDownOverridesWhatWasFound(entry: String, path: String, text: String) throws {
        let journey = try Self.configured("modules-of-features", entry)
        let report = try journey.report("feature Cart")
        #expect(report.status == "applied", "\(report.text)")
        let contents = try journey.read(path)
        #expect(contents.contains(text), "\(contents)")
        #expect(try journey.report("feature Cart").status == "unchanged")
    }

    @Test(arguments: [
        (#""featureFolder" : "Modules""#, "there is no key `featureFolder`", "did you mean `featuresFolder`?"),
        (#""layout" : "packages""#, "`layout` cannot be this", "write \"package\" or \"targets\""),
        (#""toolsVersion" : "six""#, "`toolsVersion` cannot be this", "write a version such as \"6.2\""),
        (#""indentation" : 4"#, "`indentation` cannot be this", "write a number of spaces or tabs"),
        (#""mocks" : "yes""#, "`mocks` cannot be this", "write true or false"),
        (#""featuresFolder" : "../Else""#, "`featuresFolder` cannot be this", "write a folder of the workspace"),
        (#""products" : ["*"]"#, "`products` follows from", "take it out"),
        (
            #""platforms" : ["iOS 17"]"#, "`platforms` cannot be this",
            "write a list of platforms as a manifest has them"
        ),
        (#""fileHeader" : ["Ours"]"#, "`fileHeader` cannot be this", "write a list of lines that begin with `//`"),
        (#""fileHeader" : ["// ___OWNER___"]"#, "`fileHeader` cannot be this", "write a list of lines"),
        (#""settings" : "[.v5""#, "`settings` cannot be this", "write Swift settings as a manifest has them"),
        (#""languageMode" : "7""#, "`languageMode` cannot be this", "write a language mode"),
        (#""like" : "Profil""#, "there is no feature `Profil` to follow", "write `Profile`, or take `like` out"),
        (#""layout" : "targets""#, "no feature here is kept so", "take `layout` out"),
    ])
    func whatCannotBeIsRefusedWithItsLine(entry: String, message: String, remedy: String) throws {
        let journey = try Self.configured("modules-of-features", entry)
        for line in ["conventions", "conventions --write", "feature Cart"] {
            let report = try journey.report(line)
            #expect(report.exitCode == 65)
            let note = try #require(report.diagnostics.first)
            #expect(note.id == "conventions-invalid")
            #expect(note.message.hasPrefix(message))
            #expect(note.remedy.hasPrefix(remedy))
            #expect(note.file == ".spmgen.json")
            #expect(note.line == 3)
        }
    }

    @Test(arguments: [
        (#""routes" : "*Route""#, "`Profile` has nothing of this kind", "write `none`"),
        (
            #""targets" : ["*Feature", "*UI"]"#, "`Profile` has no target `*UI`",
            "use those of `*Feature`, `*FeatureTests`"
        ),
        (#""rootManifest" : "App""#, "no manifest there puts `Profile` together", "write the folder of the manifest"),
    ])
    func whatNoFeatureShowsCannotBeMade(entry: String, message: String, remedy: String) throws {
        let journey = try Self.configured("modules-of-features", entry)
        let before = try journey.files()
        let report = try journey.report("feature Cart")
        #expect(report.exitCode == 65)
        let note = try #require(report.diagnostics.first)
        #expect(note.message.hasPrefix(message), "\(note.message)")
        #expect(note.remedy.hasPrefix(remedy), "\(note.remedy)")
        #expect(note.file == ".spmgen.json")
        #expect(note.line == 3)
        #expect(try journey.files() == before)
    }

    @Test func targetsCanBeLeftOut() throws {
        let journey = try Self.configured("microfeatures", #""targets" : ["*", "*Tests"], "featureName" : "*""#)
        #expect(try journey.report("feature Cart").status == "applied")
        let manifest = try journey.read("Features/Cart/Package.swift")
        #expect(!manifest.contains("CartInterface") && !manifest.contains("CartTesting"), "\(manifest)")
        #expect(manifest.contains(".testTarget(name: \"CartTests\", dependencies: [\"Cart\"])"), "\(manifest)")
        #expect(!journey.has("Features/Cart/Sources/CartInterface"))
    }

    @Test func theWayOfWatchingIsTheSameInAllFiles() throws {
        let journey = try Self.configured("modules-of-features", #""observation" : "ObservableObject""#)
        #expect(try journey.report("feature Cart").status == "applied")
        let view = try journey.read("Modules/CartFeature/Sources/CartFeature/CartView.swift")
        #expect(view.contains("@StateObject private var viewModel: CartViewModel"), "\(view)")
        #expect(view.contains("_viewModel = StateObject(wrappedValue: viewModel)"), "\(view)")
    }

    @Test func allThatIsWrongIsSaidAtOnce() throws {
        let journey = try Self.configured("modules-of-features", #""a" : 1, "mocks" : 2, "layout" : 3"#)
        #expect(try journey.report("conventions").diagnostics.count == 3)
    }

    @Test func whatStandsInTheFileIsKept() throws {
        let journey = try Self.configured("modules-of-features", #""screenSuffix" : "Screen""#)
        #expect(try journey.report("conventions --write").status == "applied")
        let text = try journey.read(".spmgen.json")
        #expect(text.contains("\"screenSuffix\" : \"Screen\""))
        #expect(text.contains("\"featuresFolder\" : \"Modules\""))
        #expect(try journey.report("conventions --write").status == "unchanged")
    }

    @Test func anotherFeatureCanBeFollowed() throws {
        let journey = try ExistingJourney("nested-groups")
        #expect(try journey.report("feature Cart --like settings").status == "applied")
        #expect(journey.has("Modules/Account/Cart/Package.swift"))
        let report = try journey.report("feature Basket --like Setings")
        #expect(report.exitCode == 66)
        #expect(report.diagnostics.first?.remedy == "did you mean `Settings`?")
    }

    @Test(arguments: [
        ("modules-of-features", "targets", "no feature here is kept as targets"),
        ("one-root-package", "package", "no feature here is a package of its own"),
    ])
    func aLayoutThatNoFeatureHasIsRefused(slug: String, layout: String, message: String) throws {
        let journey = try ExistingJourney(slug)
        let report = try journey.report("feature Cart --layout \(layout)")
        #expect(report.exitCode == 64)
        #expect(report.diagnostics.first?.message.hasPrefix(message) == true)
    }

    @Test(arguments: ["CartFeature", "cart", "cart-feature"])
    func theEndingOfFeaturesCanBeTyped(name: String) throws {
        let journey = try ExistingJourney("modules-of-features")
        let report = try journey.report("feature \(name)")
        #expect(report.subject?.name == "Cart")
        #expect(journey.has("Modules/CartFeature/Package.swift"))
    }

    @Test func withoutWiringOnlyTheFeatureIsMade() throws {
        let journey = try ExistingJourney("screens-and-flows")
        let before = try journey.read("Package.swift")
        #expect(try journey.report("feature Cart --no-wire").status == "applied")
        #expect(try journey.read("Package.swift") == before)
        #expect(try journey.report("feature Cart").paths("edit") == ["Package.swift"])
    }

    @Test func aFirstScreenCanHaveItsOwnName() throws {
        let journey = try ExistingJourney("screens-and-flows")
        #expect(try journey.report("feature Cart --view Items").status == "applied")
        #expect(journey.has("Features/Cart/Sources/Cart/Screens/Items/ItemsScreen.swift"))
        #expect(try journey.read("Features/Cart/Sources/Cart/CartFlow.swift").contains("ItemsScreen()"))
    }

    @Test func moreCanBeDependedOn() throws {
        let journey = try ExistingJourney("modules-of-features")
        #expect(try journey.report("feature Cart --depends-on Networking").status == "applied")
        let manifest = try journey.read("Modules/CartFeature/Package.swift")
        #expect(manifest.contains(".package(path: \"../Networking\")"))
        #expect(manifest.contains(".product(name: \"Networking\", package: \"Networking\")"))
        #expect(try journey.report("feature Other --depends-on Profile").errors == ["bad-option-value"])
        #expect(try journey.report("feature Other --depends-on Netwrking").errors == ["no-such-package"])
    }

    @Test(arguments: ["--no-mocks", "--ios-only"])
    func whatTheTemplatesBringIsNotAskedForHere(option: String) throws {
        let journey = try ExistingJourney("modules-of-features")
        #expect(try journey.report("feature Cart \(option)").errors == ["bad-option-value"])
    }

    @Test func aNameThatIsThereIsTaken() throws {
        let journey = try ExistingJourney("one-root-package")
        #expect(try journey.report("feature Styleguide").status == "applied")
        let other = try ExistingJourney("microfeatures")
        #expect(try other.report("feature Foundations").errors == ["name-taken"])
        #expect(try other.report("feature App").errors == ["name-taken"])
        #expect(try other.report("view Search/Progress").errors == ["reserved-name"])
    }

    @Test func screensCanLieInFolders() throws {
        let journey = try ExistingJourney("microfeatures")
        #expect(try journey.report("view search/Results/List").status == "applied")
        #expect(journey.has("Features/Search/Sources/Search/Views/Results/ListView.swift"))
        #expect(try journey.report("view search/Results/ListView").status == "unchanged")
    }

    @Test func theKeysAreThoseOfTheReference() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: root.appendingPathComponent("docs/conventions.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") && !$0.hasPrefix("| `--") }
        let keys = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(keys == ConventionKey.allCases.filter(\.isSettable).map(\.rawValue))
        for key in ConventionKey.allCases where key.isSettable {
            #expect(text.contains("| \(key.summary) |"))
        }
    }
}
