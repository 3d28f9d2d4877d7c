// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Traited",
    traits: [
        "Metrics",
        .trait(name: "Tracing", description: "Spans", enabledTraits: ["Metrics"]),
    ],
    dependencies: [
        .package(url: "https://example.com/obs/metrics.git", from: "2.0.0"),
        .package(path: "../Tracing", traits: ["Fast"]),
    ],
    targets: [
        .target(
            name: "Traited",
            dependencies: [
                .product(name: "Metrics", package: "metrics", condition: .when(traits: ["Metrics"])),
                .product(name: "Tracing", package: "Tracing", condition: .when(platforms: [.linux], traits: ["Tracing"])),
            ],
            swiftSettings: [
                .define("METRICS", .when(traits: ["Metrics"])),
            ]
        )
    ]
)
