import TestSupport
import Testing

/// `spmgen widget`: a widget's package, the files of the app's extension, and what is left to do in Xcode.
struct WidgetTests {
    private static let package = "FeaturePackages/CartWidget/"

    @Test func thePackageHasAllButTheBundleAndTheInfoPlist() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.does("widget cart")
        #expect(report.subject?.name == "Cart")
        let made = report.paths("create")
        let sources = ["CartWidget", "CartWidgetEntry", "CartWidgetProvider", "CartWidgetView"]
        for source in sources { #expect(made.contains(Self.package + "Sources/\(source).swift")) }
        #expect(made.contains(Self.package + "Tests/CartWidgetTests.swift"))
        let outside = made.filter { !$0.hasPrefix(Self.package) }
        #expect(outside == ["CartWidgetExtension/CartWidgetBundle.swift", "CartWidgetExtension/Info.plist"])
        #expect(report.next == [["swift", "test", "--package-path", "FeaturePackages/CartWidget"]])
        let bundle = try journey.read("CartWidgetExtension/CartWidgetBundle.swift")
        #expect(bundle.contains("@main\nstruct CartWidgetBundle: WidgetBundle {"))
        for path in made where path.hasPrefix(Self.package) && path.hasSuffix(".swift") {
            #expect(try !journey.read(path).contains("@main\n"), "\(path)")
        }
        let steps = try #require(report.note("step-left-in-xcode"))
        #expect(steps.message.contains("there is no app here"), "\(steps.message)")
        #expect(try journey.keeps("widget Cart").note("step-left-in-xcode") == nil)
    }

    @Test func whatIsLeftToDoInXcodeIsSaidOnce() throws {
        let journey = try Journey.app(after: ["feature Cart"])
        let steps = try #require(try journey.does("widget Cart").note("step-left-in-xcode"))
        #expect(steps.severity == "note")
        for word in [
            "Widget Extension", "`CartWidgetExtension/Info.plist`", "Frameworks and Libraries: add `CartWidget`",
        ] {
            #expect(steps.remedy.contains(word), "\(steps.remedy)")
        }
        #expect(try journey.keeps("widget Cart").ids == [])
        try journey.keeps("widget Cart --no-extension")
    }

    @Test(arguments: ["widget Cart", "widget Cart --no-extension"], [true, false])
    func whatWasMadeIsTakenOutAgain(line: String, isApp: Bool) throws {
        let lines = ["feature Cart --ios-only"]
        let journey = try isApp ? Journey.app(after: lines) : Journey(after: lines)
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does(line)
        #expect(report.paths("create").contains { $0.hasPrefix("CartWidgetExtension/") } == (line == "widget Cart"))
        #expect(report.paths("edit") == (isApp ? ["Bookstore.xctestplan"] : []))
        let manifest = try journey.read(Self.package + "Package.swift")
        #expect(manifest.contains("    platforms: [.iOS(.v17)],\n"))
        #expect(manifest.contains(#".package(path: "../Cart")"#))
        try journey.does("remove Cart --kind widget")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        try journey.refuses("remove Cart --kind widget", 66, "no-such-part")
        try journey.does(line)
        try journey.does("undo")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: Self.architectures)
    func aFeatureStaysWhileItHasAWidget(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart"])
        let before = try journey.snapshot().withoutTimes
        try journey.does("widget Cart")
        let report = try journey.refuses("remove Cart", 2, "still-used")
        #expect(report.diagnostics.count == 1)
        #expect(report.diagnostics.first?.file == folder)
        #expect(report.diagnostics.first?.command == ["spmgen", "remove", "Cart", "--kind", "widget"])
        try journey.does("remove Cart --kind widget")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        try journey.does("remove Cart")
    }

    @Test(arguments: Self.architectures)
    func itIsRenamedWithItsFeature(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cash", "widget Cash"])
        let wanted = try journey.snapshot().withoutTimes
        for line in ["remove Cash --kind widget", "remove Cash", "feature Cart", "widget Cart"] {
            try journey.does(line)
        }
        let before = try journey.snapshot().withoutTimes
        try journey.write([
            "CartWidgetExtension/Bookstore.entitlements": "", folder + "/Sources/Own/A.swift": "// Own.\n",
        ])
        let report = try journey.does("rename Cart Cash")
        #expect(report.note("mention-left") == nil, "\(report.text)")
        let new = folder.replacing("Cart", with: "Cash")
        #expect(try journey.read(new + "/Sources/Own/A.swift") == "// Own.\n")
        #expect(try journey.read("CashWidgetExtension/Bookstore.entitlements") == "")
        try journey.remove(new + "/Sources/Own")
        try journey.remove("CashWidgetExtension/Bookstore.entitlements")
        #expect(try journey.snapshot().withoutTimes.differences(from: wanted) == [])
        try journey.keeps("widget Cash")
        try journey.does("rename Cash Cart")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        try journey.does("remove Cart --kind widget")
        try journey.does("remove Cart")
    }

