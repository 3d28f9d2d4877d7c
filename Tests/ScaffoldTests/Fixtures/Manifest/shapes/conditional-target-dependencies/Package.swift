// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Async",
    dependencies: [
        .package(url: "https://example.com/apple/nio.git", from: "2.40.0"),
        .package(url: "https://example.com/apple/nio-transport.git", from: "1.11.0"),
    ],
    targets: [
        .target(
            name: "Async",
            dependencies: [
                .product(name: "NIO", package: "nio", condition: .when(platforms: [.linux, .android])),
                .product(name: "Transport", package: "nio-transport", condition: .when(platforms: [.macOS, .iOS, .tvOS, .watchOS])),
                .target(name: "Windows", condition: .when(platforms: [.windows])),
                .byName(name: "Shims", condition: .when(platforms: [.wasi])),
            ]
        ),
        .target(name: "Windows"),
        .target(name: "Shims"),
    ]
)
