// swift-tools-version:5.7
import PackageDescription

let package = Package(
    name: "Orchard",
    dependencies: [
        .package(id: "grove.apple", from: "1.2.0"),
        .package(id: "grove.pear", exact: "2.0.0"),
        .package(id: "grove.plum", .upToNextMinor(from: "0.3.0")),
    ],
    targets: [
        .target(
            name: "Orchard",
            dependencies: [
                .product(name: "Apple", package: "grove.apple"),
            ]
        ),
    ]
)
