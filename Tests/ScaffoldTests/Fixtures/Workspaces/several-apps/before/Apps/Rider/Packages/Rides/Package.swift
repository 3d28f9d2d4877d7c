// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Rides",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Rides", targets: ["Rides"])],
    targets: [
        .target(name: "Rides"),
        .testTarget(name: "RidesTests", dependencies: ["Rides"]),
    ]
)
