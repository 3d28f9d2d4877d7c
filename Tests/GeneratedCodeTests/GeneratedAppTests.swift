import Foundation
import Scaffold
import Testing

/// A whole app: what `init` makes, features and screens in it, and what two features do together.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedAppTests {
    @Test func threeFeaturesWithThreeScreensEach() throws {
        let app = try SampleWorkspace.app(named: "Bookstore")
        let features = ["Cart", "Product", "Profile"]
        let screens = ["Summary", "Detail"]
        func runAll(_ features: [String], in app: SampleWorkspace) throws -> Set<Outcome.Status> {
            Set(
                try features.flatMap { feature in
                    [try app.feature(feature).status] + (try screens.map { try app.view("\(feature)/\($0)").status })
                }
            )
        }
        #expect(try runAll(features, in: app) == [.applied])
        let files = try app.files()
        #expect(try runAll(features, in: app) == [.unchanged])
        #expect(try app.files() == files)

        for feature in features {
            try expectPassing(16, "FeaturePackages/\(feature)", in: app)
        }
        try expectPassing(22, "FeaturePackages/AppRoot", in: app)
        try expectPassing(18, "SharedPackages/Navigation", in: app)
        #expect(try app.lint().output == "")

        let other = try SampleWorkspace.app(named: "Bookstore")
        #expect(try runAll(features.reversed(), in: other) == [.applied])
        #expect(Set(try other.files().keys) == Set(files.keys))
        try expectPassing(22, "FeaturePackages/AppRoot", in: other)
        #expect(try other.lint().output == "")
    }

    @Test func aLinkLeadsThroughTwoFeaturesAndAnExitOpensTheOther() throws {
        let app = try SampleWorkspace.bookstore()
        func edit(_ path: String, _ text: String, _ replacement: String) throws {
            let old = try app.read(path)
            try #require(old.contains(text))
            try app.write(old.replacing(text, with: replacement, maxReplacements: 1), at: path)
        }
        try edit(
            "FeaturePackages/Cart/Sources/Main/CartExit.swift",
            "case finished",
            "case finished\n    case itemChosen"
        )
        try edit(
            "FeaturePackages/AppRoot/Sources/AppRoot/AppCoordinator.swift",
            "                case .finished:\n",
            "                case .itemChosen:\n                    router.push(.product(.detail))\n"
                + "                case .finished:\n"
        )
        try app.write(Self.twoFeatures, at: "FeaturePackages/AppRoot/Tests/TwoFeaturesTests.swift")
        try expectPassing(18, "FeaturePackages/AppRoot", in: app)
    }

    @Test func anAppForIOSAloneBuildsToo() throws {
        let app = try SampleWorkspace.app(named: "Pocket", platforms: [AppPlatform(.iOS, 18)])
        try app.feature("Cart", iosOnly: true)
        try expectPassing(12, "FeaturePackages/Cart", in: app)
        try expectPassing(10, "FeaturePackages/AppRoot", in: app)
        #expect(try app.lint().output == "")
        #expect(try app.read("FeaturePackages/Cart/Package.swift").contains("platforms: [.iOS(.v18)]"))
        #expect(try !app.read("Pocket.xcodeproj/project.pbxproj").contains("macosx"))
    }

    private func expectPassing(_ count: Int, _ package: String, in app: SampleWorkspace) throws {
        let run = try app.test(package)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [], "\(package)")
        #expect(run.count == count, "\(package)")
    }

    private static let twoFeatures = """
        import Foundation
        import Navigation
        import Testing

        @testable import AppRoot
        @testable import Cart
        @testable import Product

        struct TwoFeaturesTests {
            let coordinator = AppCoordinator(services: AppServices())

            @Test func aLinkLeadsThroughBoth() throws {
                let url = try #require(URL(string: "bookstore://product/detail/cart/summary"))
                #expect(coordinator.open(url))
                #expect(coordinator.router.path == [.product(.detail), .cart(.summary)])
            }

            @Test func anExitOpensTheOther() {
                coordinator.router.open([.cart(.cart)])
                coordinator.cart.onExit(.itemChosen)
                #expect(coordinator.router.path == [.cart(.cart), .product(.detail)])
            }
        }

        """
}
