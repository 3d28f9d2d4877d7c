// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Cinema",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "CinemaApp", targets: ["CinemaApp"])],
    dependencies: [
        .package(path: "Features/Movies"),
        .package(path: "Features/Tickets"),
        .package(path: "Shared/Routing"),
    ],
    targets: [
        .target(name: "CinemaApp", dependencies: ["Movies", "Routing", "Tickets"]),
        .testTarget(name: "CinemaAppTests", dependencies: ["CinemaApp"]),
    ]
)
