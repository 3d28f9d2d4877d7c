// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "App", targets: ["App"])
    ],
    dependencies: [
        .package(path: "../Core/Foundations"),
        .package(path: "../Features/Player"),
        .package(path: "../Features/Search")
    ],
    targets: [
        .target(
            name: "App",
            dependencies: [
                .product(name: "Foundations", package: "Foundations"),
                .product(name: "Player", package: "Player"),
                .product(name: "Search", package: "Search"),
                .product(name: "SearchInterface", package: "Search")
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
