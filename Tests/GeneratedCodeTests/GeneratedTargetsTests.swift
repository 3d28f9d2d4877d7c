import Scaffold
import Testing

/// Features of the coordinator architecture that are targets of the app root's package, built and tested.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedTargetsTests {
    private static let root = "FeaturePackages/AppRoot"

    @Test func threeFeaturesWithFiveScreensEach() throws {
        let app = try SampleWorkspace.app(named: "Bookstore", home: .targets)
        let screens = ["Summary", "Detail", "Search", "Settings", "Help"]
        let features = ["Cart", "Product", "Profile"]
        func runAll() throws -> Set<Outcome.Status> {
            Set(
                try features.flatMap { feature in
                    [try app.feature(feature).status] + (try screens.map { try app.view("\(feature)/\($0)").status })
                }
            )
        }
        try expectPassing(4, Self.root, in: app)
        for feature in features { try app.feature(feature) }
        try expectPassing(58, Self.root, in: app)
        #expect(try runAll() == [.unchanged, .applied])
        let files = try app.files()
        #expect(try runAll() == [.unchanged])
        #expect(try app.files() == files)
        try expectPassing(88, Self.root, in: app)
        #expect(try app.lint().output == "")
        let manifests = files.keys.filter { $0.hasSuffix("/Package.swift") }.sorted()
        #expect(manifests == ["\(Self.root)/Package.swift", "SharedPackages/Navigation/Package.swift"])
    }

    @Test func whateverTheNamesAndTheOtherKind() throws {
        let app = try SampleWorkspace.app(named: "Pocket", home: .targets)
        try app.feature("Wallet", home: .package)
        for (name, view) in [(GeneratedNamesTests.longA, nil), (GeneratedNamesTests.longZ, "Y"), ("A", "B")] {
            try app.feature(name, view: view, mocks: name != "A", home: .targets)
            try app.view("\(name)/\(String(GeneratedNamesTests.longZ.dropLast()))x")
            try app.view("\(name)/Some")
            try app.add(.model, "\(name)/\(String(GeneratedNamesTests.longZ.dropLast()))v")
            try app.add(.service, "\(name)/\(String(GeneratedNamesTests.longZ.dropLast()))v")
        }
        try app.widget(GeneratedNamesTests.longA)
        let run = try app.test(Self.root)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(try app.lint().output == "")
        let widget = try app.build("FeaturePackages/\(GeneratedNamesTests.longA)Widget")
        #expect(widget.status == 0, "\(widget.output)")
        #expect(widget.complaints == [])
    }

    @Test func aPlainPackageHoldsThemToo() throws {
        let package = try SampleWorkspace.initialized()
        try package.feature("Cart", home: .targets)
        try package.feature("Text", view: "Image")
        try package.view("Cart/Summary")
        try package.add(.service, "Text/Open")
        let run = try package.test("")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count > 24)
    }

    private func expectPassing(_ count: Int, _ package: String, in app: SampleWorkspace) throws {
        let run = try app.test(package)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count == count)
    }
}
