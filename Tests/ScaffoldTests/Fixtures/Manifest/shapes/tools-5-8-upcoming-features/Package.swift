// swift-tools-version: 5.8
import PackageDescription

let package = Package(
    name: "Quarry",
    products: [
        .library(name: "Quarry", targets: ["Quarry"])
    ],
    targets: [
        .target(
            name: "Quarry",
            swiftSettings: [
                .enableUpcomingFeature("BareSlashRegexLiterals"),
                .enableExperimentalFeature("StrictConcurrency"),
                .unsafeFlags(["-warnings-as-errors"], .when(configuration: .debug)),
            ]
        )
    ]
)
