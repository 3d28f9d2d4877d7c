import TestSupport
import Testing

/// `spmgen model` and `spmgen service`: the files they make, the names they refuse, and what of a feature a name means.
struct PartTests {
    private static let package = "FeaturePackages/Cart/"

    @Test(arguments: [
        ("feature Cart", "Sources/Mocks/", "public static let fixtures"),
        ("feature Cart --no-mocks", "Tests/", "nonisolated extension Order"),
    ])
    func aModelHasFixturesAndTests(feature: String, fixtures: String, text: String) throws {
        let journey = try Journey(after: [feature])
        let report = try journey.does("model cart/order")
        #expect(report.subject?.name == "Cart/Order")
        let files = [
            "Sources/Concurrent/Models/Order.swift", fixtures + "Order+Fixtures.swift", "Tests/OrderTests.swift",
        ]
        #expect(report.paths("create") == files.map { Self.package + $0 })
        #expect(report.changes.count == 3)
        #expect(report.next == [["swift", "test", "--package-path", "FeaturePackages/Cart"]])
        #expect(try journey.read(Self.package + fixtures + "Order+Fixtures.swift").contains(text))
        let tests = try journey.read(Self.package + "Tests/OrderTests.swift")
        #expect(tests.contains("import CartMocks\n") == (feature == "feature Cart"))
    }

    @Test(arguments: [("feature Cart", "Sources/Mocks/"), ("feature Cart --no-mocks", "Tests/")])
    func aServiceHasWhatItLoadsAMockAndTests(feature: String, mocks: String) throws {
        let journey = try Journey(after: [feature])
        let report = try journey.does("service Cart/PaymentService")
        #expect(report.subject?.name == "Cart/Payment")
        let files = [
            "Sources/Concurrent/Models/PaymentItem.swift", "Sources/Concurrent/PaymentService.swift",
            mocks + "PaymentServiceMock.swift", "Tests/PaymentServiceTests.swift",
        ]
        #expect(report.paths("create") == files.map { Self.package + $0 })
        #expect(report.changes.count == 4)
        let service = try journey.read(Self.package + files[1])
        #expect(service.contains("public actor PaymentService: PaymentServiceProtocol {"))
        try journey.keeps("service cart/payment")
    }

    @Test func aModelAndAServiceOfOneNameDoNotMeet() throws {
        let journey = try Journey(after: ["feature Cart", "model Cart/Payment", "service Cart/Payment"])
        try journey.keeps("model Cart/Payment")
        try journey.keeps("service Cart/Payment")
    }

