import Scaffold
import TestSupport
import Testing

/// `spmgen remove`: the workspace is as it was, byte for byte, or all that stands in the way is listed.
struct RemoveTests {
    private static let view = "FeaturePackages/Cart/Sources/Main/Views/SummaryView.swift"

    /// What is made, and what takes it out again.
    struct Case: CustomTestStringConvertible, Sendable {
        let line: String
        let inverse: String
        var before: [String] = []
        var testDescription: String { (before + [line]).joined(separator: "; ") }
    }

    static let cases: [Case] = [
        Case(line: "feature Cart", inverse: "remove Cart"),
        Case(line: "feature cart --no-mocks", inverse: "remove cart"),
        Case(line: "feature Cart --ios-only", inverse: "remove Cart"),
        Case(line: "feature Cart --no-wire", inverse: "remove Cart"),
        Case(line: "feature Cart --view Items", inverse: "remove Cart"),
        Case(line: "feature Cart --view Items --no-mocks --ios-only --no-wire", inverse: "remove Cart"),
        Case(line: "feature URLList --view Default", inverse: "remove URLList"),
        Case(line: "feature Zoo", inverse: "remove Zoo", before: ["feature Cart", "feature Order --view List"]),
        Case(line: "feature Book", inverse: "remove Book", before: ["feature Cart", "feature Order --view List"]),
        Case(line: "view Cart/Summary", inverse: "remove Cart/Summary", before: ["feature Cart"]),
        Case(line: "view Cart/Summary", inverse: "remove cart/summary-view", before: ["feature Cart --no-mocks"]),
        Case(line: "view Cart/Pay/Card", inverse: "remove Cart/Card", before: ["feature Cart"]),
        Case(
            line: "view Cart/Pay/Card", inverse: "remove Cart/Pay/Card", before: ["feature Cart", "view Cart/Pay/Cash"]),
        Case(line: "view Cart/Zed", inverse: "remove Cart/Zed", before: ["feature Cart", "view Cart/Summary"]),
        Case(line: "view Cart/Summary --files-only", inverse: "remove Cart/Summary", before: ["feature Cart"]),
        Case(line: "view Cart/Default", inverse: "remove Cart/Default", before: ["feature Cart --view Items"]),
        Case(line: "model Cart/Order", inverse: "remove Cart/Order", before: ["feature Cart"]),
        Case(line: "model Cart/Order", inverse: "remove cart/order", before: ["feature Cart --no-mocks"]),
        Case(line: "service Cart/Payment", inverse: "remove Cart/Payment", before: ["feature Cart"]),
        Case(
            line: "service Cart/Payment", inverse: "remove Cart/PaymentService",
            before: ["feature Cart --no-mocks", "model Cart/Payment"]),
        Case(
            line: "model Cart/Payment", inverse: "remove Cart/Payment --kind model",
            before: ["feature Cart", "service Cart/Payment"]),
    ]

