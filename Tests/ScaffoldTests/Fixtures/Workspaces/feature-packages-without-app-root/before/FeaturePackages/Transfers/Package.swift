// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Transfers",
    defaultLocalization: "en",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Transfers", targets: ["Transfers", "TransfersConcurrent"])
    ],
    dependencies: [
        .package(path: "../../SharedPackages/Logging")
    ],
    targets: [
        .target(
            name: "Transfers",
            dependencies: ["TransfersConcurrent"],
            path: "Sources/Main",
            resources: [.process("Resources")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(
            name: "TransfersConcurrent",
            dependencies: [.product(name: "Logging", package: "Logging")],
            path: "Sources/Concurrent"
        ),
        .testTarget(
            name: "TransfersTests",
            dependencies: ["Transfers", "TransfersConcurrent"],
            path: "Tests",
            swiftSettings: [.defaultIsolation(MainActor.self)]
        )
    ]
)
