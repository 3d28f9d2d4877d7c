// swift-tools-version:5.7

import PackageDescription

let package = Package(
    name: "Reviews",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [
        .library(
            name: "Reviews",
            targets: ["Reviews"]),
    ],
    dependencies: [
        .package(path: "../Shared"),
    ],
    targets: [
        .target(
            name: "Reviews",
            dependencies: ["Shared"]),
        .testTarget(
            name: "ReviewsTests",
            dependencies: ["Reviews"]),
    ]
)
