import TestSupport
import Testing

/// Which names models and services may have: the same for those that are made and those that are renamed.
struct PartNameTests {
    private static let architectures = ["coordinator", "navigator", "microapp"]

    private func journey(_ architecture: String) throws -> Journey {
        try Journey.app(
            architecture,
            after: [
                "feature Cart", "feature Product", "view Cart/Summary", "model Cart/Order", "model Cart/Line",
                "service Cart/Payment",
            ]
        )
    }

    /// Names that are refused, with the exit code and a word of the reason.
    private static let models: [(String, Int32, String)] = [
        ("Cart", 2, "name of the feature's module"), ("Product", 2, "a target of"), ("AppRoot", 2, "a target of"),
        ("CartTests", 2, "a target of"), ("CartItem", 2, "made with"), ("SummaryView", 2, "is declared in"),
        ("ViewModel", 2, "has its own `ViewModel`"), ("LineTests", 2, "is declared in"),
        ("PaymentFixtures", 2, "is declared in"),
        ("Calendar", 64, "Foundation's"), ("Task", 64, "Swift's own"), ("Testing", 64, "the module `Testing`"),
        ("ID", 64, "identifier"), ("View", 64, "SwiftUI's"), ("Type", 64, "Swift gives that word"),
        ("X+Y", 64, "is no ASCII letter or digit"), ("9Lives", 64, "begins with a digit"),
    ]

    @Test(arguments: architectures)
    func aModelIsNeitherMadeNorRenamedToANameThatIsNotFree(architecture: String) throws {
        let journey = try journey(architecture)
        for (name, code, reason) in Self.models {
            let made = try journey.run("model Cart/\(name) --dry-run")
            let renamed = try journey.run("rename Cart/Order \(name) --dry-run")
            #expect(made.exitCode == code && renamed.exitCode == code, "\(name): \(made.text) \(renamed.text)")
            #expect(made.diagnostics.first?.message.contains(reason) == true, "\(made.text)")
            #expect(renamed.diagnostics.map(\.message) == made.diagnostics.map(\.message))
        }
    }

    @Test(arguments: architectures)
    func aServiceIsNeitherMadeNorRenamedToANameThatIsNotFree(architecture: String) throws {
        let journey = try journey(architecture)
        try journey.write([try file(in: journey, "Refunds.swift"): "struct RefundItem {}\n"])
        for name in ["Cart", "Refund", "Service", "X+Y"] {
            let made = try journey.run("service Cart/\(name) --dry-run")
            let renamed = try journey.run("rename Cart/PaymentService \(name) --dry-run")
            #expect(made.status == "refused")
            #expect(made.exitCode == renamed.exitCode, "\(name): \(made.text) \(renamed.text)")
            #expect(renamed.diagnostics.map(\.message) == made.diagnostics.map(\.message))
        }
    }

    /// A file among the sources of the feature's own module.
    private func file(in journey: Journey, _ name: String) throws -> String {
        let service = try #require(try journey.snapshot().paths.first { $0.hasSuffix("/PaymentService.swift") })
        return service.dropLast("PaymentService.swift".count) + name
    }

    @Test(arguments: architectures)
    func aNameOfAModuleThatTheFeatureImportsIsTaken(architecture: String) throws {
        let journey = try journey(architecture)
        try journey.write([try file(in: journey, "Log.swift"): "import Logging\n"])
        for line in ["model Cart/Logging", "rename Cart/Order Logging"] {
            let report = try journey.refuses(line, 2, "name-taken")
            #expect(report.diagnostics.first?.message.contains("imports a module `Logging`") == true, "\(report.text)")
        }
    }

    /// The tests of one see the other, in whichever order they are made.
    @Test(arguments: architectures)
    func aModelCannotBeCalledAsTheTestsOfAnother(architecture: String) throws {
        let journey = try journey(architecture)
        try journey.refuses("model Cart/OrderTests", 2, "name-taken")
        try journey.does("model Cart/SaleTests")
        try journey.refuses("model Cart/Sale", 2, "name-taken")
        try journey.refuses("rename Cart/Order Sale", 2, "name-taken")
    }

