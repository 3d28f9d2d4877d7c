import Testing

/// `spmgen list`: what a workspace holds.
struct ListTests {
    private func names(_ list: Any?) -> [String] {
        (list as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test func featuresHaveTheirScreens() throws {
        let journey = try Journey.app(after: [
            "feature Product --view Catalog", "feature Cart", "view Cart/Checkout/Payment", "view Cart/Default",
            "view Product/Detail", "view Cart/URLList",
        ])
        let before = try journey.snapshot()
        let report = try journey.run("list")
        #expect(report.status == "ok")
        #expect(report.plan == nil)
        let result = try report.result()
        let features = result["features"] as? [[String: Any]] ?? []
        #expect(names(result["features"]) == ["Cart", "Product"])
        #expect(features.map { $0["path"] as? String } == ["FeaturePackages/Cart", "FeaturePackages/Product"])
        #expect(
            features.map { $0["screens"] as? [String] } == [
                ["Cart", "Payment", "Default", "URLList"], ["Catalog", "Detail"],
            ])
        #expect(names(result["packages"]) == ["AppRoot", "Cart", "Product", "Navigation"])
        #expect(Set(names(result["templates"])).isSuperset(of: ["App", "Feature", "Navigation", "View"]))
        #expect(try journey.snapshot().differences(from: before) == [])
        // Each name that is listed is one that the commands take.
        for feature in features {
            for screen in feature["screens"] as? [String] ?? [] where screen != "Cart" {
                let name = "\(feature["name"] ?? "")/\(screen)"
                let line = screen == "Payment" ? "view Cart/Checkout/Payment" : "view \(name)"
                if screen != "Catalog" { try journey.keeps(line) }
            }
        }
    }

    @Test(arguments: ["coordinator", "navigator", "microapp"])
    func featuresHaveTheirModelsAndServices(architecture: String) throws {
        let journey = try Journey.app(
            architecture,
            after: [
                "feature Cart", "feature Product", "model Cart/OrderLine", "model Cart/Order", "service Cart/Payment",
                "service Cart/Order", "model Cart/OrderItem",
            ]
        )
        let features = try journey.run("list").result()["features"] as? [[String: Any]] ?? []
        #expect(features.map { $0["models"] as? [String] } == [["Order", "OrderItem", "OrderLine"], []])
        #expect(features.map { $0["services"] as? [String] } == [["OrderService", "PaymentService"], []])
        let text = journey.start("list").output
        #expect(text.contains("models\n  Cart  Order, OrderItem, OrderLine\n"), "\(text)")
        #expect(text.contains("services\n  Cart  OrderService, PaymentService\n"), "\(text)")
        // Each is one that can be taken out by that name, and completed.
        for name in ["OrderItem", "OrderLine", "OrderService", "Order", "PaymentService"] {
            #expect(
                journey.start("complete remove Cart/\(name)").output.split(separator: "\n").contains("Cart/\(name)"))
            try journey.does("remove Cart/\(name)")
        }
        #expect(!journey.start("list").output.contains("models"))
    }

    @Test func whatIsNotThereIsToldApartFromAllThatIs() throws {
        let journey = try Journey(after: ["feature Cart", "model Cart/Order", "service Cart/Payment"])
        for (line, remedy) in [
            ("remove Cart/Ordr", "did you mean `Cart/Order`?"), ("rename Cart/Ordr Sale", "did you mean `Cart/Order`?"),
            ("remove Cart/Paymnt", "did you mean `Cart/Payment`?"),
            ("rename Cart/Zebra Sale", "`spmgen list` shows what each feature has"),
            ("remove Cart/Zebra", "`spmgen list` shows what each feature has"),
        ] {
            let problem = try journey.refuses(line, 66, "no-such-part").diagnostics.first
            #expect(problem?.remedy == remedy, "\(line)")
            #expect(
                problem?.message.contains("has no screen, model or service") == true
                    || problem?.message.contains("has no model") == true
                    || problem?.message.contains("has no service") == true, "\(line): \(problem?.message ?? "")")
            #expect(problem?.message.hasSuffix("`PaymentService`") == true || line.hasPrefix("rename Cart/Ordr"))
        }
        try journey.refuses("remove Cart/Order --kind view", 66, "no-such-screen")
    }

    @Test func aPackageWithoutFeaturesHasNone() throws {
        let report = try Journey().run("list")
        #expect(try report.result()["features"] as? [String] == [])
        #expect(names(try report.result()["packages"]) == ["Shop"])
    }

    @Test func aManifestThatCannotBeReadIsNoReasonNotToList() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write(["Modules/Broken/Package.swift": "let package = Package(name: \"Broken\", targets: [\n"])
        let report = try journey.run("list")
        #expect(report.exitCode == 0, "\(report.text)")
        #expect(names(try report.result()["features"]) == ["Cart"])
    }

    @Test func featuresThatLieElsewhereAreListedWhereTheyLie() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.move("FeaturePackages/Cart", to: "Modules/Cart")
        let features = try journey.run("list").result()["features"] as? [[String: Any]] ?? []
        #expect(features.map { $0["path"] as? String } == ["Modules/Cart"])
        // And screens are added to them there.
        let report = try journey.does("view Cart/Summary")
        #expect(report.changes.allSatisfy { $0.path.hasPrefix("Modules/Cart/") })
    }

    @Test func everyTextHasItsListInWords() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Summary"])
        let run = journey.start("list")
        #expect(run.code == 0)
        #expect(run.error == "")
        #expect(run.output.contains("  Cart  FeaturePackages/Cart  Cart, Summary\n"))
    }

    @Test func aPackageBehindASymlinkIsListedOnce() throws {
        let journey = try Journey(Sample.package.merging(["Real/": ""]) { $1 })
        try journey.makeSymlink("FeaturePackages", to: "Real")
        try journey.does("feature Cart")
        try journey.keeps("feature Cart")
        let features = try #require(try journey.run("list").result()["features"] as? [[String: Any]])
        #expect(features.map { $0["path"] as? String } == ["FeaturePackages/Cart"])
        #expect(journey.has("Real/Cart/Package.swift"))
    }

    @Test func aFolderAboveMayBeCalledAnything() throws {
        let journey = try Journey(named: "a\nb")
        try journey.does("feature Cart")
        try journey.keeps("feature Cart", in: "Sources")
        try journey.does("undo")
    }

    @Test func aKilledRunIsWarnedOf() throws {
        let journey = try Journey(after: ["feature Cart"])
        let journal =
            #"{"command":["spmgen","x"],"emptied":[],"placements":[],"plan":"","removals":[],"replacements":[],"#
        try journey.write([".spmgen-txn-0/journal": journal + #""schema":"spmgen-journal/1"}"#])
        for line in ["list", "manifest show", "undo --list", "list templates"] {
            #expect(try journey.run(line).ids == ["interrupted-run"], "\(line)")
        }
        try journey.refuses("undo --dry-run", 75, "interrupted-run")
        // That it was taken back is said even where the command itself is refused.
        let report = try journey.run("view Nowhere/There")
        #expect(report.ids == ["no-such-feature", "interrupted-run"])
        #expect(report.exitCode == 66)
        #expect(!journey.has(".spmgen-txn-0"))
    }
}
