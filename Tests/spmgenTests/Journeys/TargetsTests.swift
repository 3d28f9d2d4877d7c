import TestSupport
import Testing

/// `--layout targets` in the coordinator architecture: a feature's targets in the root manifest in place of a package.
struct TargetsTests {
    private static let root = "FeaturePackages/AppRoot/"
    private static let cart = root + "Features/Cart/"

    @Test func theRootManifestHasTheTargetsAndAFolderBesideItTheFiles() throws {
        let journey = try Journey.app(after: ["feature Cart"])
        let package = try journey.snapshot().files.keys.filter { $0.hasPrefix("FeaturePackages/Cart/") }
        let targets = try Journey.app()
        let before = try targets.snapshot()
        let report = try targets.does("feature cart --layout targets")
        #expect(report.subject?.name == "Cart")
        #expect(
            report.next == [["swift", "test", "--package-path", "FeaturePackages/AppRoot", "--filter", "CartTests"]])
        // All that a package has, but for its manifest.
        let files = try targets.snapshot().files.keys.filter { $0.hasPrefix(Self.cart) }
        #expect(
            files.map { $0.dropFirst(Self.cart.count) }.sorted()
                == package.map { $0.dropFirst("FeaturePackages/Cart/".count) }.filter { $0 != "Package.swift" }.sorted()
        )
        let manifest = try targets.read(Self.root + "Package.swift")
        let names = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        #expect(names == ["AppRoot", "Cart", "CartConcurrent", "CartMocks"])
        for text in [
            ".target(name: \"CartConcurrent\", path: \"Features/Cart/Sources/Concurrent\", swiftSettings: concurrency)",
            """
                        path: "Features/Cart/Sources/Main",
                        resources: [.process("Resources")],
                        swiftSettings: mainActor
            """,
            "dependencies: [\"CartConcurrent\", \"CartMocks\", .product(name: \"Navigation\", package: \"Navigation\")],",
            "dependencies: [\"Cart\", \"CartConcurrent\", .product(name: \"Navigation\", package: \"Navigation\")],",
        ] { #expect(manifest.contains(text), "\(manifest)") }
        let plan = try targets.read("Bookstore.xctestplan")
        #expect(
            plan.contains(
                "\"containerPath\" : \"container:FeaturePackages\\/AppRoot\",\n        \"identifier\" : \"CartTests\""))
        // Outside of it all is as with a package.
        for path in try journey.snapshot().files.keys
        where path.hasPrefix(Self.root) && !path.hasSuffix("Package.swift") {
            #expect(try targets.read(path) == journey.read(path), "\(path)")
        }
        try targets.keeps("feature Cart")
        try targets.keeps("feature Cart --layout targets")
        try targets.does("remove Cart")
        #expect(try targets.snapshot().withoutTimes.differences(from: before.withoutTimes) == [])
    }

    @Test func theNextFeatureIsKeptAsMostAre() throws {
        let journey = try Journey.app(after: ["feature Cart --layout targets"])
        func isTargets(_ name: String) -> Bool { journey.has(Self.root + "Features/\(name)/AGENTS.md") }
        try journey.does("feature Product")
        #expect(isTargets("Product"))
        try journey.does("feature Profile --layout package")
        #expect(!isTargets("Profile") && journey.has("FeaturePackages/Profile/Package.swift"))
        try journey.does("feature Order")
        #expect(isTargets("Order"))
        for name in ["One", "Two"] { try journey.does("feature \(name) --layout package") }
        // As many of either kind: as is usual.
        try journey.does("feature Three")
        #expect(!isTargets("Three"))
        try journey.write([".spmgen.json": #"{ "conventions" : { "layout" : "targets" } }"#])
        try journey.does("feature Four")
        #expect(isTargets("Four"))
        let list = journey.start("list").output
        for line in ["Cart     FeaturePackages/AppRoot/Features/Cart", "One      FeaturePackages/One"] {
            #expect(list.contains(line), "\(list)")
        }
        for name in ["Product", "One"] { try journey.keeps("feature \(name)") }
    }

    @Test func aNewAppKnowsHowItsFeaturesAreKept() throws {
        let journey = try Journey([:], named: "Bookstore")
        func starts(_ line: String) -> Int32 { journey.start(line, in: journey.folder.path).code }
        #expect(starts("init Bookstore --layout targets --feature Cart Product/Catalog Product/Detail") == 0)
        #expect(journey.has(Self.cart + "AGENTS.md"))
        #expect(journey.has(Self.root + "Features/Product/Sources/Main/Views/DetailView.swift"))
        #expect(starts("init Bookstore --layout targets --feature Cart Product/Catalog Product/Detail") == 0)
        try journey.keeps("feature Product --view Catalog")
        // Also when those have gone that showed it.
        for line in ["remove Cart", "remove Product", "feature Cart"] { try journey.does(line) }
        #expect(journey.has(Self.cart + "AGENTS.md"))

        let empty = try Journey([:], named: "Bookstore")
        #expect(empty.start("init Bookstore --layout targets", in: empty.folder.path).code == 0)
        try empty.does("feature Cart")
        #expect(empty.has(Self.cart + "AGENTS.md"))
        for line in ["--architecture navigator --layout targets", "--architecture microapp --layout package"] {
            let other = try Journey([:], named: "Bookstore")
            #expect(other.start("init Bookstore " + line, in: other.folder.path).code == 64)
            #expect(try other.snapshot().files.isEmpty)
        }
    }

    @Test(arguments: ["", " --no-mocks", " --no-wire", " --ios-only", " --depends-on Networking", " --view Items"])
    func whateverTheOptionsAllGoesAgain(options: String) throws {
        let journey = try Journey.app(after: ["shared Networking", "feature Other --layout targets"])
        let before = try journey.snapshot().withoutTimes
        let line = "feature Cart --layout targets" + options
        try journey.does(line)
        try journey.keeps(line)
        for line in ["view Cart/Summary", "model Cart/Order", "service Cart/Payment"] {
            let report = try journey.does(line)
            #expect(report.next.first?.suffix(2) == ["--filter", "CartTests"])
            try journey.keeps(line)
        }
        let made = try journey.snapshot().withoutTimes
        for line in ["remove Cart/Payment", "remove Cart/Order", "remove Cart/Summary", "remove Cart"] {
            let preview = try journey.run(line + " --dry-run")
            #expect(try journey.does(line).plan == preview.plan)
        }
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        for _ in 0..<4 { try journey.does("undo") }
        #expect(try journey.snapshot().withoutTimes.differences(from: made) == [])
        try journey.does("remove Cart")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func modelsAndServicesAreRenamed() throws {
        let lines = ["feature Cart --layout targets", "model Cart/Order", "service Cart/Payment", "view Cart/Summary"]
        let journey = try Journey.app(after: lines)
        for line in ["rename Cart/Order Buyer", "rename Cart/PaymentService Delivery", "rename Cart/Summary Details"] {
            #expect(try journey.does(line).diagnostics.isEmpty)
            try journey.keeps(line)
        }
        let fresh = try Journey.app(after: [
            lines[0], "model Cart/Buyer", "service Cart/Delivery", "view Cart/Details",
        ])
        #expect(try journey.snapshot().withoutTimes.differences(from: fresh.snapshot().withoutTimes) == [])
    }

    // MARK: A package without an app root

    @Test func aPlainPackageGetsThePlatformsAndTheLanguageThatItLacks() throws {
        let journey = try Journey()
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("feature Cart --layout targets")
        #expect(report.note("platforms-added") != nil)
        #expect(report.next == [["swift", "test", "--package-path", ".", "--filter", "CartTests"]])
        #expect(journey.has("Features/Cart/Sources/Main/CartCoordinator.swift"))
        let page = try journey.read("Features/Cart/AGENTS.md")
        #expect(page.contains("- Check: `swift test --package-path . --filter CartTests`.\n"), "\(page)")
        #expect(page.contains("\nIts targets are in `Package.swift`,"))
        let manifest = try journey.read("Package.swift")
        #expect(manifest.contains("    defaultLocalization: \"en\",\n    platforms: [.iOS(.v17), .macOS(.v14)],\n"))
        #expect(manifest.contains(".package(path: \"SharedPackages/Navigation\")"))
        #expect(manifest.contains("            dependencies: [\n                \"Cart\"\n            ]\n"))
        // It has no constants for them, so the settings are spelled out, a line each.
        #expect(
            manifest.contains(
                """
                            swiftSettings: [
                                .defaultIsolation(MainActor.self),
                                .enableUpcomingFeature("InferIsolatedConformances"),
                """))
        #expect(try journey.read("Features/Cart/Tests/CartPackageTests.swift").contains("\"Shop_Cart\""))
        try journey.does("feature Product")
        #expect(journey.has("Features/Product/AGENTS.md"))
        try journey.keeps("feature Cart")
        try journey.does("view Product/Detail")
        try journey.does("feature Profile --layout package")
        for name in ["Cart", "Product", "Profile"] { try journey.does("remove \(name)") }
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    // MARK: What cannot be

    @Test func namesThatAreTakenAreRefused() throws {
        let journey = try Journey.app(after: ["feature Cart --layout targets", "feature Product --layout package"])
        for (line, owner) in [
            ("feature CART --layout targets", "the root manifest has a target `Cart"),
            ("feature Cart --layout package", "there is one in `FeaturePackages/AppRoot/Features/Cart`"),
            ("feature Product --layout targets", "there is one in `FeaturePackages/Product`"),
            ("feature Bookstore", "the app's own module has it"),
        ] {
            let report = try journey.refuses(line, 2, "name-taken")
            #expect(report.diagnostics[0].message.contains(owner), "\(report.text)")
        }
        try journey.edit(
            Self.root + "Package.swift", "    targets: [\n",
            "    targets: [\n        .target(name: \"OrderMocks\", path: \"Elsewhere\"),\n")
        let report = try journey.refuses("feature Order --layout targets", 2, "name-taken")
        #expect(report.diagnostics[0].message.contains("`OrderMocks`"))
        try journey.refuses("feature cart/Summary", 64, "bad-name")
    }

    @Test func whatTheManifestCannotHaveIsRefused() throws {
        let old = try Journey(Sample.package(Sample.manifest(tools: "6.0")))
        let report = try old.refuses("feature Cart --layout targets", 2, "requirement-unmet")
        #expect(report.diagnostics[0].message.contains("need tools version 6.2"))
        #expect(report.diagnostics[0].line == 1)
        #expect(report.diagnostics[0].remedy.contains("--layout package"))
        let low = try Journey(Sample.package(Sample.manifest(platforms: ".iOS(.v16)")))
        try low.refuses("feature Cart --layout targets --no-wire", 2, "platform-too-low")
        for architecture in ["navigator --layout targets", "microapp --layout package"] {
            let words = architecture.split(separator: " ")
            let journey = try Journey.app(String(words[0]))
            try journey.refuses("feature Cart \(words[1]) \(words[2])", 64, "bad-option-value")
        }
        let project = try Journey(Sample.xcodeProject)
        let none = try project.refuses("feature Cart --layout targets", 64, "bad-option-value")
        #expect(none.diagnostics[0].message.contains("no root manifest"))
    }

    @Test func aTemplateThatMakesPackagesOnlyIsNotAskedForTargets() throws {
        let journey = try Journey.app()
        try journey.write([
            "Templates/Own/Feature.xctemplate/TemplateInfo.plist": """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
            <key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
            <key>Options</key><array><dict><key>Identifier</key><string>feature</string><key>Type</key>
            <string>text</string><key>Name</key><string>Feature:</string></dict></array>
            <key>Scaffold</key><dict><key>Command</key><string>feature</string></dict>
            </dict></plist>
            """
        ])
        let report = try journey.refuses("feature Cart --layout targets", 64, "bad-option-value")
        #expect(report.diagnostics[0].message.contains("has no option `targets`"), "\(report.text)")
    }

    // MARK: What else is made for a feature

    @Test func aHostAWidgetAndADependencyUseTheRootPackage() throws {
        let journey = try Journey.app(after: ["feature Cart --layout targets"])
        let before = try journey.snapshot().withoutTimes
        try journey.does("host Cart")
        let host = try journey.read("Hosts/Cart/CartHost.xcodeproj/project.pbxproj")
        #expect(
            host.contains("relativePath = ../../FeaturePackages/AppRoot;") && host.contains("productName = CartMocks;"))
        try journey.does("widget Cart")
        let widget = try journey.read("FeaturePackages/CartWidget/Package.swift")
        #expect(widget.contains(".package(path: \"../AppRoot\")") && widget.contains("package: \"AppRoot\""))
        let url = "https://github.com/apple/swift-log.git"
        try journey.does("dependency \(url) --exact 1.6.4 --to Cart --product Logging")
        #expect(
            try journey.read(Self.root + "Package.swift").contains(
                ".product(name: \"Logging\", package: \"swift-log\")"))

        try journey.refuses("remove Cart", 2, "still-used")
        try journey.does("rename Cart Chat")
        let renamed = try journey.read("FeaturePackages/ChatWidget/Package.swift")
        #expect(renamed.contains("name: \"ChatConcurrent\",") && renamed.contains("package: \"AppRoot\""))
        #expect(
            try journey.read("FeaturePackages/ChatWidget/Sources/ChatWidgetView.swift").contains(
                "import ChatConcurrent"))
        #expect(try journey.read("Hosts/Chat/ChatHost.xcodeproj/project.pbxproj").contains("productName = ChatMocks;"))
        try journey.does("rename Chat Cart")
        try journey.does("remove Cart --kind widget")
        // What only the feature used may be meant for others too.
        let report = try journey.does("remove Cart")
        #expect(report.note("package-unused")?.message.contains("`swift-log`") == true, "\(report.text)")
        for _ in 0..<7 { try journey.does("undo") }
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }
}
