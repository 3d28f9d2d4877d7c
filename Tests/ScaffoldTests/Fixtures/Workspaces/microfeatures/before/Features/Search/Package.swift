// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Search",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "Search", targets: ["Search"]),
        .library(name: "SearchInterface", targets: ["SearchInterface"]),
        .library(name: "SearchTesting", targets: ["SearchTesting"])
    ],
    dependencies: [
        .package(path: "../../Core/Foundations")
    ],
    targets: [
        .target(
            name: "Search",
            dependencies: [
                "SearchInterface",
                .product(name: "Foundations", package: "Foundations")
            ]
        ),
        .target(name: "SearchInterface"),
        .target(name: "SearchTesting", dependencies: ["SearchInterface"]),
        .testTarget(name: "SearchTests", dependencies: ["Search", "SearchTesting"])
    ],
    swiftLanguageModes: [.v6]
)
