import Scaffold
import TestSupport
import Testing

/// The workspace is found from where the user is.
struct WhichWorkspaceTests {
    private static let appRoot = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "AppRoot",
            platforms: [.iOS(.v17), .macOS(.v14)],
            products: [.library(name: "AppRoot", targets: ["AppRoot"])],
            targets: [.target(name: "AppRoot"), .testTarget(name: "AppRootTests", dependencies: ["AppRoot"])]
        )

        """

    /// Where a listing finds its workspace, seen from the journey's folder.
    private func workspace(_ journey: Journey, from sub: String) throws -> String? {
        let report = try journey.run("list", in: sub)
        #expect(report.exitCode == 0, "\(report.text)")
        return report.workspace.map { $0.replacingOccurrences(of: journey.root.description, with: ".") }
    }

    @Test(arguments: ["coordinator", "navigator", "microapp"], ["", "App"])
    func anAppIsNotMadeInsideAnother(architecture: String, sub: String) throws {
        let journey = try Journey()
        let line = "init Bookstore --architecture \(architecture)"
        try #require(journey.start(line, in: journey.folder.path).code == 0)
        let app = journey.folder.path.appending("Bookstore")
        let inside = journey.start("init Library", in: sub.isEmpty ? app : app.appending(sub))
        #expect(inside.code == 2)
        #expect(inside.error.contains("run: spmgen -C \(journey.folder.path) init Library"), "\(inside.error)")
        #expect(journey.start(line, in: journey.folder.path).code == 0)
        #expect(journey.start("init Library", in: journey.folder.path).code == 0)
    }

    @Test(arguments: [
        "", "Sources", "Sources/Shop", "FeaturePackages", "FeaturePackages/Cart",
        "FeaturePackages/Cart/Sources/Main/Views",
        "SharedPackages/Navigation/Tests",
    ])
    func aPackageIsFoundFromAnyFolderInIt(sub: String) throws {
        let journey = try Journey(after: ["feature Cart"])
        #expect(try workspace(journey, from: sub) == ".")
        let report = try journey.does("view Cart/Summary", in: sub)
        #expect(report.workspace == journey.root.description)
        #expect(report.paths("create").allSatisfy { $0.hasPrefix("FeaturePackages/Cart/") })
        try journey.does("feature Product", in: sub)
        #expect(try journey.read("Package.swift").contains("FeaturePackages/Product"))
    }

    @Test(arguments: [
        "", "App", "FeaturePackages", "FeaturePackages/AppRoot/Sources/AppRoot", "SharedPackages/Navigation",
    ])
    func anAppIsFoundFromAnyFolderInIt(sub: String) throws {
        let journey = try Journey.app()
        let report = try journey.does("feature Cart", in: sub)
        #expect(report.workspace == journey.root.description)
        #expect(report.paths("edit").contains("FeaturePackages/AppRoot/Package.swift"))
    }

    @Test func anAppsRootMayLieOneLevelBelow() throws {
        let journey = try Journey(["AppRoot/Package.swift": Self.appRoot, "AppRoot/Sources/AppRoot/A.swift": ""])
        for sub in ["", "AppRoot", "AppRoot/Sources"] { #expect(try workspace(journey, from: sub) == ".") }
        // Its wiring has no place to go to, but the place for the package is known.
        let report = try journey.run("feature Cart --no-wire --dry-run")
        #expect(report.paths("create").contains("FeaturePackages/Cart/Package.swift"))
    }

    @Test func featuresLieBesideTheAppsRoot() throws {
        let journey = try Journey(["Modules/AppRoot/Package.swift": Self.appRoot])
        let report = try journey.run("feature Cart --no-wire --dry-run")
        #expect(report.workspace == journey.root.description)
        #expect(report.paths("create").contains("Modules/Cart/Package.swift"))
        // From inside, too, once something tells that there is more than the modules.
        try journey.write(["Shop.xcodeproj/project.pbxproj": ""])
        for sub in ["Modules", "Modules/AppRoot"] { #expect(try workspace(journey, from: sub) == ".") }
    }

    @Test func threeLevelsBelowIsTooFar() throws {
        let journey = try Journey(["A/B/AppRoot/Package.swift": Self.appRoot])
        try journey.refuses("list", 66, "no-workspace")
        #expect(try workspace(journey, from: "A") == "./A")
    }

    @Test func twoAppRootsAreNone() throws {
        let journey = try Journey(["A/AppRoot/Package.swift": Self.appRoot, "B/AppRoot/Package.swift": Self.appRoot])
        try journey.refuses("list", 66, "no-workspace")
        #expect(try workspace(journey, from: "B") == "./B")
    }

    @Test func aConfigurationFileSaysWhereTheWorkspaceIs() throws {
        let journey = try Journey([
            ".spmgen.json": "{}\n",
            "Package.swift": Sample.manifest,
            "Apps/Shop/Package.swift": Sample.manifest,
            "Apps/Shop/Sources/Shop/Shop.swift": "",
        ])
        #expect(try workspace(journey, from: "Apps/Shop/Sources") == ".")
        try journey.remove(".spmgen.json")
        #expect(try workspace(journey, from: "Apps/Shop/Sources") == "./Apps/Shop")
        try journey.write(["Apps/.spmgen.json": "{}\n"])
        #expect(try workspace(journey, from: "Apps/Shop") == "./Apps")
        #expect(try workspace(journey, from: "") == ".")
    }

    @Test func aConfiguredWorkspaceNeedsNoManifest() throws {
        let journey = try Journey([".spmgen.json": "{}\n"])
        let report = try journey.does("feature Cart")
        #expect(report.changes.allSatisfy { $0.action == "create" })
        #expect(report.ids == ["step-left-in-xcode"])
        try journey.does("view Cart/Summary")
    }

    @Test func aHigherPackageCountsIfItDependsOnTheNearest() throws {
        let core = ["Modules/Core/Sources/Core/Core.swift": "", "Modules/Core/Package.swift": Sample.library("Core")]
        let root = Sample.library("Shop", dependencies: ".package(path: \"Modules/Core\")")
        let journey = try Journey(core.merging(["Package.swift": root]) { $1 })
        #expect(try workspace(journey, from: "Modules/Core/Sources") == ".")
        // A package that merely lies below it is a workspace of its own.
        try journey.write(["Package.swift": Sample.library("Shop")])
        #expect(try workspace(journey, from: "Modules/Core/Sources") == "./Modules/Core")
    }

    @Test func aHigherPackageCountsIfItDependsOnTheNearestThroughOthers() throws {
        let journey = try Journey([
            "Package.swift": Sample.library("Shop", dependencies: ".package(path: \"A\")"),
            "A/Package.swift": Sample.library("A", dependencies: ".package(name: \"B\", path: \"../Modules/B\")"),
            "Modules/B/Package.swift": Sample.library("B"),
            "Modules/C/Package.swift": Sample.library("C"),
        ])
        #expect(try workspace(journey, from: "Modules/B") == ".")
        #expect(try workspace(journey, from: "Modules/C") == "./Modules/C")
    }

    @Test func projectsSideBySideAreNotMistakenForOneAnother() throws {
        let journey = try Journey([
            "Shop/AppRoot/Package.swift": Self.appRoot,
            "Tool/Package.swift": Sample.library("Tool"),
            "Tool/Sources/Tool/Tool.swift": "",
        ])
        #expect(try workspace(journey, from: "Shop/AppRoot") == "./Shop")
        #expect(try workspace(journey, from: "Tool/Sources") == "./Tool")
        let report = try journey.does("feature Cart", in: "Tool")
        #expect(report.changes.allSatisfy { !$0.path.contains("..") })
        #expect(journey.has("Tool/FeaturePackages/Cart/Package.swift"))
        #expect(!journey.has("Shop/FeaturePackages") && !journey.has("FeaturePackages"))
    }

    @Test func withOnlyAnXcodeProjectOneStepIsLeftInXcode() throws {
        let journey = try Journey(Sample.xcodeProject)
        let report = try journey.does("feature Cart", in: "Shop")
        #expect(report.workspace == journey.root.description)
        #expect(report.changes.allSatisfy { $0.action == "create" })
        #expect(
            Set(report.changes.map { $0.path.split(separator: "/").prefix(2).joined(separator: "/") }) == [
                "FeaturePackages/Cart", "SharedPackages/Navigation",
            ])
        let step = try #require(report.note("step-left-in-xcode"))
        #expect(step.severity == "note")
        #expect(step.remedy.contains("Add Package Dependencies") && step.remedy.contains("`Cart`"))
        try journey.does("view Cart/Summary")
        #expect(
            try journey.read("Shop.xcodeproj/project.pbxproj") == Sample.xcodeProject["Shop.xcodeproj/project.pbxproj"])
    }

    @Test(arguments: ["feature Cart", "view Cart/Summary", "list", "feature Cart --no-wire", "feature Cart --dry-run"])
    func withoutAnythingThereIsNoWorkspace(line: String) throws {
        let journey = try Journey(["notes.txt": "nothing\n"])
        let report = try journey.refuses(line, 66, "no-workspace")
        #expect(report.diagnostics[0].command == ["swift", "package", "init", "--type", "library"])
        #expect(report.workspace == nil)
    }

    @Test func anotherFolderCanBeNamed() throws {
        let journey = try Journey(after: ["feature Cart"])
        let run = journey.start("-C Shop/FeaturePackages view Cart/Summary --json", in: journey.folder.path)
        #expect(try Report(run.output).workspace == journey.root.description)
        #expect(journey.has("FeaturePackages/Cart/Sources/Main/Views/SummaryView.swift"))
    }
}
