// swift-tools-version: ___VARIABLE_toolsVersion___
import PackageDescription

let concurrency: [SwiftSetting] = [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// For modules with screens: all of their code is on the main actor unless it says otherwise.
let mainActor = concurrency + [.defaultIsolation(MainActor.self)]

let package = Package(
    name: "AppRoot",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(name: "AppRoot", targets: ["AppRoot"])
    ],
    dependencies: [
        .package(path: "../../SharedPackages/Navigation")
    ],
    targets: [
        .target(
            name: "AppRoot",
            dependencies: [.product(name: "Navigation", package: "Navigation")],
            resources: [.process("Resources")],
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "AppRootTests",
            dependencies: [
                "AppRoot",
                .product(name: "Navigation", package: "Navigation"),
                .product(name: "NavigationTesting", package: "Navigation"),
            ],
            path: "Tests",
            swiftSettings: mainActor
        ),
    ],
    swiftLanguageModes: [.v6]
)
