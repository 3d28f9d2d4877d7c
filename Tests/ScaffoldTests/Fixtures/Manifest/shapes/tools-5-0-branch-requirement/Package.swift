// swift-tools-version:5.0
// The swift-tools-version declares the minimum version of Swift required to build this package.

import PackageDescription

let package = Package(
    name: "Harbor",
    platforms: [
        .macOS(.v10_12),
        .iOS(.v10)
    ],
    products: [
        // Products define the executables and libraries produced by a package, and make them visible to other packages.
        .library(
            name: "Harbor",
            targets: ["Harbor"]),
    ],
    dependencies: [
        // Dependencies declare other packages that this package depends on.
        .package(url: "https://example.com/tide/anchor.git", .branch("master")),
        .package(url: "https://example.com/tide/rope.git", .upToNextMajor(from: "2.1.0")),
        .package(url: "https://example.com/tide/knots.git", .exact("0.4.2")),
        .package(url: "https://example.com/tide/sail.git", .revision("0123456789abcdef0123456789abcdef01234567")),
    ],
    targets: [
        // Targets are the basic building blocks of a package. A target can define a module or a test suite.
        // Targets can depend on other targets in this package, and on products in packages which this package depends on.
        .target(
            name: "Harbor",
            dependencies: ["anchor", "rope"]),
        .testTarget(
            name: "HarborTests",
            dependencies: ["Harbor"]),
    ]
)
