// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Shifts",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Shifts", targets: ["Shifts"])],
    targets: [
        .target(name: "Shifts"),
        .testTarget(name: "ShiftsTests", dependencies: ["Shifts"]),
    ]
)
