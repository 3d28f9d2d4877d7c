// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "Panel",
    platforms: [.iOS(.v26), .macOS(.v26)],
    products: [
        .library(name: "Panel", targets: ["Panel"])
    ],
    targets: [
        .target(name: "Panel", swiftSettings: settings),
        .testTarget(name: "PanelTests", dependencies: ["Panel"], swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)
