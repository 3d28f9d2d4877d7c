import Testing

/// Screens, tests and texts that are written in other ways than most: what a new feature has of them.
struct NeighbourStylesTests {
    private static let sources = "Modules/ProfileFeature/Sources/ProfileFeature/"
    private static let made = "Modules/CartFeature/Sources/CartFeature/"
    private static let tests = "Modules/ProfileFeature/Tests/ProfileFeatureTests/ProfileViewModelTests.swift"

    private static func journey(_ files: [String: String], without removed: [String] = []) throws -> ExistingJourney {
        let journey = try ExistingJourney("modules-of-features")
        for path in removed { try journey.remove(path) }
        for (path, text) in files { try journey.write(path, text) }
        return journey
    }

    // MARK: View models behind protocols

    private static let hidden = """
        import SwiftUI

        public struct ProfileView<ViewModel: ProfileViewModelProtocol>: View {
            @ObservedObject var viewModel: ViewModel

            public init(viewModel: ViewModel) {
                self.viewModel = viewModel
            }

            public var body: some View {
                Text(viewModel.title)
            }
        }

        """
    private static let interface = """
        @MainActor
        public protocol ProfileViewModelProtocol: ObservableObject {
            var title: String { get }
        }

        """
    private static let object = """
        import Combine

        public final class ProfileViewModel: ProfileViewModelProtocol {
            @Published public private(set) var title = "Profile"

            public init() {}
        }

        """

