// swift-tools-version:5.7

import PackageDescription

let package = Package(
    name: "Shared",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [
        .library(
            name: "Shared",
            targets: ["Shared"]),
    ],
    targets: [
        .target(
            name: "Shared"),
    ]
)
