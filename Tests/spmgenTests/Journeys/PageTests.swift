import Testing

/// The pages of an app take its first feature as an example, and do not speak of what is gone.
struct PageTests {
    private static let architectures = [
        "coordinator", "coordinator --layout targets", "coordinator --layout targets --platforms iOS17", "navigator",
        "microapp",
    ]

    @Test(arguments: architectures)
    func theyAreAsOfAnAppThatBeganWithTheNewName(architecture: String) throws {
        let journey = try Journey.app(architecture, feature: "Cart/List")
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("rename Cart Basket")
        #expect(report.note("mention-left") == nil, "\(report.text)")
        #expect(try pages(of: journey) == pages(of: Journey.app(architecture, feature: "Basket/List")))
        try journey.does("rename Basket/List Overview")
        #expect(try pages(of: journey) == pages(of: Journey.app(architecture, feature: "Basket/Overview")))
        try journey.does("rename Basket/Overview List")
        try journey.does("rename Basket Cart")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: architectures)
    func withoutTheFeatureTheyAreAsOfAnAppWithoutOne(architecture: String) throws {
        let journey = try Journey.app(architecture, feature: "Cart/List", after: ["feature Wish --view List"])
        let before = try pages(of: journey)
        // A screen may be called as that of the example.
        try journey.does("rename Wish Dream")
        try journey.does("remove Dream")
        #expect(try pages(of: journey) == before)
        let page = "Harness/navigation.md"
        try journey.write([page: "Our own words about `Cart`.\n" + journey.read(page)])
        try journey.does("remove Cart")
        var others = try pages(of: Journey.app(architecture))
        others[page] = "Our own words about `Cart`.\n" + (others[page] ?? "")
        #expect(try pages(of: journey) == others)
    }

    @Test func theySayHowThisAppKeepsItsFeatures() throws {
        let root = "FeaturePackages/AppRoot"
        for (layout, check, build) in [
            ("", "swift test --package-path FeaturePackages/<Feature>", "FeaturePackages/<Feature>"),
            (" --layout targets", "swift test --package-path \(root) --filter <Feature>Tests", root),
        ] {
            let pages = try pages(of: Journey.app("coordinator" + layout))
            let map = try #require(pages["AGENTS.md"])
            #expect(map.contains("| add a screen | `spmgen view <Feature>/<Screen>` | `\(check)` |"))
            #expect(map.contains("--product <name>` | `swift build --package-path \(build)` |"))
            let kinds = map.matches(of: /\| `(FeaturePackages\/[^`]*<Feature>)` \| One/).map { String($0.1) }
            #expect(kinds == [layout.isEmpty ? "FeaturePackages/<Feature>" : root + "/Features/<Feature>"])
            let folder = layout.isEmpty ? "FeaturePackages/<F>" : root + "/Features/<F>"
            #expect(try #require(pages["Harness/features.md"]).contains("\n\nIt writes `\(folder)`"))
            #expect(
                try #require(pages["Harness/testing.md"]).contains(
                    "`\(check.replacing("<Feature>", with: "<F>"))`, then "))
            #expect(
                try #require(pages["Harness/architecture.md"]).contains(
                    "\n\nA feature is " + (layout.isEmpty ? "a package, or" : "some targets of")))
        }
        let phones = try pages(of: Journey.app("coordinator --layout targets --platforms iOS17", feature: "Cart"))
        for (path, page) in phones { #expect(!page.contains("swift test"), "\(path)") }
    }

    @Test(arguments: ["coordinator", "navigator", "microapp"])
    func theMapHasWhatIsMadeBesideTheFeatures(architecture: String) throws {
        let journey = try Journey.app(architecture, feature: "Cart", after: ["host Cart", "widget Cart"])
        let map = try journey.read("AGENTS.md")
        let widget = architecture == "microapp" ? "BookstoreLibrary/Widgets/CartWidget" : "FeaturePackages/CartWidget"
        for folder in ["Hosts/Cart", "CartWidgetExtension", widget] {
            let shown = folder.replacing("Cart", with: "<Feature>")
            #expect(try journey.snapshot().files.keys.contains { $0.hasPrefix(folder + "/") }, "\(folder)")
            let rows = map.split(separator: "\n").filter { $0.hasPrefix("| `") && $0.contains("`\(shown)") }
            #expect(rows.count == 1, "\(folder)")
        }
    }

    @Test(arguments: ["coordinator", "navigator", "microapp"])
    func theirListsAndSentencesAreWhole(architecture: String) throws {
        let pages = try pages(of: Journey.app(architecture, feature: "Cart"))
        let standards = try #require(pages["Harness/coding-standards.md"]).split(separator: "\n\n")
        #expect(standards.filter { $0.hasPrefix("- ") }.count == 1)
        #expect(standards.last?.hasPrefix("New code comes from `spmgen`") == true)
        let features = try #require(pages["Harness/features.md"]).replacing("\n", with: " ")
        #expect(features.contains(/It depends on `<F>(Concurrent)?`(,| and) shows values of `<F>Item`[ .]/))
    }

    private func pages(of journey: Journey) throws -> [String: String] {
        let names = try journey.snapshot().files.keys.filter { $0.hasSuffix(".md") && !$0.contains("Packages/") }
        return try Dictionary(
            uniqueKeysWithValues: names.filter { !$0.contains("Library/") }.map { ($0, try journey.read($0)) }
        )
    }
}