    @Test func aViewModelBehindAProtocolIsMadeWithTheProtocol() throws {
        let journey = try Self.journey([
            Self.sources + "ProfileView.swift": Self.hidden,
            Self.sources + "ProfileViewModelProtocol.swift": Self.interface,
            Self.sources + "ProfileViewModel.swift": Self.object,
        ])
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let view = try journey.read(Self.made + "CartView.swift")
        #expect(view.contains("public struct CartView<ViewModel: CartViewModelProtocol>: View {"), "\(view)")
        #expect(view.contains("@ObservedObject var viewModel: ViewModel\n"), "\(view)")
        #expect(view.contains("public init(viewModel: ViewModel) {"), "\(view)")
        let interface = try journey.read(Self.made + "CartViewModelProtocol.swift")
        #expect(
            interface.contains(
                "@MainActor\npublic protocol CartViewModelProtocol: ObservableObject {\n    var isLoaded: Bool { get }"),
            "\(interface)")
        let model = try journey.read(Self.made + "CartViewModel.swift")
        #expect(model.contains("public final class CartViewModel: CartViewModelProtocol {"), "\(model)")
        #expect(model.contains("@Published public private(set) var isLoaded"), "\(model)")
        #expect(model.contains("public func load()"), "\(model)")
        #expect(try journey.report("feature Cart --like Profile").status == "unchanged")
    }

    @Test func whatAModelConformsToBesidesIsLeftOut() throws {
        let journey = try Self.journey([
            Self.sources + "ProfileViewModel.swift": Self.object.replacing(
                "ProfileViewModelProtocol", with: "ObservableObject, Titled")
        ])
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let model = try journey.read(Self.made + "CartViewModel.swift")
        #expect(model.contains("final class CartViewModel: ObservableObject {"), "\(model)")
    }

    // MARK: UIKit

    private static func controller(_ superclass: String, body: String = "") -> String {
        """
        import UIKit

        final class ProfileViewController: \(superclass) {
            private let viewModel: ProfileViewModel

            init(viewModel: ProfileViewModel) {
                self.viewModel = viewModel
                super.init(nibName: nil, bundle: nil)
            }

            @available(*, unavailable)
            required init?(coder: NSCoder) { fatalError() }
        \(body)}

        """
    }

    private static func uiKit(_ superclass: String, body: String = "") throws -> ExistingJourney {
        try journey(
            [
                sources + "ProfileViewController.swift": controller(superclass, body: body),
                sources + "ProfileViewModel.swift": "final class ProfileViewModel {\n    init() {}\n}\n",
            ],
            without: [sources + "ProfileView.swift"])
    }

    @Test func aViewControllerIsFollowedByAViewController() throws {
        let journey = try Self.uiKit("UIViewController")
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let made = try journey.read(Self.made + "CartViewController.swift")
        #expect(
            made == """
                import UIKit

                final class CartViewController: UIViewController {
                    private let viewModel: CartViewModel

                    init(viewModel: CartViewModel) {
                        self.viewModel = viewModel
                        super.init(nibName: nil, bundle: nil)
                    }

                    @available(*, unavailable)
                    required init?(coder: NSCoder) { fatalError() }

                    override func viewDidLoad() {
                        super.viewDidLoad()
                        title = "Cart"
                        viewModel.load()
                    }
                }

                """)
        let model = try journey.read(Self.made + "CartViewModel.swift")
        #expect(model.hasPrefix("final class CartViewModel {\n    private(set) var isLoaded = false\n"), "\(model)")
        #expect(try journey.report("view Cart/Summary").status == "applied")
        #expect(journey.has(Self.made + "SummaryViewController.swift"))
    }

    @Test func whatIsLaidOutInInterfaceBuilderIsMadeInCode() throws {
        let outlet = "\n    @IBOutlet private weak var titleLabel: UILabel!\n"
        let journey = try Self.uiKit("UIViewController", body: outlet)
        let report = try journey.report("feature Cart --like Profile")
        #expect(report.status == "applied")
        #expect(report.diagnostics.contains { $0.message.contains("Interface Builder") })
        let made = try journey.read(Self.made + "CartViewController.swift")
        #expect(!made.contains("IBOutlet"), "\(made)")
    }

    @Test(arguments: ["BaseViewController", "UICollectionViewController"])
    func aControllerOfAnotherClassIsNotFollowed(superclass: String) throws {
        let journey = try Self.uiKit(superclass)
        let before = try journey.files()
        let report = try journey.report("feature Cart --like Profile")
        #expect(report.errors == ["edit-site-unclear"])
        #expect(report.diagnostics.first?.file == Self.sources + "ProfileViewController.swift")
        #expect(try journey.files() == before)
    }

    // MARK: Tests

    @Test(arguments: [("5.9", "import XCTest\n"), ("6.0", "import Testing\n")])
    func withoutTestsToFollowTheToolsDecide(version: String, line: String) throws {
        let journey = try Self.journey([Self.tests: "// None yet.\n"])
        for name in ["Orders", "Wishlist"] {
            try journey.write(
                "Modules/\(name)Feature/Tests/\(name)FeatureTests/\(name)ViewModelTests.swift", "// None.\n")
        }
        let manifest = "Modules/ProfileFeature/Package.swift"
        try journey.write(manifest, try journey.read(manifest).replacing("version: 6.0", with: "version: \(version)"))
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let made = try journey.read("Modules/CartFeature/Tests/CartFeatureTests/CartViewModelTests.swift")
        #expect(made.contains(line), "\(made)")
    }

    @Test func specsOfQuickAreFollowedByXCTest() throws {
        let spec = """
            import Nimble
            import Quick
            @testable import ProfileFeature

            final class ProfileViewModelSpec: QuickSpec {
                override class func spec() {
                    it("exists") { expect(ProfileViewModel()).toNot(beNil()) }
                }
            }

            """
        let journey = try Self.journey([Self.tests: spec])
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let made = try journey.read("Modules/CartFeature/Tests/CartFeatureTests/CartViewModelTests.swift")
        #expect(made.contains("import XCTest\n"), "\(made)")
        #expect(made.contains("final class CartViewModelTests: XCTestCase {"), "\(made)")
    }

    // MARK: Resources and texts

    @Test func resourcesThatTheNewFeatureHasNotAreLeftOut() throws {
        let journey = try ExistingJourney("one-root-package")
        let manifest = try journey.read("Package.swift").replacing(
            "      name: \"StatsFeatureTests\",\n      dependencies: [\n        \"StatsFeature\",\n      ]\n",
            with: "      name: \"StatsFeatureTests\",\n      dependencies: [\n        \"StatsFeature\",\n      ],\n"
                + "      exclude: [\"__Snapshots__\"],\n      resources: [.process(\"Fixtures/\"), .copy(\"a.json\")]\n"
        )
        try journey.write("Package.swift", manifest)
        #expect(try journey.report("feature Cart --like Stats").status == "applied")
        let made = try journey.read("Package.swift")
        #expect(
            made.contains(
                "      name: \"CartFeatureTests\",\n      dependencies: [\n        \"CartFeature\",\n      ]\n    ),"),
            "\(made)")
        #expect(made.contains("exclude: [\"__Snapshots__\"]"))
    }

    @Test(arguments: [
        ("\"profile.title\" = \"Profile\";\n\"profile.logout\" = \"Log out\";\n", "cart.title"),
        ("/* The logout button. */\n\"profileLogout\" = \"Log out\";\n\"profileTitle\" = \"Profile\";\n", "cartTitle"),
        ("\"Log out\" = \"Log out\";\n", "Cart"),
    ])
    func textIsLookedUpByKeysLikeThoseOfTheSibling(table: String, key: String) throws {
        let path = "Resources/en.lproj/Localizable.strings"
        let journey = try Self.journey([Self.sources + path: table])
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let view = try journey.read(Self.made + "CartView.swift")
        #expect(view.contains("Text(\"\(key)\", bundle: .module)"), "\(view)")
        #expect(try journey.read(Self.made + path) == "\"\(key)\" = \"Cart\";\n")
    }

    @Test func tablesOfAllLanguagesAreMade() throws {
        let paths = ["de", "en"].map { "Resources/\($0).lproj/Localizable.strings" }
        let journey = try Self.journey([
            Self.sources + paths[0]: "\"profile.title\" = \"Profil\";\n",
            Self.sources + paths[1]: "\"profile.title\" = \"Profile\";\n",
        ])
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        for path in paths { #expect(try journey.read(Self.made + path) == "\"cart.title\" = \"Cart\";\n") }
        let report = try journey.report("view Cart/Details")
        #expect(try journey.read(Self.made + "DetailsView.swift").contains("Text(\"details.title\", bundle: .module)"))
        #expect(report.diagnostics.contains { $0.message.contains("looks up `details.title`") })
    }

    @Test func whatAViewWatchesIsItsModelWhateverItIsCalled() throws {
        let journey = try Self.journey(
            [
                Self.sources + "ProfileView.swift": Self.hidden
                    .replacing("<ViewModel: ProfileViewModelProtocol>", with: "")
                    .replacing("viewModel: ViewModel", with: "presenter: ProfilePresenter")
                    .replacing("viewModel", with: "presenter"),
                Self.sources + "ProfilePresenter.swift": Self.object
                    .replacing("ProfileViewModelProtocol", with: "ObservableObject")
                    .replacing("ViewModel", with: "Presenter"),
            ],
            without: [Self.sources + "ProfileViewModel.swift"])
        #expect(try journey.report("feature Cart --like Profile").status == "applied")
        let view = try journey.read(Self.made + "CartView.swift")
        #expect(view.contains("@ObservedObject var presenter: CartPresenter"), "\(view)")
        #expect(try journey.read(Self.made + "CartPresenter.swift").contains("class CartPresenter: ObservableObject"))
    }

    // MARK: Headers

    @Test(arguments: [
        ("12.03.24", " --author Jane --date 2026-11-05", "//  Created by Jane on 05.11.26.\n", "2026"),
        ("3/9/2024", " --author Jane --date 2026-11-05", "//  Created by Jane on 11/5/2026.\n", "2026"),
        ("2024-03-09", " --author Jane --date 2026-11-05", "//  Created by Jane on 2026-11-05.\n", "2026"),
        ("12.03.24", "", "", "2024"),
    ])
    func aHeaderSaysWhoMadeTheFileWhereThatIsKnown(date: String, flags: String, line: String, year: String) throws {
        func header(_ file: String, _ module: String, _ created: String, _ year: String) -> String {
            "//\n//  \(file).swift\n//  \(module)\n//\n\(created)//  Copyright © \(year) ACME. All rights reserved.\n//\n\n"
        }
        let journey = try ExistingJourney("modules-of-features")
        for name in ["Profile", "Orders", "Wishlist"] {
            let path = "Modules/\(name)Feature/Sources/\(name)Feature/\(name)View.swift"
            let created = "//  Created by Anna Schmidt on \(date).\n"
            try journey.write(path, header("\(name)View", "\(name)Feature", created, "2024") + journey.read(path))
        }
        #expect(try journey.report("feature Cart --like Profile" + flags).status == "applied")
        let made = try journey.read(Self.made + "CartView.swift")
        #expect(made.hasPrefix(header("CartView", "CartFeature", line, year)), "\(made)")
        #expect(try journey.report("feature Cart --like Profile").status == "unchanged")
    }

    // MARK: What is said

    @Test func whatIsNotFollowedIsSaid() throws {
        let journey = try Self.journey([
            Self.sources + "ProfileFactory.swift": "public enum ProfileFactory {}\nstruct Local {}\n"
        ])
        let report = try journey.report("feature Cart --like Profile")
        let note = report.diagnostics.first { $0.message.contains("ProfileFactory") }
        #expect(note?.message == "`Profile` also has `ProfileFactory`, and nothing of the kind is made for `Cart`")
    }

    @Test func whatIsLeftToDoInCodeIsSaid() throws {
        let journey = try ExistingJourney("one-root-package")
        let report = try journey.report("feature Cart")
        let note = report.diagnostics.first { $0.message.contains("nothing in its code shows it yet") }
        #expect(note?.message.hasPrefix("`AppFeature` depends on `CartFeature` now") == true)
        #expect(note?.file == "Sources/AppFeature/AppView.swift")
    }

    @Test func groupsOfAWorkspaceFileKeepTheirOrder() throws {
        let journey = try ExistingJourney("top-level-packages")
        let path = "Bookstore.xcworkspace/contents.xcworkspacedata"
        let entry = { (name: String) in "   <FileRef\n      location = \"group:\(name)\">\n   </FileRef>\n" }
        let group = "   <Group\n      location = \"container:\"\n      name = \"Features\">\n"
        let text = try journey.read(path)
            .replacing(
                entry("Catalog") + entry("Reviews"), with: group + entry("Catalog") + entry("Reviews") + "   </Group>\n"
            )
            .replacing("Bookstore/Bookstore.xcodeproj", with: "Zoo/Zoo.xcodeproj")
        try journey.write(path, text)
        #expect(try journey.report("feature Cart").status == "applied")
        #expect(
            try journey.read(path).contains(group + entry("Cart") + entry("Catalog") + entry("Reviews") + "   </Group>")
        )
    }
}
