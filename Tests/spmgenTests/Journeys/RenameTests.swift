import Scaffold
import TestSupport
import Testing

/// `spmgen rename`: what the new name would have given, every reference with it, and back again byte for byte.
struct RenameTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let there: String
        let back: String
        var before = ["feature Cart", "view Cart/Summary", "feature Order --view Detail"]
        var testDescription: String { (before + [there]).joined(separator: "; ") }
    }

    static let cases: [Case] = [
        Case(there: "rename Cart Basket", back: "rename Basket Cart"),
        Case(there: "rename cart CART", back: "rename CART Cart"),
        Case(there: "rename Order Purchase", back: "rename Purchase Order"),
        Case(there: "rename Cart/Summary Overview", back: "rename Cart/Overview Summary"),
        Case(there: "rename Order/Detail Default", back: "rename Order/Default Detail"),
        Case(there: "rename Cart/Cart Items", back: "rename Cart/Items Cart"),
        Case(there: "rename Cart Basket", back: "rename Basket Cart", before: ["feature Cart --no-mocks --ios-only"]),
        Case(there: "rename Cart Basket", back: "rename Basket Cart", before: ["feature Cart --no-wire"]),
        Case(
            there: "rename Cart/Card Cash", back: "rename Cart/Cash Card",
            before: ["feature Cart", "view Cart/Pay/Card"]),
        Case(there: "rename Cart Get", back: "rename Get Cart", before: ["feature Cart"]),
        Case(there: "rename Cart Open", back: "rename Open Cart", before: ["feature Cart"]),
        Case(there: "rename Cart Public", back: "rename Public Cart", before: ["feature Cart"]),
        Case(there: "rename Cart Basket", back: "rename Basket Cart", before: Self.parts),
        Case(
            there: "rename Cart Basket", back: "rename Basket Cart",
            before: ["feature Cart --no-mocks"] + parts.dropFirst()
        ),
        Case(there: "rename Cart/Order Purchase", back: "rename Cart/Purchase Order", before: Self.parts),
        Case(there: "rename Cart/PaymentService cash", back: "rename Cart/Cash Payment", before: Self.parts),
    ]
    private static let parts = ["feature Cart", "model Cart/Order", "service Cart/Payment", "view Cart/Payment"]

    @Test(arguments: cases, [true, false])
    func thereAndBackIsAsBefore(step: Case, isApp: Bool) throws {
        let journey = try isApp ? Journey.app(after: step.before) : Journey(after: step.before)
        let before = try journey.snapshot().withoutTimes
        let preview = try journey.run(step.there + " --dry-run")
        let report = try journey.does(step.there)
        #expect(preview.plan == report.plan)
        try journey.keeps(step.there)
        try journey.does(step.back)
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: [true, false], ["", " --no-mocks"])
    func aFeatureBecomesWhatItsNewNameGives(isApp: Bool, options: String) throws {
        let journey = try isApp ? Journey.app() : Journey()
        let fresh = try isApp ? Journey.app() : Journey()
        try journey.does("feature Cart" + options)
        let report = try journey.does("rename Cart Basket")
        try fresh.does("feature Basket" + options)
        #expect(try journey.snapshot().withoutTimes.differences(from: fresh.snapshot().withoutTimes) == [])
        #expect(report.subject?.name == "Basket")
        #expect(report.changes.contains { $0.action == "move" && $0.from == "FeaturePackages/Cart/Package.swift" })
        // What was renamed is known as spmgen's own.
        try journey.does("remove Basket")
    }

    @Test(arguments: ["Async", "Final", "Get"])
    func aWordOfTheLanguageStaysOneWhereAFeatureIsCalledSo(name: String) throws {
        let journey = try Journey.app()
        let fresh = try Journey.app(after: ["feature \(name)"])
        let empty = try journey.snapshot().withoutTimes
        try journey.does("feature Cart")
        try journey.does("rename Cart \(name)")
        #expect(try journey.snapshot().withoutTimes.differences(from: fresh.snapshot().withoutTimes) == [])
        try journey.does("remove \(name)")
        #expect(try journey.snapshot().withoutTimes.differences(from: empty) == [])
    }

    @Test func aScreenBecomesWhatItsNewNameGives() throws {
        let journey = try Journey.app(after: ["feature Cart", "view Cart/Summary"])
        let fresh = try Journey.app(after: ["feature Cart", "view Cart/Total"])
        try journey.does("rename Cart/Summary Total")
        #expect(try journey.snapshot().withoutTimes.differences(from: fresh.snapshot().withoutTimes) == [])
    }

    @Test func aModelAndAServiceBecomeWhatTheirNewNamesGive() throws {
        let journey = try Journey(after: Self.parts)
        let fresh = try Journey(
            after: ["feature Cart", "model Cart/Purchase", "service Cart/Cash", "view Cart/Payment"]
        )
        try journey.does("rename Cart/Order Purchase")
        try journey.does("rename Cart/Payment CashService --kind service")
        #expect(try journey.snapshot().withoutTimes.differences(from: fresh.snapshot().withoutTimes) == [])
        try journey.refuses("rename Cart/Purchase CartItem", 2, "name-taken")
        try journey.refuses("rename Cart/Purchase Task", 64, "reserved-name")
        try journey.refuses("rename Cart/Order Sale --kind model", 66, "no-such-part")
    }

    // MARK: What people have written

    @Test func referencesAreRenamedBySyntaxAndProseIsListed() throws {
        let journey = try Journey.app(after: ["feature Cart"])
        let use = "FeaturePackages/AppRoot/Sources/AppRoot/Use.swift"
        try journey.write([
            use: """
            import Cart

            // The Cart is shown first.
            extension AppCoordinator {
                func start() {
                    let title = "Cart"
                    router.push(.cart(.cart))
                    _ = (title, CartRoute.cart, cart.service, Cart.CartPackage.name)
                    for cartoon in ["Cartoon"] { _ = cartoon }
                }
            }

            """,
            "README.md": "# Shop\n\nThe Cart sells things.\n",
        ])
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("rename Cart Basket")
        #expect(
            try journey.read(use) == """
                import Basket

                // The Cart is shown first.
                extension AppCoordinator {
                    func start() {
                        let title = "Cart"
                        router.push(.basket(.basket))
                        _ = (title, BasketRoute.basket, basket.service, Basket.BasketPackage.name)
                        for cartoon in ["Cartoon"] { _ = cartoon }
                    }
                }

                """
        )
        let left = report.diagnostics.filter { $0.id == "mention-left" }
        #expect(left.filter { $0.file == use }.map(\.line) == [3, 6])
        #expect(left.contains { $0.file == "README.md" })
        try journey.does("rename Basket Cart")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func otherThingsOfThatNameKeepIt() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Title"])
        let view = "FeaturePackages/Cart/Sources/Main/Views/CartView.swift"
        try journey.edit(view, "        content\n", "        content\n            .font(.title)\n")
        try journey.does("rename Cart/Title Heading")
        #expect(try journey.read(view).contains(".font(.title)"))
        #expect(try journey.read("FeaturePackages/Cart/Sources/Main/CartRoute.swift").contains("case heading"))
    }

    @Test func aPropertyOfATypeInAFunctionKeepsItsName() throws {
        let journey = try Journey.app(after: ["feature Cart"])
        let path = "FeaturePackages/AppRoot/Sources/AppRoot/Debug.swift"
        try journey.write([
            path: """
            import Cart

            func log() {
                struct Entry { var cart: CartRoute = .cart }
                let entry = Entry()
                print(entry.cart)
            }

            """
        ])
        try journey.does("rename Cart Basket")
        let renamed = try journey.read(path)
        #expect(renamed.contains("struct Entry { var cart: BasketRoute = .basket }"))
        #expect(renamed.contains("print(entry.cart)"))
    }

    @Test func whatOtherProgramsReadIsNamedAndStays() throws {
        let journey = try Journey.app(after: ["feature Cart"])
        let texts = [
            ".github/workflows/ci.yml": "run: swift test --package-path FeaturePackages/Cart\n",
            "Makefile": "test:\n\tswift test --package-path FeaturePackages/Cart\n",
            "FeaturePackages/AppRoot/Sources/AppRoot/Links.swift": "let link = \"bookstore://cart/summary\"\n",
        ]
        try journey.write(texts)
        let report = try journey.does("rename Cart Basket")
        let named = Set(report.diagnostics.filter { $0.id == "mention-left" }.compactMap(\.file))
        #expect(named.isSuperset(of: texts.keys))
        for (path, text) in texts { #expect(try journey.read(path) == text) }
    }

    @Test func otherPackagesFollow() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write([
            "FeaturePackages/Other/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Other",
                dependencies: [.package(path: "../Cart")],
                targets: [.target(name: "Other", dependencies: [.product(name: "CartConcurrent", package: "Cart")])]
            )
            """,
            "FeaturePackages/Other/Sources/Other/Other.swift": "import CartConcurrent\n\nlet item: CartItem? = nil\n",
        ])
        try journey.does("rename Cart Basket")
        let manifest = try journey.read("FeaturePackages/Other/Package.swift")
        #expect(manifest.contains(".package(path: \"../Basket\")"))
        #expect(manifest.contains(".product(name: \"BasketConcurrent\", package: \"Basket\")"))
        let source = try journey.read("FeaturePackages/Other/Sources/Other/Other.swift")
        #expect(source == "import BasketConcurrent\n\nlet item: BasketItem? = nil\n")
    }

    // MARK: Refusals

    @Test func aNameThatIsTakenIsRefused() throws {
        let journey = try Journey.app(after: ["feature Cart", "feature Order", "view Cart/Summary", "view Cart/Total"])
        try journey.refuses("rename Cart Order", 2, "name-taken")
        try journey.refuses("rename Cart order", 2, "name-taken")
        try journey.refuses("rename Cart Bookstore", 2, "name-taken")
        try journey.refuses("rename Cart/Summary Total", 2, "name-taken")
        try journey.refuses("rename Cart/Summary Cart", 2, "name-taken")
        try journey.refuses("rename Cart Navigation", 64, "reserved-name")
        try journey.refuses("rename Cart Foundation", 64, "reserved-name")
        try journey.write(["FeaturePackages/Cart/Sources/Main/BasketRoute.swift": "enum BasketRoute {}\n"])
        try journey.refuses("rename Cart Basket", 2, "name-taken")
    }

    @Test func whatIsNotThereIsNamedWithTheNearest() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Summary"])
        let screen = try journey.refuses("rename Cart/Sumary Total", 66, "no-such-part")
        #expect(screen.diagnostics.first?.remedy == "did you mean `Cart/Summary`?")
        try journey.refuses("rename Carte Basket", 66, "no-such-feature")
    }

    @Test func aRenameThatNobodyRemembersIsSaidToBeDone() throws {
        let journey = try Journey(after: ["feature Cart", "rename Cart Orders"])
        let slip = try journey.run("rename Nonsense Orders")
        #expect(slip.status == "unchanged")
        #expect(slip.diagnostics.map(\.id) == ["renamed-before"])
        #expect(try journey.run("rename Cart Orders").diagnostics.isEmpty)
        #expect(try journey.run("rename Orders orders").diagnostics.isEmpty)
    }

    @Test(arguments: [
        "remove Nope", "remove Nope/Cart", "rename Nope Other",
        "dependency https://example.com/log.git --exact 1.0.0 --to Cart Nope --product Log",
    ])
    func nobodyIsToldToMakeWhatWasToBeChanged(line: String) throws {
        let report = try Journey(after: ["feature Cart"]).refuses(line, 66, "no-such-feature")
        #expect(report.diagnostics.first?.command == ["spmgen", "list"])
    }
}
