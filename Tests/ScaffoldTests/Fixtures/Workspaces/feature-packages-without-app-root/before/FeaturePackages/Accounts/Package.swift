// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Accounts",
    defaultLocalization: "en",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Accounts", targets: ["Accounts", "AccountsConcurrent"])
    ],
    dependencies: [
        .package(path: "../../SharedPackages/Logging")
    ],
    targets: [
        .target(
            name: "Accounts",
            dependencies: ["AccountsConcurrent"],
            path: "Sources/Main",
            resources: [.process("Resources")],
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),
        .target(
            name: "AccountsConcurrent",
            dependencies: [.product(name: "Logging", package: "Logging")],
            path: "Sources/Concurrent"
        ),
        .testTarget(
            name: "AccountsTests",
            dependencies: ["Accounts", "AccountsConcurrent"],
            path: "Tests",
            swiftSettings: [.defaultIsolation(MainActor.self)]
        )
    ]
)
