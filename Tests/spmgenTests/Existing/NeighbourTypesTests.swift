import Testing

/// What a new feature has of the types of the one it follows, so that it compiles and is called after itself.
struct NeighbourTypesTests {
    private static func journey(_ files: [String: String], in slug: String = "microfeatures") throws -> ExistingJourney
    {
        let journey = try ExistingJourney(slug)
        for (path, text) in files { try journey.write(path, text) }
        return journey
    }

    @Test func membersHaveTheAccessOfTheirType() throws {
        let view = """
            import SwiftUI

            package struct PlayerView: View {
                @Bindable private var viewModel: PlayerViewModel

                package init(viewModel: PlayerViewModel) {
                    self.viewModel = viewModel
                }

                package var body: some View {
                    Text(viewModel.title)
                }
            }

            """
        let model =
            "import Observation\n\n@Observable\npackage final class PlayerViewModel {\n    package init() {}\n}\n"
        let journey = try Self.journey([
            "Features/Player/Sources/Player/Views/PlayerView.swift": view,
            "Features/Player/Sources/Player/ViewModels/PlayerViewModel.swift": model,
        ])
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let made = try journey.read("Features/Cart/Sources/Cart/Views/CartView.swift")
        #expect(made.contains("package init(viewModel: CartViewModel)"), "\(made)")
        #expect(made.contains("package var body: some View"), "\(made)")
        let madeModel = try journey.read("Features/Cart/Sources/Cart/ViewModels/CartViewModel.swift")
        #expect(madeModel.contains("package private(set) var isLoaded"), "\(madeModel)")
        #expect(madeModel.contains("package init() {}"), "\(madeModel)")
    }

    @Test func aModelThatIsMadeOfWhatOnlyTheSiblingHasIsMadeWithoutIt() throws {
        let view = """
            import SwiftUI

            public struct PlayerView: View {
                @State private var viewModel: PlayerViewModel

                public init(song: Song) {
                    _viewModel = .init(initialValue: .init(song: song))
                }

                public var body: some View {
                    Text(viewModel.title)
                }
            }

            """
        let journey = try Self.journey(["Features/Player/Sources/Player/Views/PlayerView.swift": view])
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let made = try journey.read("Features/Cart/Sources/Cart/Views/CartView.swift")
        #expect(made.contains("@State private var viewModel = CartViewModel()\n\n    public init() {}\n"), "\(made)")
    }

    /// How the sibling's model is declared, and how the new one is.
    @Test(arguments: [
        (
            "final class PlayerViewModel: ObservableObject, @unchecked Sendable",
            "final class CartViewModel: ObservableObject, @unchecked Sendable {"
        ),
        ("final class PlayerViewModel: NSObject, ObservableObject", "final class CartViewModel: ObservableObject {"),
        ("@PlayerActor\n@Observable\nfinal class PlayerViewModel", "@Observable\nfinal class CartViewModel {"),
        (
            "@MainActor @Observable\nfinal class PlayerViewModel: BaseModel<PlayerState>, PlayerDelegate",
            "@MainActor @Observable\nfinal class CartViewModel {"
        ),
    ])
    func whatAModelNeedsFromElsewhereIsLeftOut(sample: String, made: String) throws {
        let path = "Features/Player/Sources/Player/ViewModels/PlayerViewModel.swift"
        let journey = try Self.journey([path: "import Combine\nimport Observation\n\n\(sample) {}\n"])
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let text = try journey.read("Features/Cart/Sources/Cart/ViewModels/CartViewModel.swift")
        #expect(text.contains("\n" + made), "\(text)")
    }

    /// The property and the initializer of the sibling's view, and the property of the new one.
    @Test(arguments: [
        ("@EnvironmentObject var viewModel: PlayerViewModel", "@State private var viewModel = CartViewModel()"),
        (
            "@Injected(\\.player) private var viewModel: PlayerViewModel",
            "@State private var viewModel = CartViewModel()"
        ),
        ("@State private var viewModel: PlayerViewModel?", "@State private var viewModel = CartViewModel()"),
        ("@Bindable var viewModel: PlayerViewModel", "@Bindable var viewModel: CartViewModel"),
    ])
    func aViewGetsItsModelByWhatSwiftUIHas(sample: String, made: String) throws {
        let view = """
            public import SwiftUI

            public struct PlayerView: View {
                \(sample)

                public var body: some View {
                    Text("Player")
                }
            }

            """
        let journey = try Self.journey(["Features/Player/Sources/Player/Views/PlayerView.swift": view])
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let text = try journey.read("Features/Cart/Sources/Cart/Views/CartView.swift")
        #expect(text.contains("    \(made)\n"), "\(text)")
        #expect(text.hasPrefix("public import SwiftUI\n"), "\(text)")
    }

