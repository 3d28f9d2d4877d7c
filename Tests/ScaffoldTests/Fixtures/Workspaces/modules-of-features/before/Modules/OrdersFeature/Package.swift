// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "OrdersFeature",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "OrdersFeature", targets: ["OrdersFeature"]),
    ],
    dependencies: [
        .package(path: "../DesignSystem"),
        .package(path: "../Networking"),
    ],
    targets: [
        .target(
            name: "OrdersFeature",
            dependencies: [
                "DesignSystem",
                "Networking",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "OrdersFeatureTests",
            dependencies: ["OrdersFeature"],
            swiftSettings: settings
        ),
    ]
)