    /// In a feature's own module a name is free that another feature's has, unless somebody sees both.
    @Test func whatAnotherFileMeansByANameIsTaken() throws {
        let journey = try journey("microapp")
        for line in ["service Cart/Product", "rename Cart/PaymentService Product"] {
            let report = try journey.refuses(line, 2, "name-taken")
            #expect(
                report.diagnostics.first?.message.contains(
                    "`BookstoreLibrary/Root/Sources/AppCoordinator.swift` means another `ProductItem`") == true,
                "\(report.text)")
        }
        try journey.does("model Product/Sale")
        try journey.does("rename Cart/Order Sale")
        try journey.keeps("model Cart/Sale")
    }

    /// What only the coordinator architecture has is free elsewhere.
    @Test func whatNoModuleHasIsFree() throws {
        let journey = try journey("microapp")
        try journey.does("model Cart/Navigation")
        try journey.does("rename Cart/Order Router")
    }

    /// A refusal says of what kind the name would be.
    @Test(arguments: [
        ("rename Cart/Order X+Y", "`X+Y` cannot be a model name: `+` is no ASCII letter or digit"),
        ("rename Cart/PaymentService Service", "`Service` cannot be a service name: all of them end in it"),
        ("service Cart/Service", "`Service` cannot be a service name: all of them end in it"),
        ("rename Cart/Summary View", "`View` cannot be a screen name: all of them end in it"),
        ("service Cart/PaymentServiceMock", "cannot be a service name: generated names end in `ServiceMock`"),
    ])
    func aRefusalNamesTheKind(line: String, message: String) throws {
        let journey = try Journey(
            after: ["feature Cart", "view Cart/Summary", "model Cart/Order", "service Cart/Payment"])
        let report = try journey.refuses(line)
        #expect(report.exitCode == 64)
        #expect(report.diagnostics.first?.message.contains(message) == true, "\(report.text)")
        #expect(report.diagnostics.first?.remedy.hasPrefix("use another name, such as `") == true)
        try journey.keeps("service Cart/PaymentSERVICE")
    }

    // MARK: Screens and features

    @Test(arguments: architectures)
    func screensAreRenamedToNamesThatTheyCouldBeMadeWith(architecture: String) throws {
        let journey = try journey(architecture)
        try journey.does("view Cart/Detail")
        try journey.does("shared HelpView")
        let names = ["Any", "Tab", "cart", "Type", "X+Y", "9Lives", "Product", "Navigation", "DETail", "Help"]
        for name in names {
            let made = try journey.run("view Cart/\(name) --dry-run")
            let renamed = try journey.run("rename Cart/Summary \(name) --dry-run")
            #expect(made.exitCode == renamed.exitCode, "\(name): \(made.text) \(renamed.text)")
        }
    }

    /// The root means a feature's types by their names, which no other feature may have by then.
    @Test(arguments: ["coordinator", "microapp"])
    func aFeatureDoesNotGetANameThatAServiceHasTaken(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "feature Wish", "service Cart/Product"])
        for line in ["feature Product", "rename Wish Product"] {
            let report = try journey.refuses(line, 2, "name-taken")
            #expect(
                report.diagnostics.first?.message.contains("and the app's root would see both") == true,
                "\(report.text)")
        }
        try journey.does("remove Cart/ProductService")
        try journey.does("rename Wish Product")
        let service = try journey.refuses("service Cart/Product", 2, "name-taken")
        #expect(service.diagnostics.first?.message.contains("means another `Product") == true, "\(service.text)")
    }

    @Test(arguments: architectures)
    func featuresAreRenamedToNamesThatTheyCouldBeMadeWith(architecture: String) throws {
        let journey = try journey(architecture)
        try journey.does("shared Networking")
        let names = [
            "AppRoot", "Networking", "Bookstore", "Home", "Foundation", "CartTests", "Root", "Any", "Tab", "App",
            "Navigation", "Type", "X+Y", "CartMocks", "Shared", "Wish",
        ]
        for name in names {
            let made = try journey.run("feature \(name) --dry-run")
            let renamed = try journey.run("rename Cart \(name) --dry-run")
            #expect(made.exitCode == renamed.exitCode, "\(name): \(made.text) \(renamed.text)")
        }
    }
}
