// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "spmgen",
    platforms: [.macOS(.v14)],
    products: [
        .executable(name: "spmgen", targets: ["spmgen"]),
        .library(name: "Scaffold", targets: ["Scaffold"]),
        .plugin(name: "SpmgenCommand", targets: ["SpmgenCommand"]),
    ],
    targets: [
        .target(name: "Scaffold", plugins: ["EmbedTemplates"]),
        .executableTarget(name: "spmgen", dependencies: ["Scaffold"]),
        .executableTarget(name: "embed-templates"),
        .plugin(name: "EmbedTemplates", capability: .buildTool(), dependencies: ["embed-templates"]),
        .plugin(
            name: "SpmgenCommand",
            capability: .command(
                intent: .custom(verb: "spmgen", description: "Add features and screens to this package"),
                permissions: [
                    .writeToPackageDirectory(reason: "spmgen creates packages and screens and edits the manifest")
                ]
            ),
            dependencies: ["spmgen"]
        ),
        .target(name: "TestSupport", dependencies: ["Scaffold"], path: "Tests/TestSupport"),
        .testTarget(name: "ScaffoldTests", dependencies: ["Scaffold", "TestSupport"], exclude: ["Fixtures"]),
        .testTarget(
            name: "spmgenTests",
            dependencies: ["spmgen", "Scaffold", "TestSupport"],
            exclude: ["Fixtures"]
        ),
        .testTarget(
            name: "GeneratedCodeTests",
            dependencies: ["Scaffold", "spmgen", "TestSupport"],
            exclude: ["Fixtures", "Rejected"]
        ),
    ],
    swiftLanguageModes: [.v6]
)
