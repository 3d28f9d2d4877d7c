// swift-tools-version: ___VARIABLE_toolsVersion___
import PackageDescription

let concurrency: [SwiftSetting] = [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

/// The app's root: everything of the app but its process and window. The Xcode project links this
/// product and no other.
let package = Package(
    name: "AppRoot",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(name: "AppRoot", targets: ["AppRoot"])
    ],
    dependencies: [
        .package(path: "../../SharedPackages/Shared")
    ],
    targets: [
        .target(
            name: "AppRoot",
            dependencies: [
                .product(name: "Shared", package: "Shared"),
                .product(name: "SharedMocks", package: "Shared"),
            ],
            resources: [.process("Resources")],
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "AppRootTests",
            dependencies: [
                "AppRoot",
                .product(name: "Shared", package: "Shared"),
                .product(name: "SharedMocks", package: "Shared"),
            ],
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
