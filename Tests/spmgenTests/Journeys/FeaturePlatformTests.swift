import Foundation
import Testing

/// Platforms and tools versions of the root manifest, and what a feature makes of them.
struct FeaturePlatformTests {
    private static let cart = "FeaturePackages/Cart/Package.swift"

    private func journey(tools: String = "6.2", platforms: String?) throws -> Journey {
        try Journey(Sample.package(Sample.manifest(tools: tools, platforms: platforms)))
    }

    private func platforms(_ journey: Journey, _ path: String) throws -> String? {
        let lines = try journey.read(path).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.first { $0.hasPrefix("platforms: ") }.map { String($0.dropFirst(11).dropLast()) }
    }

    @Test func aRootWithoutPlatformsGetsThemAndThatIsSaid() throws {
        let journey = try journey(platforms: nil)
        let report = try journey.does("feature Cart")
        #expect(try platforms(journey, "Package.swift") == "[.iOS(.v17), .macOS(.v14)]")
        let note = try #require(report.note("platforms-added"))
        #expect(note.severity == "note")
        #expect(note.message.contains("`platforms: [.iOS(.v17), .macOS(.v14)]`"))
        #expect(try journey.keeps("feature Cart").ids == [])
        #expect(try journey.does("feature Product").note("platforms-added") == nil)
    }

    /// `.v17` is there from tools version 5.9 on.
    @Test(arguments: [
        ("5.5", "[.iOS(\"17.0\"), .macOS(\"14.0\")]"), ("5.8", "[.iOS(\"17.0\"), .macOS(\"14.0\")]"),
        ("5.9", "[.iOS(.v17), .macOS(.v14)]"), ("6.0", "[.iOS(.v17), .macOS(.v14)]"),
    ])
    func theRootGetsWhatItsToolsVersionCompiles(tools: String, expected: String) throws {
        let journey = try journey(tools: tools, platforms: nil)
        try journey.does("feature Cart")
        #expect(try platforms(journey, "Package.swift") == expected)
        #expect(try platforms(journey, Self.cart) == "[.iOS(.v17), .macOS(.v14)]")
    }

    @Test(arguments: [
        ("5.7", "6.2"), ("6.0", "6.2"), ("6.2", "6.2"), ("6.3", "6.3"), ("6.3.1", "6.3.1"), ("7.0", "7.0"),
    ])
    func theToolsVersionIsTheHigherOne(root: String, expected: String) throws {
        let journey = try journey(tools: root, platforms: nil)
        try journey.does("feature Cart")
        #expect(try journey.read(Self.cart).hasPrefix("// swift-tools-version: \(expected)\n"))
    }

    @Test(arguments: [
        (".iOS(.v17), .macOS(.v14)", "[.iOS(.v17), .macOS(.v14)]"),
        (".macOS(.v15), .iOS(.v18)", "[.macOS(.v15), .iOS(.v18)]"),
        (".iOS(.v18), .macOS(.v15), .watchOS(.v10)", "[.iOS(.v18), .macOS(.v15), .watchOS(.v10)]"),
        (".iOS(\"17.4\"), .macOS(\"14.0\")", "[.iOS(\"17.4\"), .macOS(.v14)]"),
        (".iOS(\"27.0\"), .macOS(\"27.1\")", "[.iOS(\"27.0\"), .macOS(\"27.1\")]"),
        (".iOS(.v26), .macOS(.v26), .visionOS(.v2)", "[.iOS(.v26), .macOS(.v26), .visionOS(.v2)]"),
        (".iOS(\"19.0\"), .macOS(.v15)", "[.iOS(\"19.0\"), .macOS(.v15)]"),
    ])
    func theFeatureHasTheRootsPlatforms(root: String, expected: String) throws {
        let journey = try journey(platforms: root)
        let report = try journey.does("feature Cart")
        #expect(try platforms(journey, Self.cart) == expected)
        #expect(try platforms(journey, "Package.swift") == "[\(root)]")
        #expect(report.ids == [])
    }

    @Test func iosOnlyLeavesTheRootsMacOut() throws {
        let journey = try journey(platforms: ".iOS(.v18), .macOS(.v13)")
        let report = try journey.does("feature Cart --ios-only")
        #expect(try platforms(journey, Self.cart) == "[.iOS(.v18)]")
        #expect(report.ids == ["platform-missing"])
        #expect(report.diagnostics[0].message.hasPrefix("the root manifest is for macOS too"))
    }

