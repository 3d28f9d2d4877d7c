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
        )
    ],
    // ___IF_traits___
    traits: [
        .trait(name: "Mocks", description: "Builds the mocks, for tests and for apps that show them.")
    ],
    // ___END___
    dependencies: [
        .package(path: "___VARIABLE_sharedPath___/Shared")
    ],
    targets: [
        .target(
            name: "___VARIABLE_feature___",
            dependencies: [
                .product(name: "Shared", package: "Shared"),
                .product(name: "SharedMocks", package: "Shared"),
            ],
            resources: [.process("Resources")],
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "___VARIABLE_feature___Tests",
            dependencies: [
                "___VARIABLE_feature___",
                .product(name: "Shared", package: "Shared"),
                .product(name: "SharedMocks", package: "Shared"),
            ],
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