    @Test func whatPeopleHaveMadeOfItIsRenamedInItsPlace() throws {
        let journey = try Journey.app(after: ["feature Cart", "widget Cart"])
        let bundle = "CartWidgetExtension/CartWidgetBundle.swift"
        try journey.edit(
            bundle, "CartWidget(load: { [] })", "CartWidget(load: { [CartItem(id: \"1\", title: \"A\")] })")
        try journey.write([Self.package + "Tests/MoreTests.swift": "import CartWidget\n\nlet kind = CartWidget.kind\n"])
        let project = "Bookstore.xcodeproj/project.pbxproj"
        try journey.edit(
            project, "/* Begin PBXProject section */", "/* CartWidgetExtension */\n/* Begin PBXProject section */")
        let report = try journey.does("rename Cart Basket")
        let text = try journey.read("BasketWidgetExtension/BasketWidgetBundle.swift")
        #expect(text.contains("BasketWidget(load: { [BasketItem(id: \"1\", title: \"A\")] })"), "\(text)")
        let tests = try journey.read("FeaturePackages/BasketWidget/Tests/MoreTests.swift")
        #expect(tests == "import BasketWidget\n\nlet kind = BasketWidget.kind\n")
        #expect(report.note("step-left-in-xcode")?.file == project)
    }

