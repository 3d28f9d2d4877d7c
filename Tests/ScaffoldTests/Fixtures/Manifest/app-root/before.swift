// swift-tools-version: 6.2
import PackageDescription

let concurrency: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "AppRoot",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "AppRoot", targets: ["AppRoot"])
    ],
    dependencies: [
        .package(path: "../../SharedPackages/Navigation")
    ],
    targets: [
        .target(
            name: "AppRoot",
            dependencies: [
                .product(name: "Navigation", package: "Navigation")
            ],
            resources: [.process("Resources")],
            swiftSettings: concurrency
        ),
        .testTarget(
            name: "AppRootTests",
            dependencies: [
                "AppRoot",
                .product(name: "Navigation", package: "Navigation"),
                .product(name: "NavigationTesting", package: "Navigation"),
            ],
            path: "Tests",
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
