import Foundation
import Scaffold
import Testing

/// An app of the navigator architecture: what the commands make of it.
struct NavigatorAppTests {
    private static let creation = ["init", "Bookstore", "--architecture", "navigator", "--feature", "Cart"]
    private static let commands = [
        ["feature", "Product", "--view", "Catalog", "--no-mocks"], ["view", "Cart/Summary"],
        ["view", "Product/Browse/Detail"], ["feature", "Default"], ["view", "Default/Class"],
    ]

    @Test func aSecondRunOfAllCommandsChangesNothing() throws {
        let scratch = try ScratchFolder(named: "apps")
        let app = scratch.url.appending(path: "Bookstore")
        let start = ProgramRun(Self.creation, in: scratch.url)
        try #require(start.code == 0, "\(start.report)")
        for words in Self.commands {
            let run = ProgramRun(words, in: app)
            try #require(run.code == 0 && !run.report.contains("unchanged"), "\(run.report)")
        }
        let files = try FileTree(at: app)
        for words in Self.commands.reversed() {
            let run = ProgramRun(words, in: app)
            #expect(run.report.contains("unchanged  everything is there already\n"), "\(words): \(run.report)")
        }
        let again = ProgramRun(Self.creation, in: scratch.url)
        #expect(again.report.contains("unchanged  everything is there already\n"), "\(again.report)")
        #expect(try FileTree(at: app) == files)

        #expect(!files.files.keys.contains { $0.contains("Coordinator") || $0.contains("Navigation/Package.swift") })
        let route = files.text("SharedPackages/Shared/Sources/Shared/Navigation/Route.swift")
        #expect(route?.contains("    case product(ProductRoute)\n    case `default`(DefaultRoute)\n") == true)
        let list = ProgramRun(["list"], in: app).report
        #expect(list.contains("Product  FeaturePackages/Product  Catalog, Detail"), "\(list)")
        let next = ProgramRun(["view", "Cart/Help"], in: app).report
        #expect(next.contains("next: xcodebuild test -project Bookstore.xcodeproj"), "\(next)")
        #expect(next.contains("-only-testing:CartTests"), "\(next)")
    }

    @Test(arguments: [("iOS13", ".iOS(.v13)", "13.0"), ("iOS18.2", ".iOS(\"18.2\")", "18.2")])
    func thePlatformStandsInEachManifestAndInTheProject(platform: String, element: String, target: String) throws {
        let scratch = try ScratchFolder(named: "apps")
        let app = scratch.url.appending(path: "Bookstore")
        let run = ProgramRun(Self.creation + ["--platforms", platform], in: scratch.url)
        try #require(run.code == 0, "\(run.report)")
        try #require(ProgramRun(["feature", "Later"], in: app).code == 0)
        let files = try FileTree(at: app)
        let manifests = files.files.keys.filter { $0.hasSuffix("/Package.swift") }
        #expect(manifests.count == 4)
        for path in manifests { #expect(files.text(path)?.contains("platforms: [\(element)],\n") == true, "\(path)") }
        let project = try #require(files.text("Bookstore.xcodeproj/project.pbxproj"))
        #expect(project.components(separatedBy: "IPHONEOS_DEPLOYMENT_TARGET = \(target);").count == 3)
    }

    @Test(arguments: [("iOS12", "`iOS13` or a later one"), ("iOS15 macOS14", "is not for macOS")])
    func aPlatformThatTheSourcesAreNotForIsRefused(platforms: String, message: String) throws {
        let scratch = try ScratchFolder(named: "apps")
        let words = Self.creation + ["--platforms"] + platforms.split(separator: " ").map(String.init)
        let run = ProgramRun(words, in: scratch.url)
        #expect(run.code == 64)
        #expect(run.report.contains(message), "\(run.report)")
    }

    @Test func aFeatureThatIsNotWiredLeavesTheAppAsItIs() throws {
        let scratch = try ScratchFolder(named: "apps")
        let app = scratch.url.appending(path: "Bookstore")
        try #require(ProgramRun(Self.creation, in: scratch.url).code == 0)
        let before = try FileTree(at: app)
        let run = ProgramRun(["feature", "Profile", "--no-wire"], in: app)
        try #require(run.code == 0, "\(run.report)")
        let after = try FileTree(at: app)
        let route = "SharedPackages/Shared/Sources/Shared/Routes/ProfileRoute.swift"
        let changed = after.changes(from: before).filter { !$0.hasPrefix("FeaturePackages/Profile/") }
        #expect(changed == ["Bookstore.xctestplan", route])
        let wired = ProgramRun(["feature", "Profile", "--wire-only"], in: app)
        #expect(wired.code == 0, "\(wired.report)")
        let router = try FileTree(at: app).text("FeaturePackages/AppRoot/Sources/AppRoot/Router.swift")
        #expect(router?.contains("profile.view(for: route)") == true)
    }
}

/// The same, built and tested with no more than iOS 13 has.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedNavigatorTests {
    @Test func threeFeaturesWithFiveScreensEach() throws {
        let app = try SampleWorkspace.app(named: "Bookstore", architecture: "navigator", standInMode: "--ios13")
        let screens = ["Summary", "Detail", "Search", "Settings", "Help"]
        let features = ["Cart", "Product", "Profile"]
        func runAll(_ features: [String]) throws -> Set<Outcome.Status> {
            Set(
                try features.flatMap { feature in
                    [try app.feature(feature, mocks: feature != "Profile").status]
                        + (try screens.map { try app.view("\(feature)/\($0)").status })
                }
            )
        }
        try expectPassing(4, "FeaturePackages/AppRoot", in: app)
        #expect(try runAll(features) == [.applied])
        let files = try app.files()
        #expect(try runAll(features) == [.unchanged])
        #expect(try app.files() == files)
        // Where a feature has no mocks, those of its services lie among its tests.
        for name in ["Cart", "Profile"] {
            try app.add(.model, name + "/Order")
            try app.add(.service, name + "/Payment")
        }
        try expectPassing(22, "FeaturePackages/Cart", in: app)
        try expectPassing(15, "FeaturePackages/Product", in: app)
        try expectPassing(22, "FeaturePackages/Profile", in: app)
        try expectPassing(10, "FeaturePackages/AppRoot", in: app)
        try expectPassing(18, "SharedPackages/Shared", in: app)
        #expect(try app.lint().output == "")
    }

    @Test(arguments: [GeneratedNamesTests.longA, GeneratedNamesTests.longZ, "A", "Text", "URLList"])
    func whateverTheName(name: String) throws {
        let app = try SampleWorkspace.app(named: "Pocket", architecture: "navigator", standInMode: "--ios13")
        try app.feature(name, view: name == "Text" ? "Image" : nil)
        try app.view("\(name)/\(String(GeneratedNamesTests.longZ.dropLast()))x")
        try app.view("\(name)/Some")
        let part = name.count == 40 ? String(GeneratedNamesTests.longZ.dropLast()) + "v" : "Cash"
        try app.add(.model, "\(name)/\(part)")
        try app.add(.service, "\(name)/\(part)")
        try expectPassing(19, "FeaturePackages/\(name)", in: app)
        try expectPassing(6, "FeaturePackages/AppRoot", in: app)
        #expect(try app.lint().output == "")
    }

    private func expectPassing(_ count: Int, _ package: String, in app: SampleWorkspace) throws {
        let run = try app.test(package)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [], "\(package)")
        #expect(run.count == count, "\(package)")
    }
}
