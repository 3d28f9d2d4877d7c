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
        #expect(steps.severity == "note")
        for word in [
            "Widget Extension", "`CartWidgetExtension/Info.plist`", "Frameworks and Libraries: add `CartWidget`",
        ] {
            #expect(steps.remedy.contains(word), "\(steps.remedy)")
        }
        try journey.keeps("widget Cart")
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

    @Test func aFeatureStaysWhileItsWidgetUsesIt() throws {
        let journey = try Journey(after: ["feature Cart", "widget Cart"])
        let report = try journey.refuses("remove Cart", 2, "still-used")
        #expect(report.diagnostics.first?.file == Self.package + "Package.swift")
        #expect(report.diagnostics.first?.command == ["spmgen", "remove", "Cart", "--kind", "widget"])
        // What the widget uses has the feature's new name.
        try journey.does("rename Cart Basket")
        #expect(try journey.read(Self.package + "Sources/CartWidgetView.swift").contains("import BasketConcurrent"))
        #expect(try journey.read(Self.package + "Package.swift").contains(#".package(path: "../Basket")"#))
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

    @Test(arguments: ["navigator", "microapp"])
    func architecturesWithoutSuchATemplateSaySo(architecture: String) throws {
        let journey = try Journey([:], named: "Bookstore")
        let line = "init Bookstore --architecture \(architecture) --feature Cart"
        try #require(journey.start(line, in: journey.folder.path).code == 0)
        try journey.refuses("widget Cart", 66, "no-such-template")
    }

    @Test(arguments: ["remove Cart/Cart --kind widget", "remove Cart --kind model"])
    func aKindThatTheNameIsNotOfIsRefused(line: String) throws {
        try Journey(after: ["feature Cart", "widget Cart"]).refuses(line, 64, "conflicting-options")
    }
}
