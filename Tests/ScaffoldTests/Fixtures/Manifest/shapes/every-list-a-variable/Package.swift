// swift-tools-version: 5.7
import PackageDescription

let platforms: [SupportedPlatform] = [.macOS(.v12), .iOS(.v15)]

let products: [Product] = [
    .library(name: "Listed", targets: ["Listed"]),
]

let dependencies: [Package.Dependency] = [
    .package(path: "../Lists"),
]

let targets: [Target] = [
    .target(name: "Listed", dependencies: [.product(name: "Lists", package: "Lists")]),
    .testTarget(name: "ListedTests", dependencies: ["Listed"]),
]

let package = Package(
    name: "Listed",
    platforms: platforms,
    products: products,
    dependencies: dependencies,
    targets: targets
)
