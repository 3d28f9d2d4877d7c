// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Checked",
    products: [.library(name: "Checked", targets: ["Checked"])],
    dependencies: [
        .package(url: "https://example.com/lint/lint.git", from: "0.57.0"),
    ],
    targets: [
        .target(
            name: "Checked",
            plugins: [
                .plugin(name: "LintBuildToolPlugin", package: "lint")
            ]
        ),
        .testTarget(name: "CheckedTests", dependencies: ["Checked"], plugins: [.plugin(name: "LintBuildToolPlugin", package: "lint")]),
    ]
)
