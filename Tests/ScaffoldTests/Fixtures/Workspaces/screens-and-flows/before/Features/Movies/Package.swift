// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Movies",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Movies", targets: ["Movies"])],
    dependencies: [
        .package(path: "../../Shared/Routing"),
    ],
    targets: [
        .target(name: "Movies", dependencies: ["Routing"]),
        .testTarget(name: "MoviesTests", dependencies: ["Movies"]),
    ]
)
