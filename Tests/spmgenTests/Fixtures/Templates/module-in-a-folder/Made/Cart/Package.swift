// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Cart",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Cart", targets: ["Cart"])],
    targets: [
        .target(name: "Cart", dependencies: ["CartConcurrent"], path: "Sources/Main"),
        .target(name: "CartConcurrent", path: "Sources/Concurrent"),
        .testTarget(name: "CartTests", dependencies: ["Cart"], path: "Tests"),
    ]
)
