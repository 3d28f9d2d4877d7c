import Testing

@testable import Scaffold

/// Which folder a run takes for its workspace, by what lies around the folder it starts in.
struct WorkspaceLocatorTests {
    private static let appRoot = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "AppRoot",
            products: [.library(name: "AppRoot", targets: ["AppRoot"])],
            dependencies: [DEPENDENCIES],
            targets: [.target(name: "AppRoot")]
        )

        """
    private static let plain =
        "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"P\")\n"

    private static func appRoot(_ paths: String...) -> String {
        let dependencies = paths.map { ".package(path: \"\($0)\")" }.joined(separator: ", ")
        return appRoot.replacing("DEPENDENCIES", with: dependencies)
    }

    /// Files, where the run starts, and the root that is found; nil where there is none.
    private static let cases: [(files: [String: String], start: String, root: String?)] = [
        (["Shop/Package.swift": plain, "Shop/Sources/P/": ""], "Shop/Sources/P", "Shop"),
        (["Shop/Sources/": ""], "Shop/Sources", nil),
        (["App/App.xcodeproj/project.pbxproj": "", "App/Code/": ""], "App/Code", "App"),
        (["W/.spmgen.json": "{}", "W/Tools/Package.swift": plain], "W/Tools", "W"),
        // The app root's own folder is found, from it, beside it and above it.
        (
            [
                "W/FeaturePackages/AppRoot/Package.swift": appRoot("../../SharedPackages/Navigation"),
                "W/SharedPackages/Navigation/Package.swift": plain,
            ],
            "W/FeaturePackages/AppRoot", "W"
        ),
        (
            [
                "W/FeaturePackages/AppRoot/Package.swift": appRoot("../../SharedPackages/Navigation"),
                "W/SharedPackages/Navigation/Package.swift": plain,
            ],
            "W/SharedPackages/Navigation", "W"
        ),
        (["W/Packages/AppRoot/Package.swift": appRoot(), "W/W.xcodeproj/": ""], "W/Packages/AppRoot", "W"),
        (["W/AppRoot/Package.swift": appRoot(), "W/AppRoot/Sources/": ""], "W/AppRoot/Sources", "W"),
        (["P/W/AppRoot/Package.swift": appRoot()], "P", "P"),
        // A folder that only keeps the app is not its workspace.
        (["P/W/Library/Package.swift": appRoot(), "P/W/W.xcodeproj/": ""], "P", nil),
        (["P/W/Library/Package.swift": appRoot(), "P/W/W.xcodeproj/": ""], "P/W", "P/W"),
        (["P/W/AppRoot/Package.swift": appRoot()], "P/W/AppRoot", "P/W"),
        // A project beside it is no part of it.
        (["P/W/AppRoot/Package.swift": appRoot(), "P/Other/Package.swift": plain], "P/Other", "P/Other"),
        (
            ["P/W/Lib/Package.swift": appRoot(), "P/Other/Package.swift": plain, "P/Other/Sources/": ""],
            "P/Other/Sources", "P/Other"
        ),
        // Two app roots decide nothing.
        (
            ["W/A/AppRoot/Package.swift": appRoot(), "W/B/AppRoot/Package.swift": appRoot(), "W/Package.swift": plain],
            "W", "W"
        ),
        // What lies above the repository is another project.
        (
            ["W/Package.swift": plain, "W/Repository/.git/": "", "W/Repository/Sources/": ""], "W/Repository/Sources",
            nil
        ),
        // A higher manifest counts if it depends on the nearest one.
        (
            [
                "W/Package.swift": appRoot.replacing("AppRoot", with: "W").replacing(
                    "DEPENDENCIES", with: ".package(path: \"Kit\")"), "W/Kit/Package.swift": plain,
            ], "W/Kit", "W"
        ),
        (["W/Package.swift": plain, "W/Kit/Package.swift": plain], "W/Kit", "W/Kit"),
    ]

    @Test(arguments: cases.indices)
    func theWorkspaceIsTheOneThatTheFolderBelongsTo(index: Int) throws {
        let (files, start, root) = Self.cases[index]
        let folder = try TemporaryFolder()
        try folder.write(files)
        let found = try? WorkspaceLocator(files: Disk()).locate(from: folder.path.appending(start)).root
        #expect(found == root.map { folder.path.appending($0) }, "case \(index)")
    }
}
