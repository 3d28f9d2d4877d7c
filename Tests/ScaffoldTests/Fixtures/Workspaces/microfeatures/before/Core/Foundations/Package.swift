// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Foundations",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Foundations", targets: ["Foundations"]),
    ],
    targets: [
        .target(name: "Foundations"),
    ]
)