    @Test(arguments: cases, [true, false])
    func whatWasMadeIsTakenOutAgain(step: Case, isApp: Bool) throws {
        // Without the memory of earlier runs as well: each run has a folder of its own for that.
        let journey = try isApp ? Journey.app(after: step.before) : Journey(after: step.before)
        let before = try journey.snapshot().withoutTimes
        try journey.does(step.line)
        let preview = try journey.run(step.inverse + " --dry-run")
        let report = try journey.does(step.inverse)
        #expect(preview.plan == report.plan)
        #expect(report.diagnostics.isEmpty)
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: [true, false])
    func featuresAndScreensGoInAnyOrder(isApp: Bool) throws {
        let journey = try isApp ? Journey.app() : Journey()
        let before = try journey.snapshot().withoutTimes
        let lines = [
            "feature Cart", "feature Order", "view Cart/Summary", "view Cart/Pay/Card", "view Order/Detail",
            "model Cart/Payment", "service Cart/Payment", "service Order/Status",
        ]
        for line in lines { try journey.does(line) }
        for line in ["remove Cart/Summary", "remove Cart", "remove Order"] { try journey.does(line) }
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test func aSharedPackageStaysAsItsPeopleHaveMadeIt() throws {
        let files = [
            "SharedPackages/Networking/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(
                name: "Networking",
                products: [.library(name: "Networking", targets: ["Networking"])],
                targets: [.target(name: "Networking")]
            )
            """,
            "SharedPackages/Networking/Sources/Networking/Networking.swift": "",
        ]
        let journey = try Journey(Sample.package.merging(files) { $1 })
        let before = try journey.snapshot().withoutTimes
        try journey.does("feature Cart --depends-on Networking")
        try journey.does("remove Cart")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    // MARK: What people have worked on

    @Test func aChangedFileStopsItAndStaysWithTheFlag() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Summary"])
        try journey.edit(Self.view, "ProgressView()", "Text(verbatim: \"…\")")
        let report = try journey.refuses("remove Cart/Summary", 2, "file-edited")
        #expect(report.diagnostics.map(\.file) == [Self.view])
        try journey.refuses("remove Cart", 2, "file-edited")
        let kept = try journey.does("remove Cart/Summary --keep-edited")
        #expect(kept.diagnostics.filter { $0.id == "file-kept" }.map(\.file).contains(Self.view))
        #expect(journey.has(Self.view))
        // The view needs its model.
        #expect(journey.has("FeaturePackages/Cart/Sources/Main/Views/SummaryView+ViewModel.swift"))
        #expect(!journey.has("FeaturePackages/Cart/Tests/SummaryViewModelTests.swift"))
        #expect(try !journey.read("FeaturePackages/Cart/Sources/Main/CartRoute.swift").contains("summary"))
    }

    @Test func aChangedBranchAndACommentAreWork() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Summary", "view Cart/Last"])
        let coordinator = "FeaturePackages/Cart/Sources/Main/CartCoordinator.swift"
        try journey.edit(coordinator, "SummaryView(viewModel:", "SummaryView(viewModel: /* shared */")
        let report = try journey.refuses("remove Cart/Summary", 2, "file-edited")
        #expect(report.diagnostics.map(\.file) == [coordinator])
        #expect(report.diagnostics.first?.line != nil)
        try journey.does("remove Cart/Summary --keep-edited")
        #expect(try !journey.read(coordinator).contains("SummaryView"))
    }

    @Test func aFileOfSomebodyElseIsNotDeleted() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write(["FeaturePackages/Cart/Sources/Main/Mine.swift": "struct Mine {}\n"])
        let report = try journey.refuses("remove Cart", 2, "file-edited")
        #expect(report.diagnostics.map(\.file) == ["FeaturePackages/Cart/Sources/Main/Mine.swift"])
        try journey.does("remove Cart --keep-edited")
        #expect(journey.has("FeaturePackages/Cart/Sources/Main/Mine.swift"))
        #expect(!journey.has("FeaturePackages/Cart/Package.swift"))
    }

    @Test func buildProductsAreNobodysWork() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write(["FeaturePackages/Cart/.build/debug.yaml": ""])
        try journey.does("remove Cart")
        #expect(!journey.has("FeaturePackages/Cart/Package.swift"))
    }

    // MARK: What is still used

    @Test func usesOfTheRouteAreListed() throws {
        let journey = try Journey.app(after: ["feature Cart", "view Cart/Summary"])
        try journey.edit(
            "FeaturePackages/Cart/Sources/Main/Views/CartView+ViewModel.swift",
            "private func load() async {",
            "func next() {\n            navigator.push(.summary)\n        }\n\n        private func load() async {"
        )
        try journey.edit(
            "FeaturePackages/AppRoot/Sources/AppRoot/AppCoordinator.swift",
            "    @ViewBuilder",
            "    func start() {\n        router.push(.cart(.summary))\n    }\n\n    @ViewBuilder"
        )
        let report = try journey.refuses("remove Cart/Summary", 2, "still-used")
        #expect(
            report.diagnostics.compactMap(\.file) == [
                "FeaturePackages/AppRoot/Sources/AppRoot/AppCoordinator.swift",
                "FeaturePackages/Cart/Sources/Main/Views/CartView+ViewModel.swift",
            ]
        )
    }

    @Test func aNameThatIsAlsoSomethingElseIsNoUse() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Title"])
        try journey.edit(
            "FeaturePackages/Cart/Sources/Main/Views/CartView.swift",
            "        content\n",
            "        content\n            .font(.title)\n"
        )
        let report = try journey.run("remove Cart/Title --dry-run")
        #expect(report.status == "planned")
    }

    @Test func packagesThatDependOnTheFeatureAreListed() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write([
            "FeaturePackages/Other/Package.swift": """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Other", dependencies: [.package(path: "../Cart")])
            """
        ])
        let report = try journey.refuses("remove Cart", 2, "still-used")
        #expect(report.diagnostics.first?.file == "FeaturePackages/Other/Package.swift")
        #expect(report.diagnostics.first?.line == 3)
    }

    @Test func codeThatImportsTheFeatureIsListed() throws {
        let journey = try Journey(after: ["feature Cart"])
        try journey.write(["Sources/Shop/Use.swift": "import Cart\n\nlet route = CartRoute.cart\n"])
        let report = try journey.refuses("remove Cart", 2, "still-used")
        #expect(report.diagnostics.map(\.file).allSatisfy { $0 == "Sources/Shop/Use.swift" })
        #expect(report.diagnostics.map(\.line) == [1, 3])
    }

    @Test func theOnlyScreenStays() throws {
        let journey = try Journey(after: ["feature Cart"])
        let report = try journey.refuses("remove Cart/Cart", 2, "still-used")
        #expect(report.diagnostics.first?.command == ["spmgen", "remove", "Cart"])
    }

    @Test func whatIsNotThereIsNamedWithTheNearest() throws {
        let journey = try Journey(after: ["feature Cart", "view Cart/Summary"])
        let screen = try journey.refuses("remove Cart/Sumary", 66, "no-such-part")
        #expect(screen.diagnostics.first?.remedy == "did you mean `Cart/Summary`?")
        let feature = try journey.refuses("remove Carte", 66, "no-such-feature")
        #expect(feature.diagnostics.first?.remedy == "did you mean `Cart`?")
        try journey.does("remove Cart/Summary")
        try journey.refuses("remove Cart/Summary", 66, "no-such-part")
        try journey.does("remove Cart")
        try journey.refuses("remove Cart", 66, "no-such-feature")
    }
}
