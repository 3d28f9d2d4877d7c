// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Comma",
    products: [
        .library(
            name: "Comma",
            targets: ["Comma"],
        ),
    ],
    targets: [
        .target(
            name: "Comma",
        ),
        .testTarget(
            name: "CommaTests",
            dependencies: ["Comma"],
        ),
    ],
)
