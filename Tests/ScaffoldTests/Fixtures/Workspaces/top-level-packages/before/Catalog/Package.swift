// swift-tools-version:5.7

import PackageDescription

let package = Package(
    name: "Catalog",
    platforms: [.iOS(.v15), .macOS(.v12)],
    products: [
        .library(
            name: "Catalog",
            targets: ["Catalog"]),
    ],
    dependencies: [
        .package(path: "../Shared"),
    ],
    targets: [
        .target(
            name: "Catalog",
            dependencies: ["Shared"]),
        .testTarget(
            name: "CatalogTests",
            dependencies: ["Catalog"]),
    ]
)
