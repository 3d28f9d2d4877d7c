import Testing

/// Which of several folders is the workspace, and what in it shows nothing of its habits.
struct WhichExistingWorkspaceTests {
    private static let appRoot = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "AppRoot",
            products: [.library(name: "AppRoot", targets: ["AppRoot"])],
            targets: [.target(name: "AppRoot")]
        )

        """

    @Test func ofTwoCandidatesTheOneAboveTheFolderIsIt() throws {
        let journey = try ExistingJourney("several-apps")
        #expect(try journey.report("list").workspace?.hasSuffix("Apps/Rider") == true)
        #expect(try journey.report("list -C ../Driver").workspace?.hasSuffix("Apps/Driver") == true)
        #expect(journey.run("feature Cart -C ../Driver").code == 0)
        #expect(journey.has("../Driver/Packages/Cart/Package.swift"))
        #expect(!journey.has("Packages/Cart"))
    }

    @Test(arguments: [("several-apps", "-C ..", "`Driver`, `Rider`", "-C Driver")])
    func aFolderOfSeveralAppsIsNoWorkspace(slug: String, folder: String, named: String, remedy: String) throws {
        let run = try ExistingJourney(slug).run("conventions \(folder)")
        #expect(run.code == 66)
        #expect(run.error.contains("is no workspace itself, but holds \(named)"), "\(run.error)")
        #expect(run.error.contains("fix: say which one with `\(remedy)`"))
    }

    @Test func twoAppRootsAreNamed() throws {
        let journey = try ExistingJourney("modules-of-features")
        try journey.write("Two/.git/HEAD", "")
        for app in ["Driver", "Rider"] {
            try journey.write("Two/\(app)/AppRoot/Package.swift", Self.appRoot)
            try journey.write("Two/\(app)/AppRoot/Sources/AppRoot/AppRoot.swift", "enum AppRoot {}\n")
        }
        let run = journey.run("conventions -C Two")
        #expect(run.code == 66)
        #expect(run.error.contains("but holds `Driver`, `Rider`"), "\(run.error)")
        #expect(try journey.report("conventions -C Two/Rider").workspace?.hasSuffix("Two/Rider") == true)
    }

    @Test func packagesOfOthersShowNothing() throws {
        let journey = try ExistingJourney("modules-of-features")
        let before = journey.run("conventions").output
        for folder in ["Vendor", ".build/checkouts", "Pods", "SourcePackages/checkouts"] {
            for number in 1...5 {
                let name = "Lib\(number)"
                try journey.write(
                    "\(folder)/\(name)/Package.swift",
                    Self.appRoot.replacing("AppRoot", with: name).replacing("6.0", with: "5.3"))
                try journey.write(
                    "\(folder)/\(name)/Sources/\(name)/\(name)View.swift",
                    "import SwiftUI\n\nstruct \(name)View: View {\n  var body: some View { Text(\"\") }\n}\n")
            }
        }
        #expect(journey.run("conventions").output == before)
        #expect(journey.run("feature Cart").code == 0)
        #expect(journey.has("Modules/CartFeature/Package.swift"))
    }

    @Test func aManifestThatCannotBeReadIsNamed() throws {
        let journey = try ExistingJourney("modules-of-features")
        try journey.write("Modules/OrdersFeature/Package.swift", "let package = Package(name: \"Orders\", targets: [\n")
        let run = journey.run("conventions")
        #expect(run.code == 0)
        #expect(run.error.contains("Modules/OrdersFeature/Package.swift:1:22: warning: this bracket is never closed"))
        #expect(run.output.contains("Modules"))
    }
}
