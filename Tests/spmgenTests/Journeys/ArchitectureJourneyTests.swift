import Scaffold
import TestSupport
import Testing

/// What is made is taken out, renamed and taken back in each architecture, byte for byte.
struct ArchitectureJourneyTests {
    /// Each architecture, and each other way in which one keeps its features.
    private static let kinds = Generator.architectures + ["coordinator --layout targets"]
    private static let made = [
        "feature Order --view List", "view Order/Detail", "view Order/Pay/Card", "host Order", "shared Networking",
        "shared Brand --resources", "shared Kit --dynamic", "shared Default --resources --publish",
    ]

    @Test(arguments: kinds)
    func allGoesAgainInAnyOrder(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "view Cart/Summary"])
        let before = try journey.snapshot().withoutTimes
        for line in Self.made {
            try journey.does(line)
            try journey.keeps(line)
        }
        for name in ["Networking", "Order/Detail", "OrderHost", "Kit", "Order", "Default", "Brand"] {
            let preview = try journey.run("remove \(name) --dry-run")
            let report = try journey.does("remove \(name)")
            #expect(preview.plan == report.plan)
        }
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        #expect(try journey.run("remove Networking").exitCode == 66)
    }

    /// A manifest has `.product(…)` and `.target(…)`, which are no routes.
    @Test(arguments: Generator.architectures)
    func aFeatureMayBeCalledAsWhatManifestsName(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart"])
        let before = try journey.snapshot().withoutTimes
        for name in ["Product", "Target"] {
            try journey.does("feature \(name)")
            try journey.does("feature After\(name)")
            try journey.does("remove \(name)")
            try journey.does("remove After\(name)")
            #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
        }
    }

    @Test(arguments: kinds)
    func allIsTakenBackInTurn(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart"])
        var snapshots = [try journey.snapshot().withoutTimes]
        for line in Self.made + ["rename Order Purchase", "rename Brand Look", "remove Purchase"] {
            try journey.does(line)
            snapshots.append(try journey.snapshot().withoutTimes)
        }
        for snapshot in snapshots.dropLast().reversed() {
            try journey.does("undo")
            #expect(try journey.snapshot().withoutTimes.differences(from: snapshot) == [])
        }
    }

    @Test(
        // Names of one length that sort alike, as lists and line breaks follow the names.
        arguments: kinds,
        [
            ("Cart", "Chat", ["feature Cart", "view Cart/Summary", "host Cart"]),
            ("cart", "CART", ["feature Cart"]),
            ("Cart/Summary", "Summits", ["feature Cart", "view Cart/Summary", "host Cart"]),
            ("Networking", "Networkers", ["shared Networking", "feature Cart --depends-on Networking"]),
            ("Brand", "Bread", ["shared Brand --resources"]),
        ]
    )
    func whatIsRenamedIsAsIfMadeSo(architecture: String, step: (old: String, new: String, before: [String])) throws {
        let journey = try Journey.app(architecture, after: step.before)
        let before = try journey.snapshot().withoutTimes
        let report = try journey.does("rename \(step.old) \(step.new)")
        #expect(report.diagnostics.isEmpty, "\(report.text)")
        let leaf = step.old.split(separator: "/").suffix(1).joined()
        let fresh = try Journey.app(
            architecture,
            after: step.before.map { line in
                line.split(separator: " ").map { word in
                    word.split(separator: "/").map { $0.lowercased() == leaf.lowercased() ? step.new : String($0) }
                        .joined(separator: "/")
                }.joined(separator: " ")
            })
        #expect(try journey.snapshot().withoutTimes.differences(from: fresh.snapshot().withoutTimes) == [])
        let back = step.old.contains("/") ? "Cart/\(step.new) \(leaf)" : "\(step.new) \(leaf == "cart" ? "Cart" : leaf)"
        try journey.does("rename \(back)")
        #expect(try journey.snapshot().withoutTimes.differences(from: before) == [])
    }

    @Test(arguments: kinds)
    func aFoundationThatIsUsedStays(architecture: String) throws {
        let lines = ["shared Networking", "feature Cart --depends-on Networking"]
        let journey = try Journey.app(architecture, after: lines)
        let report = try journey.refuses("remove Networking")
        #expect(report.exitCode == 2)
        let owners = [
            "microapp": "the target `Cart`", "coordinator --layout targets": "the package `FeaturePackages/AppRoot`",
        ]
        let owner = owners[architecture] ?? "the package `FeaturePackages/Cart`"
        #expect(report.diagnostics.map(\.message) == ["\(owner) depends on `Networking`"])
    }

    @Test func aRouteThatAnotherFeatureNamesKeepsTheFeature() throws {
        let journey = try Journey.app("navigator", after: ["feature Cart", "feature Order", "view Cart/Summary"])
        let view = "FeaturePackages/Order/Sources/Order/Views/Extra.swift"
        try journey.write([view: "import Shared\n\nlet next = Route.cart(.summary)\n"])
        #expect(try journey.refuses("remove Cart").diagnostics.contains { $0.id == "still-used" && $0.file == view })
        #expect(try journey.refuses("remove Cart/Summary").diagnostics.contains { $0.file == view })
        try journey.does("rename Cart Basket")
        #expect(try journey.read(view) == "import Shared\n\nlet next = Route.basket(.summary)\n")
    }

    @Test(arguments: [("class Navigator", "final class AppNavigator"), ("enum Route:", "enum Place:")])
    func anArchitectureIsKnownWhenATypeOfItsOwnIsRenamed(old: String, new: String) throws {
        let journey = try Journey.app("navigator", after: ["feature Cart"])
        let folder = "SharedPackages/Shared/Sources/Shared/Navigation/"
        for file in ["Navigator", "Route"] {
            let path = folder + file + ".swift"
            let text = try journey.read(path).replacing("final class", with: "class")
            try journey.write([path: text.replacing(old, with: new)])
        }
        let refused = try journey.refuses("feature Order")
        #expect(refused.diagnostics.map(\.id) == ["requirement-unmet"])
        let report = try journey.does("view Cart/Summary")
        #expect(report.diagnostics.map(\.id) == ["requirement-unmet"])
        #expect(try !journey.snapshot().files.keys.contains { $0.contains("Coordinator") })
    }

    @Test func aPackageOfModulesIsKnownWhenATypeOfItsRootIsRenamed() throws {
        let journey = try Journey.app("microapp", after: ["feature Cart"])
        let path = "BookstoreLibrary/Root/Sources/AppCoordinator.swift"
        try journey.write([path: try journey.read(path).replacing("AppCoordinator", with: "MainCoordinator")])
        #expect(try journey.refuses("feature Order").diagnostics.first?.id == "edit-site-unclear")
        try journey.does("view Cart/Summary")
        try journey.does("shared Networking")
        #expect(try journey.snapshot().files.keys.contains { $0.hasPrefix("BookstoreLibrary/Foundation/Networking/") })
    }

    @Test(arguments: kinds)
    func theListNamesWhatIsSharedAndTheHosts(architecture: String) throws {
        let journey = try Journey.app(architecture, after: ["feature Cart", "host Cart", "shared Networking"])
        let output = journey.start("list").output
        #expect(output.contains("hosts\n  CartHost  Hosts/Cart  runs Cart\n"))
        let folder = architecture == "microapp" ? "BookstoreLibrary/Foundation" : "SharedPackages"
        #expect(output.contains("Networking") && output.contains("\(folder)/Networking\n"))
    }
}
