import Testing

@testable import Scaffold

/// How a feature is wired into an app root that people have changed.
struct FeatureWiringTests {
    private let folder: TemporaryFolder
    private let tests = "FeaturePackages/AppRoot/Tests/CartWiringTests.swift"

    init() throws {
        folder = try TemporaryFolder()
        let request = InitRequest(typed: "Bookstore", app: try ModuleName("Bookstore", as: .app))
        _ = try Generator(files: Disk(), directory: folder.path).run(.initialize(request), command: [])
    }

    @Test func whatTheAppRootOffersIsTested() throws {
        let outcome = try addCart()
        #expect(outcome.diagnostics.filter { $0.severity == .warning } == [])
        #expect(try read(tests).contains("func homeOffersIt()"))
        #expect(try read(tests).contains("func aLinkOpensIt()"))
    }

    @Test func whatHasNoPlaceAnyMoreIsNotTested() throws {
        try edit("HomeView", "static let entries: [Entry] = []", "static let entries = makeEntries()")
        try edit("AppRoute", "switch path.popFirst() {", "if path.isEmpty { return nil }; switch Int(path.count) {")
        let outcome = try addCart()
        let warnings = outcome.diagnostics.filter { $0.severity == .warning }
        #expect(warnings.count == 2)
        #expect(warnings.contains { $0.paste?.contains("Entry(") == true })
        #expect(warnings.contains { $0.paste?.contains(#"case "cart":"#) == true })
        let written = try read(tests)
        #expect(!written.contains("func homeOffersIt()"))
        #expect(!written.contains("func aLinkOpensIt()"))
        #expect(!written.contains("import Foundation"))
        #expect(written.contains("func itsScreensAreShown()"))
        #expect(try !read("FeaturePackages/AppRoot/Sources/AppRoot/HomeView.swift").contains("import Cart"))
        #expect(try addCart().status == .unchanged)
    }

    @Test(arguments: ["Progress", "Tab", "Link", "Home"])
    func aFeatureCannotHaveANameThatItsOwnCodeHasNoRoomFor(name: String) throws {
        let request = FeatureRequest(typed: name, name: try ModuleName(name))
        let refusal = #expect(throws: Refusal.self) {
            try generator.plan(.feature(request), command: [])
        }
        #expect(refusal?.diagnostics.map(\.id) == [.reservedName])
    }

    @Test func aFirstScreenOfAnotherNameMakesRoomForTheFeature() throws {
        let overview = try TypeName("Overview")
        let request = FeatureRequest(typed: "Progress", name: try ModuleName("Progress"), view: overview)
        #expect(try generator.plan(.feature(request), command: []).status == .planned)
    }

    private var generator: Generator {
        Generator(files: Disk(), directory: folder.path.appending("Bookstore"))
    }

    private func addCart() throws -> Outcome {
        let request = FeatureRequest(typed: "Cart", name: try ModuleName("Cart"))
        return try generator.run(.feature(request), command: [])
    }

    private func read(_ path: String) throws -> String {
        try folder.read("Bookstore/" + path)
    }

    private func edit(_ file: String, _ text: String, _ replacement: String) throws {
        let path = "Bookstore/FeaturePackages/AppRoot/Sources/AppRoot/\(file).swift"
        let old = try folder.read(path)
        try #require(old.contains(text))
        try folder.write([path: old.replacing(text, with: replacement)])
    }
}
