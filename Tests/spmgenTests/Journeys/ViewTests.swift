import Foundation
import Testing

/// `spmgen view`: a screen, its route, its branch, and what goes with them.
struct ViewTests {
    private static let cart = "FeaturePackages/Cart/"
    private static let main = cart + "Sources/Main/"

    /// What a line added to a file, without blanks around it.
    private func added(to path: String, by line: String, in journey: Journey) throws -> [String] {
        func lines() throws -> [String] {
            try journey.read(path).components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let before = try lines()
        try journey.does(line)
        return try lines().difference(from: before).insertions.map { change in
            if case .insert(_, let element, _) = change { element } else { "" }
        }
    }

    @Test func aRouteWithValuesLeavesNoRoomForANewScreen() throws {
        let journey = try Journey(after: ["feature Cart"])
        let routes = Self.main + "CartRoute.swift"
        let written = try journey.read(routes).replacing(
            "    case cart\n", with: "    case cart\n    case more(id: Int)\n")
        try journey.write([routes: written])
        let before = try journey.snapshot()
        let report = try journey.run("view Cart/More")
        #expect(report.exitCode == 2)
        #expect(report.errors == ["name-taken"])
        #expect(try journey.snapshot().differences(from: before) == [])
    }

    @Test func allFilesAndEditsOfAScreen() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.does("view Cart/Summary")
        #expect(
            report.paths("create") == [
                Self.main + "Views/SummaryView+ViewModel.swift", Self.main + "Views/SummaryView.swift",
                Self.cart + "Tests/SummaryViewModelTests.swift",
            ])
        #expect(
            report.paths("edit") == [
                Self.main + "CartCoordinator.swift", Self.main + "CartRoute.swift",
                Self.main + "Resources/Localizable.xcstrings", Self.cart + "Tests/CartCoordinatorTests.swift",
            ])
        #expect(report.ids == [])
        #expect(report.next == [["swift", "test", "--package-path", "FeaturePackages/Cart"]])
        #expect(try journey.read(Self.main + "CartRoute.swift").contains("    case cart\n    case summary\n"))
        #expect(
            try journey.read(Self.main + "CartCoordinator.swift")
                .contains("        case .summary:\n            SummaryView(viewModel: .init(navigator: navigator))\n")
        )
    }

    @Test(arguments: [
        ("CartRoute.swift", ["case summary", "case \"summary\":", "path.removeFirst()", "self = .summary"]),
        ("CartCoordinator.swift", ["case .summary:", "SummaryView(viewModel: .init(navigator: navigator))"]),
    ])
    func anEditAddsItsLinesOnly(file: String, expected: [String]) throws {
        let journey = try Journey(after: ["feature Cart"])
        #expect(try added(to: Self.main + file, by: "view Cart/Summary", in: journey) == expected)
    }

    @Test func aScreenCanLieInAFolder() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.does("view cart/check-out/step_one/payment-view")
        #expect(
            report.subject
                == .init(typed: "cart/check-out/step_one/payment-view", name: "Cart/CheckOut/StepOne/Payment"))
        #expect(
            report.paths("create") == [
                Self.main + "Views/CheckOut/StepOne/PaymentView+ViewModel.swift",
                Self.main + "Views/CheckOut/StepOne/PaymentView.swift", Self.cart + "Tests/PaymentViewModelTests.swift",
            ])
        #expect(try journey.read(Self.main + "CartRoute.swift").contains("    case payment\n"))
        try journey.refuses("view Cart/Payment", 2, "name-taken")
        try journey.refuses("view Cart/Other/Payment", 2, "name-taken")
        try journey.keeps("view Cart/CheckOut/StepOne/Payment")
    }

    @Test(arguments: [
        ("Cart/Cart", "module"), ("Cart/cart-view", "module"), ("Cart/CART", "module"), ("Cart/Summary", "SummaryView"),
        ("Cart/Deep/UrlList", "URLListView"), ("Cart/UrlList", "URLListView"), ("Cart/Badge", "BadgeView"),
        ("Cart/Kit", "KitView"),
    ])
    func aNameThatIsThereIsTaken(screen: String, owner: String) throws {
        let journey = try Journey(
            Sample.package.merging(["Modules/KitView/Package.swift": Sample.library("KitView")]) { $1 },
            after: ["feature Cart", "view Cart/Offers/Summary", "view Cart/URLList"]
        )
        try journey.write([
            Self.main + "Parts.swift":
                "import SwiftUI\n\nstruct BadgeView: View { var body: some View { Text(\"\") } }\n"
        ])
        let report = try journey.refuses("view \(screen)", 2, "name-taken")
        #expect(report.diagnostics[0].message.contains(owner))
        #expect(report.diagnostics[0].remedy.hasPrefix("use another name, such as `"))
    }

    @Test(
        arguments: [("Crat/Summary", "Cart"), ("cart-item/Summary", nil), ("Shop/Summary", nil)] as [(String, String?)])
    func anUnknownFeatureIsRefusedWithTheNearest(screen: String, near: String?) throws {
        let journey = try Journey(after: ["feature Cart", "feature Product"])
        let report = try journey.refuses("view \(screen)", 66, "no-such-feature")
        #expect(report.diagnostics[0].message.contains("it has `Cart`, `Product`"))
        if let near {
            #expect(report.diagnostics[0].remedy == "did you mean `\(near)`?")
        } else {
            #expect(report.diagnostics[0].command.first == "spmgen")
        }
    }

    @Test func withFilesOnlyTheEditsAreShownAndNotMade() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.does("view Cart/Summary --files-only")
        #expect(report.changes.map(\.action) == ["create", "create", "create"])
        let notes = report.diagnostics
        #expect(Set(notes.map(\.severity)) == ["note"])
        #expect(notes.contains { $0.remedy.hasSuffix(":\ncase summary") })
        #expect(notes.contains { $0.remedy.contains("case .summary:\n    SummaryView(") })
        #expect(notes.contains { $0.file == Self.main + "CartRoute.swift" && $0.line != nil })
        // Put in by hand, they are not shown again; here by the command itself.
        try journey.keeps("view Cart/Summary --files-only")
        try journey.does("view Cart/Summary")
        #expect(try journey.keeps("view Cart/Summary --files-only").ids == [])
    }

    @Test(arguments: ["Default", "Switch", "In", "Repeat", "True", "Nil", "Case", "Return"])
    func aKeywordIsAGoodScreen(name: String) throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.does("view Cart/\(name)")
        let key = name.lowercased()
        #expect(try journey.read(Self.main + "CartRoute.swift").contains("    case `\(key)`\n"))
        #expect(try journey.read(Self.main + "CartCoordinator.swift").contains("        case .\(key):\n"))
        #expect(try journey.read(Self.main + "Resources/Localizable.xcstrings").contains("\"\(key).title\" : {"))
        try journey.keeps("view Cart/\(name)")
        // As the first screen of a feature as well.
        try journey.does("feature Other --view \(name)")
        try journey.keeps("feature Other --view \(name)")
    }

    // MARK: Features that people have edited

    @Test func theFilesAreFoundByWhatTheyDeclare() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.move(Self.main + "CartRoute.swift", to: Self.main + "Navigation/Routes.swift")
        try journey.move(Self.main + "CartCoordinator.swift", to: Self.main + "Navigation/Flow.swift")
        try journey.move(Self.cart + "Tests/CartCoordinatorTests.swift", to: Self.cart + "Tests/Flow/FlowTests.swift")
        let report = try journey.does("view Cart/Summary")
        #expect(
            report.paths("edit") == [
                Self.main + "Navigation/Flow.swift", Self.main + "Navigation/Routes.swift",
                Self.main + "Resources/Localizable.xcstrings", Self.cart + "Tests/Flow/FlowTests.swift",
            ])
        try journey.keeps("view Cart/Summary")
    }

    @Test func aBranchGoesBeforeDefaultAndACaseAfterTheLast() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.edit(
            Self.main + "CartRoute.swift", "    case cart\n", "    case cart\n    case item(id: Int), offer(String)\n")
        try journey.edit(
            Self.main + "CartCoordinator.swift",
            "        case .cart:\n",
            "        case .item, .offer: EmptyView()\n        case .cart:\n"
        )
        try journey.does("view Cart/Summary")
        #expect(
            try journey.read(Self.main + "CartRoute.swift").contains(
                "    case item(id: Int), offer(String)\n    case summary\n"))
    }

    @Test(arguments: [
        ("Tests/CartCoordinatorTests.swift", "static let screens", "static let places", "case summary"),
        ("Sources/Main/Resources/Localizable.xcstrings", "\"strings\" :", "\"texts\" :", ""),
    ])
    func aWelcomePlaceThatIsGoneIsAWarning(file: String, old: String, new: String, text: String) throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.edit(Self.cart + file, old, new)
        if file.hasSuffix(".swift") { try journey.edit(Self.cart + file, "screens", "places") }
        let report = try journey.does("view Cart/Summary")
        #expect(report.exitCode == 0)
        let warning = try #require(report.note("edit-skipped"))
        #expect(warning.severity == "warning")
        #expect(warning.remedy.contains("ummary"))
        #expect(warning.file?.hasPrefix(Self.cart) == true)
        #expect(try journey.read(Self.main + "CartRoute.swift").contains("case summary"))
        // It is said again as long as it is so.
        #expect(try journey.keeps("view Cart/Summary").ids.contains("edit-skipped"))
    }

    @Test(arguments: [
        ("CartCoordinator.swift", "func view(for", "func screen(for", "case .summary:"),
        ("CartCoordinator.swift", "navigator", "mover", "case .summary:"),
        ("CartCoordinator.swift", "class CartCoordinator", "class CartFlow", "case .summary:"),
    ])
    func aRequiredPlaceThatIsGoneIsRefusedWithTheText(file: String, old: String, new: String, text: String) throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.edit(Self.main + file, old, new)
        let report = try journey.refuses("view Cart/Summary", 65, "edit-site-unclear")
        let error = try #require(report.note("edit-site-unclear"))
        #expect(error.remedy.contains(text), "\(error.remedy)")
        // The files alone can be had.
        try journey.does("view Cart/Summary --files-only")
    }

    @Test func otherSwitchesAreNamedWithTheirPlaces() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write([
            Self.main + "CartLog.swift": """
            extension CartRoute {
                var event: String {
                    switch self {
                    case .cart: "cart"
                    }
                }
                var isCart: Bool {
                    switch self {
                    case .cart: true
                    default: false
                    }
                }
            }

            """
        ])
        let report = try journey.does("view Cart/Summary")
        let others = report.diagnostics.filter { $0.id == "other-switches" }
        #expect(others.map(\.file) == [Self.main + "CartLog.swift"])
        #expect(others.map(\.line) == [3])
        #expect(others.map(\.severity) == ["warning"])
    }

    @Test func inMicroappAScreenLooksAsTheDesignSystemSaysThatItsFeatureUses() throws {
        let journey = try Journey.app("microapp", after: ["feature Cart", "view Cart/Summary"])
        let views = "BookstoreLibrary/Features/Cart/Sources/Views/"
        let screen = try journey.read(views + "SummaryView.swift")
        for line in ["import DesignSystem\n", "VStack(spacing: Spacing.large) {", ".buttonStyle(.main)"] {
            #expect(screen.contains(line), "\(screen)")
        }
        try journey.does("remove Cart/Summary")
        try journey.does("manifest remove-target-dependency DesignSystem Cart --package-path BookstoreLibrary")
        let before = try journey.snapshot().withoutTimes
        try journey.does("view Cart/Summary")
        let plain = try journey.read(views + "SummaryView.swift")
        #expect(plain.contains("VStack(spacing: 24) {") && plain.contains(".buttonStyle(.borderedProminent)"))
        #expect(!plain.contains("DesignSystem") && !plain.contains("Spacing"))
        try journey.does("rename Cart/Summary Details")
        try journey.does("remove Cart/Details")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func inMicroappTheWholeRowOfAListIsTapped() throws {
        let journey = try Journey.app("microapp", feature: "Cart")
        let screen = try journey.read("BookstoreLibrary/Features/Cart/Sources/Views/ItemsView.swift")
        let label = try #require(screen.split(separator: "row(for: item)\n").dropFirst().first)
        let modifiers = label.prefix { $0 != "}" }.split(separator: "\n").map { $0.drop { $0 == " " } }
        #expect(
            modifiers.filter { !$0.isEmpty }
                == [".frame(maxWidth: .infinity, alignment: .leading)", ".contentShape(.rect)"])
    }
}
