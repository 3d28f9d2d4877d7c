// swift-tools-version: 5.9
import PackageDescription

let lint: [Target.PluginUsage] = [
    .plugin(name: "Lint", package: "lint"),
]

let package = Package(
    name: "Plugged",
    dependencies: [.package(url: "https://example.com/lint/lint.git", branch: "main")],
    targets: [
        .target(name: "Plugged", plugins: lint),
        .target(name: "Other", plugins: lint),
    ]
)
