import Testing

/// `spmgen remove` in workspaces with habits of their own.
struct NeighbourRemovalTests {
    @Test func aFileThatWasChangedIsNotLost() throws {
        let journey = try ExistingJourney("modules-of-features")
        #expect(journey.run("feature Cart").code == 0)
        let path = "Modules/CartFeature/Sources/CartFeature/CartView.swift"
        try journey.write(path, try journey.read(path).replacing("Text(\"Cart\")", with: "Text(\"Your cart\")"))
        let before = try journey.files()
        let refused = journey.run("remove Cart")
        #expect(refused.code == 2)
        #expect(refused.error.contains(path + ": error: `\(path)` has been changed since spmgen made it"))
        #expect(try journey.files() == before)
        let kept = try journey.report("remove Cart --keep-edited")
        #expect(kept.status == "applied", "\(kept.text)")
        #expect(try journey.files().keys.filter { $0.contains("Cart") } == [path])
    }

    @Test func aFileOfSomeoneElseIsNotLost() throws {
        let journey = try ExistingJourney("one-root-package")
        #expect(journey.run("feature Cart").code == 0)
        try journey.write("Sources/CartFeature/Price.swift", "struct Price {}\n")
        let refused = journey.run("remove Cart")
        #expect(refused.code == 2)
        #expect(refused.error.contains("`Sources/CartFeature/Price.swift` is not spmgen's"))
    }

    @Test func aFeatureThatIsUsedStays() throws {
        let journey = try ExistingJourney("nested-groups")
        #expect(journey.run("feature Cart").code == 0)
        try journey.write("Sources/TravelApp/Shop.swift", "import Cart\n")
        let refused = journey.run("remove Cart")
        #expect(refused.code == 2)
        #expect(refused.error.contains("Sources/TravelApp/Shop.swift:1:8: error: the module `Cart` is used here"))
    }

    @Test func aTargetThatDependsOnItIsNamed() throws {
        let journey = try ExistingJourney("one-root-package")
        #expect(journey.run("feature Cart").code == 0)
        #expect(journey.run("manifest add-target-dependency CartFeature StatsFeature").code == 0)
        let refused = journey.run("remove Cart")
        #expect(refused.code == 2)
        #expect(refused.error.contains("`StatsFeature` depends on `CartFeature`, which goes with `Cart`"))
    }

    @Test(arguments: [
        ("modules-of-features", "--view Items --depends-on Networking --like Orders"),
        ("one-root-package", "--view Items --no-wire --like Stats"),
        ("nested-groups", "--like Settings"),
    ])
    func optionsWithWhichItWasMadeNeedNotBeSaid(slug: String, options: String) throws {
        let journey = try ExistingJourney(slug)
        let before = try journey.files()
        #expect(journey.run("feature Cart \(options)").code == 0)
        #expect(journey.run("view Cart/Checkout/Summary").code == 0)
        journey.forget()
        let removed = try journey.report("remove Cart")
        #expect(removed.status == "applied", "\(removed.text)")
        #expect(try journey.files() == before)
    }

    @Test func theOnlyScreenGoesWithItsFeature() throws {
        let journey = try ExistingJourney("modules-of-features")
        #expect(journey.run("feature Cart").code == 0)
        let refused = journey.run("remove Cart/Cart")
        #expect(refused.code == 2)
        #expect(refused.error.contains("`Cart` is the only screen of `Cart`"))
    }

    @Test func anotherScreenThatShowsItKeepsIt() throws {
        let journey = try ExistingJourney("modules-of-features")
        #expect(journey.run("feature Cart").code == 0)
        #expect(journey.run("view Cart/Summary").code == 0)
        try journey.write("Modules/CartFeature/Sources/CartFeature/Row.swift", "let row = SummaryView.self\n")
        let refused = journey.run("remove Cart/Summary")
        #expect(refused.code == 2)
        #expect(refused.error.contains("Row.swift:1:11: error: `SummaryView` is used here"))
    }

    @Test(arguments: [
        ("remove Wishlst", "did you mean `Wishlist`?"), ("rename Wishlst Cart", "did you mean `Wishlist`?"),
        ("view Wishlst/Items", "did you mean `Wishlist`?"),
        ("remove Wishlist/Wishlst", "did you mean `Wishlist/Wishlist`?"),
    ])
    func aTypoIsAnsweredWithTheNearestName(line: String, remedy: String) throws {
        let run = try ExistingJourney("modules-of-features").run(line)
        #expect(run.code == 66)
        #expect(run.error.contains(remedy), "\(run.error)")
    }
}
