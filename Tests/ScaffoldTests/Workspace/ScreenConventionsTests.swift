import Testing

@testable import Scaffold

struct ScreenConventionsTests {
    @Test(arguments: [
        ("CartView", "cart", "View"), ("CartScreen", "cart", "Screen"), ("FAQPage", "faq", "Page"),
        ("CartListView", "cart", "View"), ("URLListView", "urlList", "View"), ("CartPanel", "cart", "Panel"),
        ("ShopCartPanel", "cart", "Panel"), ("OrdersScreen", "cart", "Screen"), ("OrdersPanel", "cart", nil),
        ("Cart", "cart", nil), ("CartV2View", "cart", "View"),
    ])
    func theSuffixIsTheLastWordOfTheType(type: String, route: String, suffix: String?) {
        #expect(FeatureScreen.suffix(of: type, shownFor: route) == suffix)
    }

    @Test(arguments: [
        ("CartViewModel", "Cart", "CartView", "SummaryViewModel"),
        ("CartView+ViewModel", "Cart", "CartView", "SummaryPage+ViewModel"),
        ("CartScreenModel", "Cart", "CartScreen", "SummaryPageModel"),
        ("CartModel", "Cart", "CartScreen", "SummaryModel"),
        ("CartViewModelTests", "Cart", "CartView", "SummaryViewModelTests"),
        ("CartTests", "Cart", "CartView", "SummaryTests"),
        ("BasketModel", "Cart", "CartView", nil),
    ])
    func aNameIsMadeAsTheOtherScreensNameIs(name: String, stem: String, type: String, other: String?) {
        let pattern = ScreenNamePattern(of: name, stem: stem, type: type)
        #expect(pattern?.name(stem: "Summary", type: "SummaryPage") == other)
    }

    @Test(
        arguments: [
            ([], nil), ([1], 1), ([1, 2, 1], 1), ([1, 2], 2), ([2, 1, 2, 1, 3], 1),
        ] as [([Int], Int?)])
    func mostCountAndThenTheLast(values: [Int], favourite: Int?) {
        #expect(values.favourite == favourite)
    }

    @Test func nothingToReadGivesWhatTheTemplatesSay() throws {
        let screen = try Self.conventions([]).screen("Summary", in: ["Checkout"])
        #expect(screen.type == "SummaryView")
        #expect(screen.view == (try RelativePath("Cart/Sources/Main/Views/Checkout/SummaryView")))
        #expect(screen.model.name == .nested("ViewModel"))
        #expect(screen.model.file == (try RelativePath("Cart/Sources/Main/Views/Checkout/SummaryView+ViewModel")))
        #expect(screen.suite == "SummaryViewModelTests")
        #expect(screen.suiteFile == (try RelativePath("Cart/Tests/SummaryViewModelTests")))
    }

    @Test(arguments: [
        (["Views/CartView"], "Views"), (["Views/CartView", "Views/Checkout/PaymentView"], "Views"),
        (["Views/Browse/ListView", "Views/Checkout/PaymentView", "Views/Checkout/AddressView"], "Views"),
        (["CartView", "HelpView", "Views/HistoryView"], ""), (["Views/CartView", "Screens/HelpView"], "Screens"),
        (["Views/CartView", "Screens/HelpView", "Views/HistoryView"], "Views"),
        (["Views/Cart/CartView", "Views/Help/HelpView"], "Views/Summary"),
        (["Cart/CartView"], "Summary"),
        (["Screens/CartView/CartView", "Screens/HelpView/HelpView"], "Screens/SummaryView"),
    ])
    func aViewLiesWhereTheOthersDo(files: [String], folder: String) throws {
        let screens = try files.map { try Self.screen($0) }
        let view = try Self.conventions(screens).screen("Summary", in: []).view
        #expect(view == (try RelativePath("Cart/Sources/Main/\(folder)/SummaryView")))
    }

    /// What people moved after it was made is found where it is; what was asked for in another flow is not that.
    @Test(
        arguments: [
            ("Views", [], true), ("Views/Summary", [], true), ("Views/Checkout", [], false), ("Extra/Deep", [], true),
            ("Views", ["Checkout"], false), ("Views/Checkout", ["Checkout"], true),
            ("Extra/Checkout", ["Checkout"], true),
            ("Extra", ["Checkout"], false),
        ] as [(String, [String], Bool)])
    func aScreenThatIsThereKeepsItsPlace(folder: String, asked: [String], isKept: Bool) throws {
        let existing = try Self.screen(folder + "/SummaryView")
        let screen = try Self.conventions([Self.screen("Views/CartView")])
            .screen("Summary", in: asked, existing: existing)
        #expect((screen.view == existing.file.withoutExtension) == isKept)
    }

    @Test func aScreenThatIsThereKeepsItsHabits() throws {
        let file = try RelativePath("Cart/Sources/Main/Views/SummaryPage.swift")
        let existing = FeatureScreen(
            route: "summary",
            type: "SummaryPage",
            suffix: "Page",
            file: file,
            viewModel: FeatureScreen.ViewModel(name: "SummaryModel", isNested: false, file: file),
            suite: FeatureScreen.Suite(name: "SummaryTests", file: try RelativePath("Cart/Tests/Models.swift"))
        )
        let screen = try Self.conventions([Self.screen("Views/CartView")])
            .screen("Summary", in: [], existing: existing)
        #expect(screen.type == "SummaryPage")
        #expect(screen.model == NewScreen.Model(name: .topLevel("SummaryModel"), file: nil))
        #expect(screen.suite == "SummaryTests")
        #expect(screen.suiteFile == (try RelativePath("Cart/Tests/Models")))
    }

    @Test(arguments: [("SummaryView", "Summary"), ("Summary", nil), ("View", nil)])
    func aTypedNameCanHaveTheSuffix(typed: String, stem: String?) throws {
        #expect(try Self.conventions([]).stem(of: typed) == stem)
    }

    private static func conventions(_ screens: [FeatureScreen]) throws -> ScreenConventions {
        let roots = ["Cart/Sources/Main", "Cart/Sources/Concurrent", "Cart/Tests"]
        return ScreenConventions(
            of: screens,
            in: try RelativePath("Cart"),
            roots: try roots.map { try RelativePath($0) }
        )
    }

    /// A screen without a model, by its file below the target's folder.
    private static func screen(_ file: String) throws -> FeatureScreen {
        let path = try RelativePath("Cart/Sources/Main/\(file).swift")
        let route = Words.lowerCamelCase(String(path.stem.dropLast(4)))
        return FeatureScreen(route: route, type: path.stem, suffix: "View", file: path, viewModel: nil, suite: nil)
    }
}
