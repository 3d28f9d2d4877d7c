import Foundation
import Scaffold
import Testing

/// An app of the microapp architecture: what the commands make of it.
struct MicroappTests {
    private static let creation = ["init", "MyApp", "--architecture", "microapp", "--feature", "Onboarding"]
    private static let commands = [
        ["feature", "DailySummary", "--view", "Recent"], ["view", "Onboarding/Permissions"],
        ["view", "DailySummary/Browse/Detail"], ["feature", "Default"], ["view", "Default/Class"],
    ]

    @Test func aSecondRunOfAllCommandsChangesNothing() throws {
        let scratch = try ScratchFolder(named: "apps")
        let app = scratch.url.appending(path: "MyApp")
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

        #expect(files.files.keys.filter { $0.hasSuffix("/Package.swift") } == ["MyAppLibrary/Package.swift"])
        let manifest = try #require(files.text("MyAppLibrary/Package.swift"))
        let names = manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        #expect(names == ["AppRoot", "DailySummary", "Default", "DesignSystem", "Onboarding"])
        let tests = manifest.matches(of: /\.testTarget\(\s*name: "(\w+)"/).map { String($0.1) }
        #expect(tests == names.map { $0 + "Tests" })
        let plan = try #require(files.text("MyApp.xctestplan"))
        #expect(plan.matches(of: /"identifier" : "(\w+Tests)"/).map { String($0.1) } == tests)
        let list = ProgramRun(["list"], in: app).report
        #expect(list.contains("Onboarding    MyAppLibrary/Features/Onboarding    Items, Permissions"), "\(list)")
        let next = ProgramRun(["view", "Onboarding/Help"], in: app.appending(path: "MyAppLibrary/Features")).report
        #expect(next.contains("--filter OnboardingTests"), "\(next)")
    }

    @Test(arguments: [
        ("Home", 64, "`home` is the app root's first screen"), ("designSystem", 64, "the design system has that name"),
        ("Progress", 64, "ProgressView"), ("onBoarding", 2, "has a target `Onboarding`"),
        ("Cart --view Cart", 2, "the feature has a `CartView.swift` of its own"), ("Cart --no-mocks", 64, "`mocks`"),
        ("Cart --depends-on Onboarding", 64, "a feature depends on no other feature"),
    ])
    func whatCannotBeIsRefused(line: String, code: Int32, message: String) throws {
        let scratch = try ScratchFolder(named: "apps")
        let app = scratch.url.appending(path: "MyApp")
        try #require(ProgramRun(Self.creation, in: scratch.url).code == 0)
        let before = try FileTree(at: app)
        let run = ProgramRun(["feature"] + line.split(separator: " ").map(String.init), in: app)
        #expect(run.code == code)
        #expect(run.report.contains(message), "\(run.report)")
        #expect(try FileTree(at: app) == before)
    }

    @Test func aFeatureThatIsNotWiredIsWiredLater() throws {
        let scratch = try ScratchFolder(named: "apps")
        let app = scratch.url.appending(path: "MyApp")
        try #require(ProgramRun(Self.creation, in: scratch.url).code == 0)
        let before = try FileTree(at: app)
        let words = ["feature", "Profile", "--no-wire", "--depends-on", "DesignSystem"]
        try #require(ProgramRun(words, in: app).code == 0)
        let after = try FileTree(at: app)
        let changed = after.changes(from: before).filter { !$0.hasPrefix("MyAppLibrary/Features/Profile/") }
        #expect(changed == ["MyApp.xctestplan", "MyAppLibrary/Package.swift"])
        let wired = ProgramRun(["feature", "Profile", "--wire-only"], in: app)
        #expect(wired.code == 0, "\(wired.report)")
        let route = try FileTree(at: app).text("MyAppLibrary/Root/Sources/AppRoute.swift")
        #expect(route?.contains("    case onboarding\n    case profile\n") == true)
    }
}

/// The same, built and tested.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedMicroappTests {
    @Test func threeFeaturesWithFiveScreensEach() throws {
        let app = try SampleWorkspace.app(named: "MyApp", architecture: "microapp")
        let screens = ["Summary", "Detail", "Search", "Settings", "Help"]
        let features = ["Onboarding", "DailySummary", "Profile"]
        func runAll() throws -> Set<Outcome.Status> {
            Set(
                try features.flatMap { feature in
                    [try app.feature(feature).status] + (try screens.map { try app.view("\(feature)/\($0)").status })
                } + [app.add(.model, "Profile/Order").status, app.add(.service, "Profile/Payment").status]
            )
        }
        try expectPassing(12, in: app)
        for feature in features { try app.feature(feature) }
        try expectPassing(36, in: app)
        #expect(try runAll() == [.unchanged, .applied])
        let files = try app.files()
        #expect(try runAll() == [.unchanged])
        #expect(try app.files() == files)
        try expectPassing(58, in: app)
        #expect(try app.lint().output == "")
    }

    @Test func whateverTheNames() throws {
        let app = try SampleWorkspace.app(named: "Pocket", architecture: "microapp", platforms: [AppPlatform(.iOS, 18)])
        for (name, view) in [(GeneratedNamesTests.longA, nil), (GeneratedNamesTests.longZ, "Y"), ("Text", "Image")] {
            try app.feature(name, view: view, iosOnly: true)
            try app.view("\(name)/\(String(GeneratedNamesTests.longZ.dropLast()))x")
            try app.view("\(name)/Some")
            try app.add(.model, "\(name)/\(String(GeneratedNamesTests.longZ.dropLast()))v")
            try app.add(.service, "\(name)/\(String(GeneratedNamesTests.longZ.dropLast()))v")
        }
        let run = try app.test("PocketLibrary")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(try app.lint().output == "")
    }

    private func expectPassing(_ count: Int, in app: SampleWorkspace) throws {
        let run = try app.test("MyAppLibrary")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count == count)
    }
}