    @Test func theSuiteOfANestedModelIsCalledAfterItsScreen() throws {
        let model = "import Observation\n\nextension PlayerView {\n    @Observable\n    final class ViewModel {}\n}\n"
        let view = """
            import SwiftUI

            struct PlayerView: View {
                @State private var viewModel = ViewModel()

                var body: some View {
                    Text("Player")
                }
            }

            """
        let journey = try Self.journey([
            "Features/Player/Sources/Player/ViewModels/PlayerViewModel.swift": model,
            "Features/Player/Sources/Player/Views/PlayerView.swift": view,
            "Features/Player/Tests/PlayerTests/PlayerViewModelTests.swift":
                "import Testing\n\n@Suite struct Others {}\n",
        ])
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        #expect(journey.has("Features/Cart/Tests/CartTests/CartViewModelTests.swift"))
        #expect(try journey.report("view Cart/Summary").status == "applied")
        #expect(journey.has("Features/Cart/Tests/CartTests/SummaryViewModelTests.swift"))
    }

    @Test func traitsThatNeedAnotherLibraryAreLeftOut() throws {
        let path = "Features/Player/Tests/PlayerTests/PlayerViewModelTests.swift"
        let journey = try Self.journey([
            path: """
            import SnapshotTesting
            import Testing

            @testable import Player

            @MainActor
            @Suite(.snapshots(record: .missing))
            struct PlayerViewModelTests {
                @Test func load() {
                    let sut = PlayerViewModel()
                    #expect(sut.title == "Player")
                }
            }

            """
        ])
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let text = try journey.read("Features/Cart/Tests/CartTests/CartViewModelTests.swift")
        #expect(text.contains("@MainActor\n@Suite\nstruct CartViewModelTests {"), "\(text)")
    }

    /// The file of the sibling's `Testing` module, and what becomes of it.
    @Test(arguments: [
        (
            "PlayerBuildingMock.swift", "public struct PlayerBuildingMock: PlayerBuilding {}", "CartBuildingMock.swift",
            "import CartInterface\n\npublic struct CartBuildingMock: CartBuilding {"
        ),
        // The protocol has no counterpart.
        (
            "PlayerServiceMock.swift", "public final class PlayerServiceMock: PlayerService {}",
            "CartServiceMock.swift", "public final class CartServiceMock {"
        ),
        (
            "FakePlayerClient.swift", "public struct FakePlayerClient: Sendable {}", "FakeCartClient.swift",
            "public struct FakeCartClient: Sendable {"
        ),
        ("Players.swift", "public enum Players {}", "Players.swift", "public enum Players {}"),
    ])
    func typesAreCalledAfterTheNewFeature(file: String, text: String, made: String, expected: String) throws {
        let journey = try ExistingJourney("microfeatures")
        let folder = "Features/Player/Sources/PlayerTesting/"
        try journey.remove(folder + "PlayerBuildingMock.swift")
        try journey.write(folder + file, "import PlayerInterface\n\n\(text)\n")
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        let found = try journey.read("Features/Cart/Sources/CartTesting/" + made)
        #expect(found.contains(expected), "\(found)")
    }

    @Test func theNameOfTheModuleInATypeIsTheNewOnes() throws {
        let journey = try ExistingJourney("microfeatures")
        try journey.write(".spmgen.json", #"{ "conventions" : { "featureName" : "*Kit" } }"#)
        try journey.write(
            "Features/Player/Sources/PlayerInterface/PlayerBuilding.swift",
            "public protocol PlayerInterfaceBuilding {}\n")
        try journey.remove("Features/Player/Sources/PlayerInterface/PlayerBuilding.swift")
        try journey.write(
            "Features/Player/Sources/PlayerInterface/PlayerInterfaceBuilding.swift",
            "public protocol PlayerInterfaceBuilding {}\n")
        #expect(try journey.report("feature Cart --like Player").status == "applied")
        #expect(journey.has("Features/CartKit/Sources/CartKitInterface/CartKitInterfaceBuilding.swift"))
    }
}
