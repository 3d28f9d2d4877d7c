// swift-tools-version: ___VARIABLE_toolsVersion___
import PackageDescription

let concurrency: [SwiftSetting] = [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "___VARIABLE_feature___Widget",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(
            name: "___VARIABLE_feature___Widget",
            targets: ["___VARIABLE_feature___Widget"]
        )
    ],
    dependencies: [
        .package(path: "___VARIABLE_featurePath___")
    ],
    targets: [
        .target(
            name: "___VARIABLE_feature___Widget",
            dependencies: [
                .product(
                    name: "___VARIABLE_feature___Concurrent",
                    package: "___VARIABLE_featurePackage___"
                )
            ],
            path: "Sources",
            resources: [.process("Resources")],
            swiftSettings: concurrency
        ),
        .testTarget(
            name: "___VARIABLE_feature___WidgetTests",
            dependencies: [
                "___VARIABLE_feature___Widget",
                .product(
                    name: "___VARIABLE_feature___Concurrent",
                    package: "___VARIABLE_featurePackage___"
                ),
            ],
            path: "Tests",
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
