import Testing

/// Names that something else has, too: other modules' types and cases, what SwiftUI, manifests and folders call theirs.
struct NamesakeTests {
    private static let kinds = ["coordinator", "coordinator --layout targets", "navigator", "microapp"]

    /// What is made, and another name of one length that sorts alike, as lists and line breaks follow the names.
    private static let steps = [
        ("view Cart/Home", "Hour"), ("view Cart/Main", "Mail"), ("view Cart/Root", "Roof"),
        ("view Cart/Route", "Rouse"), ("view Cart/V", "W"), ("view Cart/ViewModel", "VineModel"),
        ("view Cart/Views", "Vines"), ("view Cart/Close", "Clove"), ("view Cart/Sheet", "Shelf"),
        ("feature Task", "Tank"), ("view Cart/Bookstore", "Bookstand"), ("feature Name", "Nave"),
        ("feature Path", "Paws"),
        ("feature Resources", "Resolvers"), ("feature Service", "Servant"), ("model Cart/Package", "Packets"),
        ("model Cart/Resources", "Resolvers"), ("service Cart/Kind", "Kiln"), ("shared First", "Firth"),
        ("shared Library", "Liberty"), ("shared NetMocks", "NetMotor"), ("shared Selected", "Selector"),
    ]

    @Test(arguments: kinds)
    func theyAreNotTakenForOneAnother(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart"])
        let before = try journey.snapshot().withoutTimes
        for (line, new) in Self.steps {
            let old = String(line.split(separator: " ")[1])
            let name = old.split(separator: "/").suffix(1).joined()
            let renamed = old.replacing(name, with: new)
            try journey.does(line)
            try journey.does("rename \(old) \(new)")
            let after = try journey.snapshot().withoutTimes
            try journey.does("undo")
            try journey.does("remove \(old)")
            #expect(try journey.snapshot().withoutTimes.differences(from: before) == [], "remove \(old)")
            try journey.does(line.replacing(name, with: new))
            #expect(try journey.snapshot().withoutTimes.differences(from: after) == [], "rename \(old)")
            try journey.does("remove \(renamed)")
        }
    }

    /// A file beside the packages says nothing of what the names in these mean.
    @Test func aFileThatBelongsToNoModuleHidesNothing() throws {
        let journey = try Journey.app(after: ["feature Cart", "view Cart/Summary"])
        let use = "FeaturePackages/AppRoot/Sources/AppRoot/Use.swift"
        try journey.write([
            "FeaturePackages/Scratch/SummaryView.swift": "struct SummaryView {}\n",
            use: "import Cart\n\nlet screen = SummaryView.self\n",
        ])
        try journey.refuses("remove Cart/Summary", 2, "still-used")
        try journey.does("rename Cart/Summary Overview")
        #expect(try journey.read(use) == "import Cart\n\nlet screen = OverviewView.self\n")
        #expect(try journey.read("FeaturePackages/Scratch/SummaryView.swift") == "struct SummaryView {}\n")
    }

    @Test(arguments: [("coordinator", "Navigation"), ("navigator", "Shared"), ("microapp", "DesignSystem")])
    func whatEveryFeatureUsesKeepsItsName(architecture: String, module: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart"])
        let report = try journey.refuses("rename \(module) Common")
        #expect(
            report.diagnostics.map(\.message) == ["`\(module)` keeps its name: every new feature is made to use it"])
    }

    @Test(arguments: kinds)
    func aHostFollowsTheScreenThatItBeginsWith(architecture: String) throws {
        let journey = try Journey.app(architecture, feature: "Cart/Entry", after: ["host Cart"])
        try journey.does("rename Cart/Entry Ender")
        let after = try journey.snapshot().withoutTimes
        let fresh = try Journey.app(architecture, feature: "Cart/Ender", after: ["host Cart"])
        #expect(try fresh.snapshot().withoutTimes.differences(from: after) == [])
    }
}
