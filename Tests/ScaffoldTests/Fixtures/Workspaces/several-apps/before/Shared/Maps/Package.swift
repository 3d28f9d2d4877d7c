// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Maps",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Maps", targets: ["Maps"]),
    ],
    targets: [
        .target(name: "Maps"),
    ]
)
