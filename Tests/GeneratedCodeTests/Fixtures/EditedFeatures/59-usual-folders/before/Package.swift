// swift-tools-version: 6.2
import PackageDescription

let concurrency: [SwiftSetting] = [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Cart",
    defaultLocalization: "en",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(
            name: "Cart",
            targets: ["Cart"]
        ),
        .library(
            name: "CartConcurrent",
            targets: ["CartConcurrent"]
        ),
        .library(
            name: "CartMocks",
            targets: ["CartMocks"]
        ),
    ],
    dependencies: [
        .package(path: "../../SharedPackages/Navigation")
    ],
    targets: [
        .target(
            name: "CartConcurrent",
            swiftSettings: concurrency
        ),
        .target(
            name: "CartMocks",
            dependencies: ["CartConcurrent"],
            swiftSettings: concurrency
        ),
        .target(
            name: "Cart",
            dependencies: [
                "CartConcurrent",
                "CartMocks",
                .product(name: "Navigation", package: "Navigation"),
            ],
            resources: [.process("Resources")],
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "CartTests",
            dependencies: [
                "Cart",
                "CartConcurrent",
                "CartMocks",
                .product(name: "Navigation", package: "Navigation"),
                .product(name: "NavigationTesting", package: "Navigation"),
            ],
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
    ],
    swiftLanguageModes: [.v6]
)
