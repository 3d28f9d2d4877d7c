// swift-tools-version: ___VARIABLE_toolsVersion___
import PackageDescription

let concurrency: [SwiftSetting] = [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "___VARIABLE_feature___",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(
            name: "___VARIABLE_feature___",
            targets: ["___VARIABLE_feature___"]
        ),
        .library(
            name: "___VARIABLE_feature___Concurrent",
            targets: ["___VARIABLE_feature___Concurrent"]
        ),
        // ___IF_mocks___
        .library(
            name: "___VARIABLE_feature___Mocks",
            targets: ["___VARIABLE_feature___Mocks"]
        ),
        // ___END___
    ],
    // ___IF_traits___
    traits: [
        .trait(name: "Mocks", description: "Builds the mocks, for tests and for apps that show them.")
    ],
    // ___END___
    dependencies: [
        .package(path: "___VARIABLE_navigationPath___")
    ],
    targets: [
        .target(
            name: "___VARIABLE_feature___Concurrent",
            path: "Sources/Concurrent",
            swiftSettings: concurrency
        ),
        // ___IF_mocks___
        .target(
            name: "___VARIABLE_feature___Mocks",
            dependencies: ["___VARIABLE_feature___Concurrent"],
            path: "Sources/Mocks",
            swiftSettings: concurrency
        ),
        // ___END___
        .target(
            name: "___VARIABLE_feature___",
            dependencies: [
                "___VARIABLE_feature___Concurrent",
                // ___IF_mocks && !traits___
                "___VARIABLE_feature___Mocks",
                // ___END___
                .product(name: "Navigation", package: "Navigation"),
            ],
            path: "Sources/Main",
            resources: [.process("Resources")],
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "___VARIABLE_feature___Tests",
            dependencies: [
                "___VARIABLE_feature___",
                "___VARIABLE_feature___Concurrent",
                // ___IF_mocks___
                // ___IF_traits___
                .target(name: "___VARIABLE_feature___Mocks", condition: .when(traits: ["Mocks"])),
                // ___ELSE___
                "___VARIABLE_feature___Mocks",
                // ___END___
                // ___END___
                .product(name: "Navigation", package: "Navigation"),
                .product(name: "NavigationTesting", package: "Navigation"),
            ],
            path: "Tests",
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
