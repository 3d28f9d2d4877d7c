// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Aliased",
    dependencies: [
        .package(url: "https://example.com/one/utils.git", from: "1.0.0"),
    ],
    targets: [
        .target(
            name: "Aliased",
            dependencies: [
                .product(name: "Utils", package: "utils", moduleAliases: ["Utils": "OneUtils"]),
            ]
        ),
    ]
)
