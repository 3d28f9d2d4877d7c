// swift-tools-version: ___VARIABLE_toolsVersion___
import PackageDescription

let concurrency: [SwiftSetting] = [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "___VARIABLE_name___",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(
            name: "___VARIABLE_name___",
            // ___IF_dynamic___
            type: .dynamic,
            // ___END___
            targets: ["___VARIABLE_name___"]
        )
    ],
    targets: [
        .target(
            name: "___VARIABLE_name___",
            resources: [.process("Resources")],
            // ___IF_resources___
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
            // ___ELSE___
            swiftSettings: concurrency
            // ___END___
        ),
        .testTarget(
            name: "___VARIABLE_name___Tests",
            dependencies: ["___VARIABLE_name___"],
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
