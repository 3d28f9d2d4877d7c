// swift-tools-version:5.0
import PackageDescription

let package = Package(
    name: "Old",
    products: [
        .library(name: "Old", targets: ["Old"]),
        ],
    targets: [
        .target(name: "Old", path: "Source"),
        .testTarget(name: "OldTests", dependencies: ["Old"], path: "Tests"),
        ],
    swiftLanguageVersions: [.v4, .v4_2, .v5, .version("6")]
)