    @Test func theyGoWhereTheFoldersOfTheTargetsAre() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.move(Self.package + "Sources/Concurrent", to: Self.package + "Sources/Core")
        try journey.move(Self.package + "Sources/Mocks", to: Self.package + "Sources/Fakes")
        try journey.edit(Self.package + "Package.swift", "\"Sources/Concurrent\"", "\"Sources/Core\"")
        try journey.edit(Self.package + "Package.swift", "\"Sources/Mocks\"", "\"Sources/Fakes\"")
        let report = try journey.does("model Cart/Order")
        let files = ["Sources/Core/Models/Order.swift", "Sources/Fakes/Order+Fixtures.swift", "Tests/OrderTests.swift"]
        #expect(report.paths("create") == files.map { Self.package + $0 })
    }

    @Test func navigatorHasThemInTheFeaturesOneModule() throws {
        let journey = try Journey([:], named: "Bookstore")
        let line = "init Bookstore --architecture navigator --feature Cart"
        try #require(journey.start(line, in: journey.folder.path).code == 0)
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("service Cart/Payment")
        let files = [
            "Sources/Cart/Mocks/PaymentServiceMock.swift", "Sources/Cart/Models/PaymentItem.swift",
            "Sources/Cart/PaymentService.swift", "Tests/CartTests/PaymentServiceTests.swift",
        ]
        #expect(report.paths("create") == files.map { Self.package + $0 })
        try journey.does("model Cart/Order")
        try journey.does("rename Cart/Order Purchase")
        try journey.does("remove Cart/Purchase")
        try journey.does("remove Cart/Payment")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func microappHasThemInTheFeaturesTarget() throws {
        let journey = try Journey([:], named: "Bookstore")
        let line = "init Bookstore --architecture microapp --feature Cart"
        try #require(journey.start(line, in: journey.folder.path).code == 0)
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("service Cart/Payment")
        let files = ["Mocks/PaymentServiceMock", "Models/PaymentItem", "PaymentService"].map { "Sources/\($0).swift" }
        let package = "BookstoreLibrary/Features/Cart/"
        #expect(report.paths("create") == (files + ["Tests/PaymentServiceTests.swift"]).map { package + $0 })
        let filter = ["--filter", "CartTests"]
        #expect(report.next == [["swift", "test", "--package-path", "BookstoreLibrary"] + filter])
        try journey.does("model Cart/Order")
        let use = "BookstoreLibrary/Root/Sources/AppCoordinator.swift"
        let coordinator = try journey.read(use)
        try journey.write([use: coordinator + "\nlet payments: (any PaymentServiceProtocol)? = nil\n"])
        try journey.refuses("remove Cart/Payment", 2, "still-used")
        try journey.write([use: coordinator])
        try journey.does("rename Cart/Order Purchase")
        try journey.does("remove Cart/Purchase")
        try journey.does("remove Cart/Payment")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    /// Two features with a model of one name, and a file of the app's root that knows one of them.
    @Test(arguments: [
        ("coordinator", "FeaturePackages/AppRoot/Sources/Last.swift", "ProductConcurrent", "FeaturePackages/Cart/"),
        ("microapp", "BookstoreLibrary/Root/Sources/Last.swift", "Product", "BookstoreLibrary/Features/Cart/"),
    ])
    func aModelOfAnotherFeatureIsAnother(architecture: String, use: String, module: String, cart: String) throws {
        let journey = try Journey([:], named: "Bookstore")
        let line = "init Bookstore --architecture \(architecture) --feature Cart Product"
        try #require(journey.start(line, in: journey.folder.path).code == 0)
        try journey.does("model Product/Order")
        try journey.write([use: "import \(module)\n\nvar last: Order?\n"])
        let before = try journey.snapshot().withoutTimes
        try journey.does("model Cart/Order")
        let renamed = try journey.does("rename Cart/Order Purchase")
        #expect(renamed.changes.allSatisfy { $0.path.hasPrefix(cart) }, "\(renamed.changes.map(\.path))")
        try journey.does("remove Cart/Purchase")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        try journey.does("model Cart/Order")
        try journey.does("remove Cart/Order")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    /// The names of what is there, and what is renamed.
    @Test(arguments: [
        ("Cart/Oder", "Payment", "did you mean `Cart/Order`?"),
        ("Cart/Paymnt", "Order", "did you mean `Cart/Payment`?"),
        ("Cart/Ordr", "Bill", "did you mean `Cart/Order`?"), ("Cart/Paymen", "Sale", "did you mean `Cart/Payment`?"),
    ])
    func aSlipIsNoRepeatedRename(old: String, new: String, remedy: String) throws {
        let journey = try Journey(after: [
            "feature Cart", "model Cart/Order", "service Cart/Payment", "model Cart/Bill",
        ])
        #expect(try journey.refuses("rename \(old) \(new)", 66, "no-such-part").diagnostics.first?.remedy == remedy)
    }

    @Test func aRenameThatIsRememberedCanBeRepeatedBesideLikeNames() throws {
        let journey = try Journey(after: [
            "feature Cart", "model Cart/Order", "rename Cart/Order Bill", "model Cart/Orders",
        ])
        try journey.keeps("rename Cart/Order Bill")
    }

    // MARK: Names

    @Test(arguments: [
        ("model Cart/Cart", "it is the name of the feature's module"),
        ("model Cart/CartMocks", "`CartMocks` is a target of"),
        ("model Cart/CartView", "`CartView` is declared in"),
        ("model Cart/CartServiceProtocol", "`CartServiceProtocol` is declared in"),
        ("model Cart/cartservice", "CartService.swift` already"),
        ("service Cart/Order", "`OrderItem` is declared in"),
    ])
    func aNameThatIsThereIsTaken(line: String, owner: String) throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write([Self.package + "Sources/Main/Other.swift": "struct OrderItem {}\n"])
        let report = try journey.refuses(line, 2, "name-taken")
        #expect(report.diagnostics.first?.message.contains(owner) == true, "\(report.text)")
    }

    @Test(arguments: ["Task", "Result", "Text", "Data", "Issue", "Navigator", "Progress", "Unit", "ID", "Testing"])
    func aModelCannotHaveANameThatGeneratedCodeUses(name: String) throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.refuses("model Cart/\(name)", 64, "reserved-name")
        #expect(report.diagnostics.first?.remedy.contains("`\(name)Value`") == true)
        try journey.does("model Cart/\(name)Value")
    }

    @Test(arguments: [
        ("model Cart", "Cart/Order"), ("service Cart", "Cart/Payment"), ("model Cart/A/B", "Cart/B"),
        ("service Cart/2nd", "Cart/Nd2"), ("model Cart/..", "Cart/Order"),
    ])
    func aPathThatIsNoneIsRefusedWithOneThatIs(line: String, suggestion: String) throws {
        let report = try Journey(after: ["feature Cart"]).refuses(line, 64, "bad-name")
        #expect(report.diagnostics.first?.remedy.contains("`\(suggestion)`") == true, "\(report.text)")
    }

    @Test func anUnknownFeatureIsRefusedWithTheNearest() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.refuses("model Card/Order", 66, "no-such-feature")
        #expect(report.diagnostics.first?.remedy == "did you mean `Cart`?")
    }

    // MARK: What a name means

    @Test func aNameOfSeveralThingsIsRefusedUntilOneIsChosen() throws {
        let journey = try Journey(
            after: ["feature Cart", "view Cart/Payment", "model Cart/Payment", "service Cart/Payment"]
        )
        let report = try journey.refuses("remove Cart/Payment", 64, "part-ambiguous")
        #expect(report.diagnostics.first?.command == ["spmgen", "remove", "Cart/Payment", "--kind", "service"])
        try journey.refuses("rename Cart/Payment Cash", 64, "part-ambiguous")
        // The name of a type leaves no doubt.
        let screen = try journey.does("remove Cart/PaymentView")
        #expect(screen.paths("delete").contains(Self.package + "Sources/Main/Views/PaymentView.swift"))
        let service = try journey.does("remove Cart/PaymentService")
        #expect(service.paths("delete").count == 4)
        try journey.does("remove Cart/Payment")
        try journey.refuses("remove Cart/Payment --kind model", 66, "no-such-part")
    }

    @Test func whatIsStillUsedStays() throws {
        let journey = try Journey(after: ["feature Cart", "service Cart/Payment"])
        let use = Self.package + "Sources/Main/CartCoordinator.swift"
        try journey.edit(use, "let service:", "var payments: any PaymentServiceProtocol\n    let service:")
        let report = try journey.refuses("remove Cart/Payment", 2, "still-used")
        #expect(report.diagnostics.map(\.file) == [use])
    }

    @Test func aTeamsOwnTemplateServesTheCommand() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write([
            "Templates/Team/Model.xctemplate/TemplateInfo.plist": Self.template,
            "Templates/Team/Model.xctemplate/Sources/Concurrent/___VARIABLE_model___Record.swift":
                "public struct ___VARIABLE_model___Record: Sendable {}\n",
        ])
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("model Cart/Order")
        #expect(report.paths("create") == [Self.package + "Sources/Concurrent/OrderRecord.swift"])
        try journey.does("rename Cart/Order Sale")
        try journey.does("remove Cart/Sale")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    private static let template = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
        <key>Kind</key><string>Xcode.IDEFoundation.TextSubstitutionFileTemplateKind</string>
        <key>Options</key><array>
        <dict><key>Identifier</key><string>feature</string><key>Type</key><string>text</string>
        <key>Required</key><true/></dict>
        <dict><key>Identifier</key><string>model</string><key>Type</key><string>text</string>
        <key>Required</key><true/></dict>
        </array>
        <key>Scaffold</key><dict><key>Command</key><string>model</string>
        <key>Destination</key><string>___FEATURE_ROOT___</string></dict>
        </dict></plist>
        """
}