    @Test(arguments: Self.architectures)
    func theNewNameOfTheWidgetMustBeFree(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "widget Cart", "feature BasketWidget"])
        try journey.refuses("rename Cart Basket", 2, "name-taken")
    }

    /// Each architecture, with the folder of the widget.
    private static let architectures = [
        ("coordinator", "FeaturePackages/CartWidget"), ("navigator", "FeaturePackages/CartWidget"),
        ("microapp", "BookstoreLibrary/Widgets/CartWidget"),
    ]

    @Test(arguments: Self.architectures)
    func itIsMadeListedAndTakenOutInEachArchitecture(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart"])
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("widget cart")
        let made = report.paths("create").filter { !$0.hasPrefix(folder + "/") }
        #expect(made == ["CartWidgetExtension/CartWidgetBundle.swift", "CartWidgetExtension/Info.plist"])
        let isOnePackage = architecture == "microapp"
        let edited = ["Bookstore.xctestplan"] + (isOnePackage ? ["BookstoreLibrary/Package.swift"] : [])
        #expect(report.paths("edit") == edited)
        let next = try #require(report.next.first)
        switch architecture {
        case "navigator": #expect(next.last == "-only-testing:CartWidgetTests")
        case "microapp":
            #expect(next == "swift test --package-path BookstoreLibrary --filter CartWidgetTests".words)
        default: #expect(next == "swift test --package-path FeaturePackages/CartWidget".words)
        }
        let list = journey.start("list").output
        #expect(list.contains("features\n  Cart  "), "\(list)")
        #expect(list.contains("\nwidgets\n  CartWidget  \(folder)  shows Cart\n"), "\(list)")
        #expect(!list.contains("  CartWidget  \(folder)  CartWidget"), "\(list)")
        try journey.does("remove CartWidget")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        #expect(!journey.start("list").output.contains("widgets"))
        try journey.does("widget Cart")
        try journey.does("undo")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: Self.architectures)
    func theExtensionCanComeLater(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "widget Cart"])
        let whole = try journey.snapshot().withoutTimes
        try journey.does("remove Cart --kind widget")
        try journey.does("widget Cart --no-extension")
        try journey.keeps("widget Cart --no-extension")
        let agents = folder + "/AGENTS.md"
        try journey.write([agents: try journey.read(agents) + "Ours.\n"])
        let report = try journey.does("widget Cart")
        #expect(
            report.paths("create") == ["CartWidgetExtension/CartWidgetBundle.swift", "CartWidgetExtension/Info.plist"])
        #expect(report.paths("edit") == [agents])
        #expect(try journey.read(agents).hasSuffix("<!-- spmgen:end -->\nOurs.\n"))
        try journey.keeps("widget Cart")
        try journey.edit(agents, "Ours.\n", "")
        #expect(try journey.snapshot().withoutTimes.differences(from: whole) == [])
    }

    @Test(arguments: Self.architectures)
    func itIsNoFeature(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "widget Cart"])
        for line in [
            "view CartWidget/Other", "model CartWidget/Order", "service CartWidget/Order", "widget CartWidget",
            "rename CartWidget Basket", "host CartWidget", "remove CartWidget/Cart",
        ] {
            let report = try journey.refuses(line, 66, "no-such-feature")
            let message = report.diagnostics.first?.message
            #expect(message?.hasPrefix("`CartWidget` is the widget of the feature `Cart`") == true, "\(line)")
        }
        let report = try journey.refuses("feature CartWidget", 2, "name-taken")
        #expect(report.diagnostics.first?.message.contains("the widget of `Cart` has it") == true)
    }

    @Test(arguments: Self.architectures)
    func anotherWithTheNameIsNamed(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "feature CartWidget"])
        let report = try journey.refuses("widget Cart", 2, "name-taken")
        #expect(report.diagnostics.first?.message.contains("the feature `CartWidget` has it") == true)
        #expect(report.diagnostics.first?.remedy.contains("use another name") == false)
    }

    @Test(arguments: Self.architectures)
    func whatPeopleHavePutBesideItStays(architecture: String, folder: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "widget Cart"])
        let own = ["CartWidgetExtension/Bookstore.entitlements", folder + "/Sources/Own.swift"]
        for path in own { try journey.write([path: "// Ours.\n"]) }
        let report = try journey.refuses("remove Cart --kind widget", 2, "file-edited")
        #expect(report.diagnostics.compactMap(\.file).sorted() == own.sorted())
        try journey.does("remove Cart --kind widget --keep-edited")
        for path in own { #expect(try journey.read(path) == "// Ours.\n") }
    }

    @Test func itsPackageIsForNoOlderSystemThanHasWidgets() throws {
        for (platform, element, isRaised) in [
            ("iOS13", ".iOS(.v14)", true), ("iOS15", ".iOS(.v15)", false), ("iOS18.2", ".iOS(\"18.2\")", false),
        ] {
            let journey = try Journey([:], named: "Bookstore")
            let line = "init Bookstore --architecture navigator --feature Cart --platforms \(platform)"
            try #require(journey.start(line, in: journey.folder.path).code == 0)
            let report = try journey.does("widget Cart")
            #expect((report.note("platform-raised") != nil) == isRaised, "\(platform)")
            let manifest = try journey.read(Self.package + "Package.swift")
            #expect(manifest.contains("    platforms: [\(element)],\n"), "\(manifest)")
            #expect(try journey.keeps("widget Cart").ids == [])
            try journey.does("remove Cart --kind widget")
        }
    }

    @Test func aPackageOfOthersInItGoesWithIt() throws {
        let journey = try Journey.app(after: ["feature Cart", "widget Cart"])
        try journey.does(
            "dependency https://github.com/apple/swift-log.git --exact 1.6.4 --to CartWidget --product Logging")
        try journey.does("remove Cart --kind widget")
    }

    @Test func whatItCannotBeMadeOfIsSaid() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.refuses("widget Card", 66, "no-such-feature")
        try journey.write([
            "SharedPackages/CartWidget/Package.swift": Sample.library("CartWidget"),
            "SharedPackages/CartWidget/Sources/CartWidget/A.swift": "",
        ])
        try journey.refuses("widget Cart", 2, "name-taken")
        try journey.remove("SharedPackages/CartWidget")
        let item = "FeaturePackages/Cart/Sources/Concurrent/Models/CartItem.swift"
        try journey.edit(item, "struct CartItem", "struct CartThing")
        let report = try journey.refuses("widget Cart", 2, "requirement-unmet")
        #expect(report.diagnostics.first?.command == ["spmgen", "model", "Cart/CartItem"])
    }

    @Test(arguments: ["remove Cart/Cart --kind widget", "remove Cart --kind model"])
    func aKindThatTheNameIsNotOfIsRefused(line: String) throws {
        try Journey(after: ["feature Cart", "widget Cart"]).refuses(line, 64, "conflicting-options")
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}
