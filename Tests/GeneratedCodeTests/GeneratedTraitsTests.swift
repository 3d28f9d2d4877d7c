import Scaffold
import Testing

/// A feature whose mocks are built only when they are asked for: `spmgen feature --traits`.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedTraitsTests {
    @Test func aReleaseBuildHasMocksOnlyWithTheTrait() throws {
        let package = try SampleWorkspace.package()
        try package.feature("Cart", traits: true)
        try package.view("Cart/Summary")
        try package.add(.model, "Cart/Order")
        try package.add(.service, "Cart/Payment")
        let cart = "FeaturePackages/Cart"
        let mocks = ["CartMocks.CartServiceMock", "CartMocks.PaymentServiceMock", "CartMocks.CartFixtures"]

        let plain = try package.build(cart, options: ["-c", "release"])
        #expect(plain.status == 0, "\(plain.output)")
        #expect(plain.complaints == [])
        let symbols = try package.symbols(of: cart)
        #expect(symbols.contains("CartConcurrent.PaymentService"))
        for mock in mocks { #expect(!symbols.contains(mock), "\(mock)") }

        let asked = try package.build(cart, options: ["-c", "release", "--traits", "Mocks"])
        #expect(asked.status == 0, "\(asked.output)")
        #expect(asked.complaints == [])
        let more = try package.symbols(of: cart)
        for mock in mocks { #expect(more.contains(mock), "\(mock)") }

        // Without the trait, what needs no mocks is tested, and the run says what else there is.
        let some = try package.test(cart)
        #expect(some.status == 0, "\(some.output)")
        #expect(some.complaints == [])
        #expect(some.output.contains("what needs mocks is tested with `swift test --traits Mocks`"))
        let all = try package.test(cart, options: ["--traits", "Mocks"])
        #expect(all.status == 0, "\(all.output)")
        #expect(all.complaints == [])
        #expect(all.count == 21)
        #expect(try package.lint().output == "")
    }

    /// Where the mocks are files of the feature's own module, or the trait is one of the package that features share.
    @Test(arguments: [
        (
            "coordinator", "FeaturePackages/AppRoot",
            ["CartMocks.CartServiceMock", "CartMocks.PaymentServiceMock", "CartMocks.CartFixtures"]
        ),
        (
            "navigator", "FeaturePackages/Cart",
            ["Cart.CartServiceMock", "Cart.CartFixtures", "Cart.PaymentServiceMock"]
        ),
        (
            "microapp", "BookstoreLibrary", ["Cart.CartItem.samples", "Cart.Order.fixtures", "Cart.PaymentServiceMock"]
        ),
    ])
    func whereverTheMocksAre(
        architecture: String,
        package: String,
        mocks: [String]
    ) throws {
        let mode = architecture == "navigator" ? "--ios13" : nil
        let app = try SampleWorkspace.app(
            named: "Bookstore",
            architecture: architecture,
            home: architecture == "coordinator" ? .targets : nil,
            standInMode: mode
        )
        try app.feature("Cart", traits: true)
        try app.view("Cart/Summary")
        try app.add(.model, "Cart/Order")
        try app.add(.service, "Cart/Payment")
        if architecture != "navigator" { try app.feature("Plain") }

        let plain = try app.build(package, options: ["-c", "release"])
        #expect(plain.status == 0, "\(plain.output)")
        #expect(plain.complaints == [])
        let symbols = try app.symbols(of: package)
        let module = architecture == "coordinator" ? "CartConcurrent" : "Cart"
        #expect(symbols.contains(module + ".PaymentService"))
        for mock in mocks { #expect(!symbols.contains(mock), "\(mock)") }
        #expect(symbols.contains("Plain.PlainItem.samples") == (architecture == "microapp"))

        let some = try app.test(package)
        #expect(some.status == 0, "\(some.output)")
        #expect(some.complaints == [])
        #expect(some.output.contains("what needs mocks is tested with"))
        let all = try app.test(package, options: ["--traits", "Mocks"])
        #expect(all.status == 0, "\(all.output)")
        #expect(all.complaints == [])
        #expect(all.count > some.count)
        let more = try app.symbols(of: package)
        for mock in mocks { #expect(more.contains(mock), "\(mock)") }
        #expect(try app.lint().output == "")
    }
}
