// swift-tools-version: 6.0
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
]

let package = Package(
    name: "WishlistFeature",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [
        .library(name: "WishlistFeature", targets: ["WishlistFeature"]),
    ],
    dependencies: [
        .package(path: "../DesignSystem"),
    ],
    targets: [
        .target(
            name: "WishlistFeature",
            dependencies: [
                "DesignSystem",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "WishlistFeatureTests",
            dependencies: ["WishlistFeature"],
            swiftSettings: settings
        ),
    ]
)
