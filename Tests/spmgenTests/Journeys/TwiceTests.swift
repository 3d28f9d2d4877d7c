import Testing

/// Twice is once: what is done already is not done again.
struct TwiceTests {
    @Test(arguments: Step.all)
    func aSecondRunChangesNothing(step: Step) throws {
        let journey = try step.journey()
        try journey.does(step.line)
        let report = try journey.keeps(step.line)
        #expect(report.exitCode == 0)
        #expect(report.workspace != nil)
        // Also when it only looks.
        let preview = try journey.keeps(step.line + " --dry-run")
        #expect(preview.plan == report.plan)
    }

    @Test func commandsInAnyOrderAreDoneOnce() throws {
        let lines = [
            "feature Cart", "feature Product --view Catalog", "view Cart/Summary", "view Product/Detail",
            "view Cart/Checkout/Payment", "manifest add-target Model",
        ]
        for start in [try Journey(), try Journey.app()] {
            // The last one is about the manifest of a package at the root.
            let lines = start.has("Package.swift") ? lines : lines.dropLast()
            for line in lines { try start.does(line) }
            for line in lines.reversed() { try start.keeps(line) }
        }
    }

    @Test func aNameInAnotherSpellingIsTheSameName() throws {
        let journey = try Journey(after: ["feature ShoppingCart", "view ShoppingCart/OrderSummary"])
        let feature = try journey.keeps("feature shopping_cart")
        #expect(feature.subject == Report.Subject(typed: "shopping_cart", name: "ShoppingCart"))
        let screen = try journey.keeps("view shopping-cart/order-summary-view")
        #expect(screen.subject?.name == "ShoppingCart/OrderSummary")
    }
}
