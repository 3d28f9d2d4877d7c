import TestSupport
import Testing

/// A model and the service that loads it: they share the value's file, and each goes without the other.
struct LoadedModelTests {
    private static let architectures = ["coordinator", "navigator", "microapp"]

    private func journey(_ architecture: String, after lines: [String] = []) throws -> Journey {
        try Journey.app(architecture, after: ["feature Cart"] + lines)
    }

    @Test(arguments: architectures, ["model", "service"])
    func whicheverCameFirstTheOtherStaysAlone(architecture: String, first: String) throws {
        let lines = ["model": "model Cart/OrderItem", "service": "service Cart/Order"]
        let names = ["model": "Cart/OrderItem", "service": "Cart/OrderService"]
        let second = first == "model" ? "service" : "model"
        let journey = try journey(architecture)
        let empty = try journey.snapshot().withoutTimes
        var alone: [String: TreeSnapshot] = [:]
        for (part, line) in lines {
            try journey.does(line)
            alone[part] = try journey.snapshot().withoutTimes
            try journey.does("remove \(names[part] ?? "")")
            #expect(try journey.snapshot().withoutTimes.differences(from: empty) == [])
        }
        for removed in [first, second] {
            let kept = removed == "model" ? "service" : "model"
            try journey.does(lines[first] ?? "")
            try journey.does(lines[second] ?? "")
            try journey.keeps(lines[first] ?? "")
            try journey.keeps(lines[second] ?? "")
            try journey.does("remove \(names[removed] ?? "")")
            let expected = try #require(alone[kept])
            #expect(try journey.snapshot().withoutTimes.differences(from: expected) == [], "\(removed)")
            try journey.does("remove \(names[kept] ?? "")")
            #expect(try journey.snapshot().withoutTimes.differences(from: empty) == [], "\(removed)")
        }
    }

    @Test(arguments: architectures)
    func aServiceThatGetsAnotherNameTakesItsModelAlong(architecture: String) throws {
        let journey = try journey(architecture)
        try journey.does("service Cart/Bill")
        try journey.does("model Cart/BillItem")
        let wanted = try journey.snapshot().withoutTimes
        try journey.does("remove Cart/BillItem")
        try journey.does("remove Cart/BillService")
        try journey.does("service Cart/Order")
        try journey.does("model Cart/OrderItem")
        try journey.does("rename Cart/OrderService Bill")
        #expect(try journey.snapshot().withoutTimes.differences(from: wanted) == [])
    }

    @Test(arguments: architectures)
    func aValueThatSomebodyHasChangedStaysAsItIs(architecture: String) throws {
        let journey = try journey(architecture, after: ["service Cart/Order", "model Cart/OrderItem"])
        let file = try #require(try journey.snapshot().paths.first { $0.hasSuffix("/OrderItem.swift") })
        try journey.edit(file, "public var title: String\n", "public var title: String\n    public var note = \"\"\n")
        let edited = try journey.read(file)
        try journey.does("remove Cart/OrderItem")
        #expect(try journey.read(file) == edited)
        let report = try journey.refuses("remove Cart/OrderService", 2, "file-edited")
        #expect(report.diagnostics.map(\.file) == [file])
    }

    @Test(arguments: architectures)
    func fixturesThatAreUsedStay(architecture: String) throws {
        let journey = try journey(architecture, after: ["service Cart/Order", "model Cart/OrderItem"])
        let test = try #require(try journey.snapshot().paths.first { $0.hasSuffix("/OrderServiceTests.swift") })
        try journey.edit(test, "import Testing\n", "import Testing\n\nlet first = OrderItem.fixtures[0]\n")
        let report = try journey.refuses("remove Cart/OrderItem", 2, "still-used")
        #expect(report.diagnostics.map(\.file) == [test])
        #expect(report.diagnostics.first?.message.contains("`OrderItem.fixtures`") == true, "\(report.text)")
    }

    @Test(arguments: architectures)
    func whatAServiceLoadsIsNoModelByItself(architecture: String) throws {
        let journey = try journey(architecture, after: ["service Cart/Order"])
        let item = try journey.refuses("remove Cart/OrderItem", 2, "still-used").diagnostics.first
        #expect(item?.message == "`OrderItem` came with the service `Cart/OrderService`, and goes with it")
        #expect(item?.command == ["spmgen", "remove", "Cart/OrderService"])
        // A model is no service of a like name.
        try journey.does("model Cart/BillItem")
        try journey.refuses("remove Cart/Bill", 66, "no-such-part")
    }

    @Test(arguments: architectures)
    func whatCameWithTheFeatureGoesWithIt(architecture: String) throws {
        let journey = try journey(architecture)
        let own = try journey.refuses("remove Cart/CartItem", 2, "still-used").diagnostics.first
        #expect(own?.message == "`CartItem` came with the feature `Cart`, and goes with it")
        #expect(own?.command == ["spmgen", "remove", "Cart"])
        let taken = try journey.refuses("model Cart/CartItem", 2, "name-taken").diagnostics.first
        #expect(
            taken?.message == "the model name `CartItem` is taken: the feature was made with its `CartItem`")
        let service = architecture == "microapp" ? "CartItem" : "CartService"
        let refused = try journey.refuses("service Cart/Cart", 2, "name-taken").diagnostics.first
        #expect(
            refused?.message == "the service name `Cart` is taken: the feature was made with its `\(service)`")
        guard architecture != "microapp" else { return }
        let message = "`CartService` came with the feature `Cart`, and"
        let removed = try journey.refuses("remove Cart/CartService", 2, "still-used").diagnostics.first
        #expect(removed?.message == message + " goes with it")
        let renamed = try journey.refuses("rename Cart/CartService Basket", 2, "still-used").diagnostics.first
        #expect(renamed?.message == message + " is renamed with it")
        #expect(renamed?.command == ["spmgen", "rename", "Cart", "Basket"])
    }
}
