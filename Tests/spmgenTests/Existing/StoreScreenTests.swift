import Testing

/// Screens with a store of the Composable Architecture: what a new one has of its neighbour.
struct StoreScreenTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let description: String
        /// What is written in place of something in the neighbour's file.
        let changes: [(old: String, new: String)]
        let made: [String]

        var testDescription: String { description }
    }

    static let samples = [
        Sample(
            description: "the module's name",
            changes: [("struct Player {", "struct PlayerFeature {"), ("<Player>", "<PlayerFeature>")],
            made: ["@Reducer\npublic struct CartFeature {", "let store: StoreOf<CartFeature>", "      CartFeature()\n"]
        ),
        Sample(
            description: "a store by its state and its actions",
            changes: [("StoreOf<Player>", "Store<Player.State, Player.Action>")],
            made: ["let store: Store<Cart.State, Cart.Action>", "init(store: Store<Cart.State, Cart.Action>) {"]
        ),
        Sample(
            description: "bindable stores and the older spelling of bodies",
            changes: [
                ("let store", "@Bindable public var store"), ("some ReducerOf<Self>", "some Reducer<State, Action>"),
            ],
            made: ["  @Bindable public var store: StoreOf<Cart>\n", "public var body: some Reducer<State, Action> {"]
        ),
        Sample(
            description: "actions of the view",
            changes: [
                ("public struct PlayerView", "@ViewAction(for: Player.self)\npublic struct PlayerView"),
                ("Action: Sendable", "Action: ViewAction, Sendable"),
            ],
            made: [
                "@ViewAction(for: Cart.self)\npublic struct CartView: View", "Action: ViewAction, Sendable {",
                "    case view(View)\n\n    public enum View: Sendable {\n      case onAppear\n",
                "case .view(.onAppear):",
                ".onAppear { send(.onAppear) }",
            ]
        ),
        Sample(
            description: "a task",
            changes: [("onAppear", "task")],
            made: ["    case task\n", ".task { await store.send(.task).finish() }"]
        ),
        Sample(
            description: "no public access",
            changes: [("public ", "")],
            made: [
                "@Reducer\nstruct Cart {", "    var isLoaded = false\n  }\n\n  enum Action", "\nstruct CartView: View",
            ]
        ),
    ]

    @Test(arguments: samples)
    func aNewScreenHasAReducerAsItsNeighbourHas(sample: Sample) throws {
        let journey = try ExistingJourney("stores-of-reducers")
        let file = "Sources/PlayerFeature/Player.swift"
        var text = try journey.read(file)
        for (old, new) in sample.changes { text = text.replacing(old, with: new) }
        try journey.write(file, text)
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let made = try journey.read("Sources/CartFeature/Cart.swift")
        for part in sample.made { #expect(made.contains(part), "\(made)") }
        #expect(try journey.report("feature Cart --like Player").status == "unchanged")
    }

    @Test func reducerAndViewCanHaveFilesOfTheirOwn() throws {
        let journey = try ExistingJourney("stores-of-reducers")
        let file = "Sources/PlayerFeature/Player.swift"
        let text = try journey.read(file)
        let parts = text.split(separator: "\npublic struct PlayerView", maxSplits: 1).map(String.init)
        try #require(parts.count == 2)
        try journey.write(file, parts[0])
        try journey.write(
            "Sources/PlayerFeature/PlayerView.swift",
            "import ComposableArchitecture\nimport SwiftUI\n\npublic struct PlayerView" + parts[1])
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let reducer = try journey.read("Sources/CartFeature/Cart.swift")
        #expect(reducer.hasPrefix("import ComposableArchitecture\n\n@Reducer\npublic struct Cart {"), "\(reducer)")
        #expect(!reducer.contains("View"), "\(reducer)")
        let view = try journey.read("Sources/CartFeature/CartView.swift")
        #expect(view.hasPrefix("import ComposableArchitecture\nimport SwiftUI\n\npublic struct CartView"), "\(view)")
    }
}
