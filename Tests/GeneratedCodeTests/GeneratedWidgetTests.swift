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
}
