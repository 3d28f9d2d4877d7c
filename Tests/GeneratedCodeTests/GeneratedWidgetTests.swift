import Scaffold
import Testing

/// The package of a widget is built and tested like a feature's; what stays in the app's extension compiles with it.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedWidgetTests {
    @Test(arguments: ["Cart", GeneratedNamesTests.longZ])
    func itBuildsAndItsTestsPassWhateverTheName(name: String) throws {
        let workspace = try SampleWorkspace.package()
        try workspace.feature(name, traits: name == "Cart")
        try workspace.widget(name)
        let package = "FeaturePackages/\(name)Widget"
        let run = try workspace.test(package)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count == 4)

        let bundle = try workspace.typecheck("\(name)WidgetExtension/\(name)WidgetBundle.swift", with: package)
        #expect(bundle.status == 0, "\(bundle.output)")
        #expect(bundle.complaints == [])
        #expect(try workspace.lint().output == "")
    }

    @Test func inTheOnePackageOfAMicroapp() throws {
        let name = GeneratedNamesTests.longA
        let app = try SampleWorkspace.app(named: "Pocket", architecture: "microapp")
        try app.feature(name)
        try app.widget(name)
        let run = try app.test("PocketLibrary", options: ["--filter", name + "WidgetTests"])
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count == 4)
        try expectBundle(of: name, in: app, with: "PocketLibrary")
    }

    /// The feature is for iOS 13, its widget may use what is newer.
    @Test func inAnAppThatIsOlderThanWidgets() throws {
        let name = GeneratedNamesTests.longZ
        let platform = AppPlatform(.iOS, 13)
        let app = try SampleWorkspace.app(
            named: "Pocket",
            architecture: "navigator",
            platforms: [platform],
            standInMode: "--ios13"
        )
        try app.feature(name)
        try app.widget(name)
        let package = "FeaturePackages/\(name)Widget"
        let run = try app.test(package, isNewest: true)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count == 4)
        try expectBundle(of: name, in: app, with: package)
    }

    private func expectBundle(of name: String, in app: SampleWorkspace, with package: String) throws {
        let path = "\(name)WidgetExtension/\(name)WidgetBundle.swift"
        let bundle = try app.typecheck(path, with: package, isNewest: true)
        #expect(bundle.status == 0, "\(bundle.output)")
        #expect(bundle.complaints == [])
        #expect(try app.lint().output == "")
    }
}
