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
    name: "___VARIABLE_app___Library",
    defaultLocalization: "___VARIABLE_sourceLanguage___",
    platforms: ___VARIABLE_platforms___,
    products: [
        .library(name: "AppRoot", targets: ["AppRoot"])
    ],
    targets: [
        .target(
            name: "AppRoot",
            path: "Root/Sources",
            resources: [.process("Resources")],
            swiftSettings: mainActor
        ),
        .testTarget(
            name: "AppRootTests",
            dependencies: ["AppRoot"],
            path: "Root/Tests",
            swiftSettings: concurrency
        ),
    ],
    swiftLanguageModes: [.v6]
)
