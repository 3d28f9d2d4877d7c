// swift-tools-version: ___VARIABLE_toolsVersion___
import PackageDescription

let concurrency: [SwiftSetting] = [
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Shared",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(name: "Shared", targets: ["Shared"]),
        .library(name: "SharedMocks", targets: ["SharedMocks"]),
    ],
    targets: [
        .target(
            name: "Shared",
            resources: [.process("Resources")],
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
        .target(
            name: "SharedMocks",
            dependencies: ["Shared"],
            swiftSettings: concurrency + [.defaultIsolation(MainActor.self)]
        ),
        .testTarget(
            name: "SharedTests",
            dependencies: ["Shared", "SharedMocks"],
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
