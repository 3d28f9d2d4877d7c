// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Player",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Player", targets: ["Player"]),
        .library(name: "PlayerInterface", targets: ["PlayerInterface"]),
        .library(name: "PlayerTesting", targets: ["PlayerTesting"])
    ],
    dependencies: [
        .package(path: "../../Core/Foundations")
    ],
    targets: [
        .target(
            name: "Player",
            dependencies: [
                "PlayerInterface",
                .product(name: "Foundations", package: "Foundations")
            ]
        ),
        .target(name: "PlayerInterface"),
        .target(name: "PlayerTesting", dependencies: ["PlayerInterface"]),
        .testTarget(name: "PlayerTests", dependencies: ["Player", "PlayerTesting"])
    ],
    swiftLanguageModes: [.v6]
)
