import TestSupport
import Testing

/// `spmgen feature --traits`: mocks that are built only when they are asked for.
struct TraitTests {
    private static let package = "FeaturePackages/Cart/"

    @Test func theTraitIsDeclaredAndOffAndEveryMockIsBehindIt() throws {
        let journey = try Journey()
        let report = try journey.does("feature Cart --traits")
        let test = ["swift", "test", "--package-path", "FeaturePackages/Cart", "--traits", "Mocks"]
        #expect(report.next == [test])
        let manifest = try journey.read(Self.package + "Package.swift")
        #expect(manifest.contains("    traits: [\n        .trait(name: \"Mocks\","))
        #expect(!manifest.contains(".default("))
        #expect(manifest.contains(#".target(name: "CartMocks", condition: .when(traits: ["Mocks"]))"#))
        #expect(manifest.components(separatedBy: "            dependencies: [\"CartConcurrent\"]").count == 2)
        let mocks = try journey.read(Self.package + "Sources/Mocks/CartServiceMock.swift")
        #expect(mocks.hasPrefix("#if Mocks\n") && mocks.hasSuffix("#endif\n") && !mocks.contains("DEBUG"))
        for file in ["CartPreview", "Views/CartView"] {
            #expect(try !journey.read(Self.package + "Sources/Main/\(file).swift").contains("Mock"), "\(file)")
        }
        try journey.keeps("feature Cart --traits")
    }

    @Test func whatComesLaterIsBehindItAsWell() throws {
        let journey = try Journey(after: ["feature Cart --traits"])
        let before = try journey.snapshot().withoutTimes
        let screen = try journey.does("view Cart/Summary")
        #expect(screen.next.first?.suffix(2) == ["--traits", "Mocks"])
        let tests = try journey.read(Self.package + "Tests/CartCoordinatorTests.swift")
        #expect(tests.contains("(.summary, { $0.shows(SummaryView.self) })"))
        try journey.does("model Cart/Order")
        try journey.does("service Cart/Payment")
        for file in ["Order+Fixtures", "PaymentServiceMock"] {
            #expect(try journey.read(Self.package + "Sources/Mocks/\(file).swift").hasPrefix("#if Mocks\n"), "\(file)")
        }
        #expect(try journey.read(Self.package + "Tests/OrderTests.swift").hasPrefix("#if Mocks\n"))
        try journey.does("remove Cart/Payment")
        try journey.does("remove Cart/Order")
        try journey.does("remove Cart/Summary")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: ["feature Cart --traits", "feature Cart --traits --ios-only"], [true, false])
    func theFeatureIsRenamedAndTakenOutAgain(line: String, isApp: Bool) throws {
        let journey = try isApp ? Journey.app() : Journey()
        let before = try journey.snapshot().withoutTimes
        try journey.does(line)
        try journey.does("service Cart/Payment")
        try journey.does("rename Cart Basket")
        try journey.does("remove Basket")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func itIsRefusedWithoutMocksAndWhereTheArchitectureHasNone() throws {
        try Journey().refuses("feature Cart --traits --no-mocks", 64, "conflicting-options")
        let journey = try Journey([:], named: "Bookstore")
        try #require(journey.start("init Bookstore --architecture navigator", in: journey.folder.path).code == 0)
        let report = try journey.refuses("feature Cart --traits", 64, "bad-option-value")
        #expect(report.diagnostics.first?.message.contains("`traits`") == true, "\(report.text)")
    }
}
