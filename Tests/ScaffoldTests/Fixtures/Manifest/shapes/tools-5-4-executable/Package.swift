// swift-tools-version:5.4
import PackageDescription

let package = Package(
    name: "forge",
    products: [.executable(name: "forge", targets: ["forge"])],
    dependencies: [
        .package(url: "https://example.com/apple/argument-parser", .upToNextMinor(from: "0.4.0")),
    ],
    targets: [
        .executableTarget(
            name: "forge",
            dependencies: ["ForgeKit", .product(name: "ArgumentParser", package: "argument-parser")]),
        .target(name: "ForgeKit"),
        .testTarget(name: "ForgeKitTests", dependencies: ["ForgeKit"]),
    ]
)
