// swift-tools-version:5.0
import PackageDescription

let package = Package(
    name: "Beacon",
    products: [
        .library(name: "Beacon", targets: ["Beacon"]),
    ],
    targets: [
        .target(name: "Beacon"),
        .testTarget(name: "BeaconTests", dependencies: ["Beacon"]),
    ]
)
