import Foundation
import Testing

/// The generated tests notice nine in ten single mistakes in the generated code.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedFaultsTests {
    @Test func ofTheCoordinatorArchitecture() throws {
        let app = try SampleWorkspace.bookstore()
        try app.add(.model, "Cart/Order")
        try app.add(.service, "Cart/Payment")
        try app.widget("Cart")
        try addFoundations(to: app)
        let foundations = Fault.foundations(in: { "SharedPackages/\($0)/Sources/\($0)/" }, anchor: "Package")
        try expectNoticed(Fault.coordinator + foundations, in: app, root: "FeaturePackages/AppRoot", parts: 11)
    }

    /// Their code is that of packages.
    @Test func ofTheManifestOfFeaturesThatAreTargets() throws {
        let app = try SampleWorkspace.app(named: "Bookstore", home: .targets)
        try app.feature("Cart")
        try app.feature("Product", view: "Catalog")
        try expectNoticed(Fault.targets, in: app, parts: 1)
    }

    @Test func ofTheNavigatorArchitecture() throws {
        let app = try SampleWorkspace.app(named: "Bookstore", architecture: "navigator", standInMode: "--ios13")
        try app.feature("Cart")
        try app.feature("Product", view: "Catalog")
        try app.view("Cart/Summary")
        try app.add(.model, "Cart/Order")
        try app.add(.service, "Cart/Payment")
        try addFoundations(to: app)
        let foundations = Fault.foundations(
            in: { "SharedPackages/\($0)/Sources/\($0)/" }, anchor: "Package", scales: false)
        try expectNoticed(Fault.navigator + foundations, in: app, root: "FeaturePackages/AppRoot", parts: 9)
    }

    @Test func ofTheMicroappArchitecture() throws {
        let app = try SampleWorkspace.app(named: "MyApp", architecture: "microapp")
        try app.feature("Onboarding")
        try app.feature("DailySummary")
        try app.view("Onboarding/Permissions")
        try app.add(.model, "Onboarding/Order")
        try app.add(.service, "Onboarding/Payment")
        try app.widget("Onboarding")
        // To be published, one is a package of its own, as in the other architectures.
        try addFoundations(to: app, "--resources")
        let foundations = Fault.foundations(in: { "MyAppLibrary/Foundation/\($0)/Sources/" }, anchor: "Module")
        try expectNoticed(Fault.microapp + foundations, in: app, parts: 9)
    }

    /// It is for newer systems than the features of such an app.
    @Test func ofAWidgetOfTheNavigatorArchitecture() throws {
        let app = try SampleWorkspace.app(named: "Bookstore", architecture: "navigator")
        try app.feature("Cart")
        try app.widget("Cart")
        let faults = Fault.widgetFaults(of: "Cart", in: "FeaturePackages/CartWidget/Sources/CartWidget/")
        try expectNoticed(faults, in: app, parts: 1)
    }

    /// A host has no tests of its own: those of this project stand in for them.
    @Test func ofAHost() throws {
        let app = try SampleWorkspace.app(named: "Bookstore", architecture: "navigator", standInMode: "--ios13")
        try app.feature("Cart")
        try app.view("Cart/Summary")
        #expect(try app.program("host Cart") == "applied")
        let tests = Repository.tests.appending(path: "Fixtures/HostTests/navigator.swift")
        let program = HostProgram(
            feature: "Cart", architecture: "navigator", tests: try String(contentsOf: tests, encoding: .utf8))
        try program.write(into: app)
        try expectNoticed(Fault.host, in: app, parts: 1)
    }

    private func addFoundations(
        to app: SampleWorkspace, _ options: String = "--resources --dynamic --publish"
    ) throws {
        #expect(try app.program("shared Brand \(options)") == "applied")
        #expect(try app.program("shared Networking") == "applied")
    }

    private func expectNoticed(_ faults: [Fault], in app: SampleWorkspace, root: String? = nil, parts: Int) throws {
        let missed = try FaultTrial(app: app, root: root).missed(of: faults)
        #expect(missed.count * 10 <= faults.count, "\(missed.map(\.description).joined(separator: "\n"))")
        let counts = Dictionary(grouping: faults, by: \.part).mapValues(\.count)
        #expect(counts.count == parts && counts.values.allSatisfy { $0 >= 3 }, "\(counts)")
    }
}
