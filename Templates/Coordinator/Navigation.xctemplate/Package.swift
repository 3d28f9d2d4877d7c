// swift-tools-version: ___VARIABLE_toolsVersion___
import PackageDescription

let concurrency: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Navigation",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(name: "Navigation", targets: ["Navigation"]),
        .library(name: "NavigationTesting", targets: ["NavigationTesting"]),
    ],
    targets: [
        .target(
            name: "Navigation",
            resources: [.process("Resources")],
            swiftSettings: concurrency
        ),
        .target(
            name: "NavigationTesting",
            swiftSettings: concurrency
        ),
        .testTarget(
            name: "NavigationTests",
            dependencies: ["Navigation", "NavigationTesting"],
            path: "Tests",
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