    /// What is for phones alone is tested in a simulator, where the app's project holds it.
    @Test(arguments: [
        ("coordinator", "FeaturePackages/AppRoot", "FeaturePackages"),
        ("coordinator --layout targets", "FeaturePackages/AppRoot", "FeaturePackages/AppRoot/Features"),
        ("microapp", "BookstoreLibrary", "BookstoreLibrary/Features"),
    ])
    func anAppForPhonesAloneHasFeaturesForPhonesAlone(architecture: String, root: String, features: String) throws {
        let journey = try Journey.app("\(architecture) --platforms iOS17")
        let xcode = [
            "xcodebuild", "test", "-project", "Bookstore.xcodeproj", "-scheme", "Bookstore", "-destination",
            "platform=iOS Simulator,name=iPhone 17",
        ]
        for (line, tests) in [
            ("feature Cart", "CartTests"), ("view Cart/Sum", "CartTests"), ("shared Kit", "KitTests"),
        ] {
            let report = try journey.does(line)
            #expect(report.ids == [], "\(line)")
            #expect(report.next == [xcode + ["-only-testing:\(tests)"]], "\(line)")
        }
        let build = ["xcodebuild", "build"] + xcode[2...6] + ["generic/platform=iOS Simulator"]
        #expect(try journey.does("remove Cart").next == [build])
        let trait = try journey.does("feature Wish --traits")
        #expect(trait.next.first?.last == "SWIFT_ACTIVE_COMPILATION_CONDITIONS=$(inherited) Mocks")
        let page = try journey.read(features + "/Wish/AGENTS.md")
        #expect(page.contains(" SWIFT_ACTIVE_COMPILATION_CONDITIONS='$(inherited) Mocks'`. "))
        #expect(!page.contains("swift test"))
        #expect(try platforms(journey, root + "/Package.swift") == "[.iOS(.v17)]")
    }

    @Test func aHostIsForTheSystemsOfItsFeature() throws {
        let journey = try Journey.app(after: ["feature Cart --ios-only", "feature Wish", "host Cart", "host Wish"])
        let hosts = try ["Cart", "Wish"].map { try journey.read("Hosts/\($0)/\($0)Host.xcodeproj/project.pbxproj") }
        #expect(hosts.map { $0.contains("MACOSX_DEPLOYMENT_TARGET") } == [false, true])
    }

    @Test(arguments: [
        (".iOS(.v16), .macOS(.v14)", [17], ".iOS(.v17)"), (".iOS(.v17), .macOS(.v13)", [29], ".macOS(.v14)"),
        (".iOS(.v17), .macOS(.v10_15)", [29], ".macOS(.v14)"), (".iOS(\"16.4\")", [17], ".iOS(.v17)"),
        (".iOS(.v15), .macOS(.v12)", [17, 29], ".iOS(.v17)"),
    ])
    func aLowerPlatformIsRefusedWithItsLine(root: String, columns: [Int], remedy: String) throws {
        let journey = try journey(platforms: root)
        let report = try journey.refuses("feature Cart", 2, "platform-too-low")
        #expect(report.diagnostics.map(\.id) == columns.map { _ in "platform-too-low" })
        #expect(report.diagnostics.map(\.file) == columns.map { _ in "Package.swift" })
        #expect(report.diagnostics.map(\.line) == columns.map { _ in 6 })
        #expect(report.diagnostics.map(\.column) == columns.map { Optional($0) })
        #expect(report.diagnostics[0].remedy.contains(remedy))
        // The package alone needs nothing of the root.
        try journey.does("feature Cart --no-wire")
        try journey.refuses("feature Cart --wire-only", 2, "platform-too-low")
    }

    @Test(arguments: [
        (".iOS(.v17)", "", "macOS"), (".macOS(.v14)", "", "iOS"), (".watchOS(.v10)", " --ios-only", "iOS"),
    ])
    func aMissingPlatformIsAWarning(root: String, option: String, missing: String) throws {
        let journey = try journey(platforms: root)
        let report = try journey.does("feature Cart" + option)
        let warning = try #require(report.note("platform-missing"))
        #expect(warning.severity == "warning")
        #expect(warning.message.contains("does not name \(missing)"))
        #expect(warning.remedy.contains(missing == "iOS" ? "`.iOS(.v17)`" : "`.macOS(.v14)`"))
        #expect(try platforms(journey, "Package.swift") == "[\(root)]")
        #expect(try platforms(journey, Self.cart)?.contains(".\(missing)(") == true)
        try journey.keeps("feature Cart" + option)
    }

    @Test func anIosRootNeedsNoMacForIosOnly() throws {
        let journey = try journey(platforms: ".iOS(.v17)")
        #expect(try journey.does("feature Cart --ios-only").ids == [])
    }
}
