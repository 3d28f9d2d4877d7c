// swift-tools-version: 6.0
import PackageDescription

let features = ["Alarms", "Timers"]

let package = Package(
    name: "ClockKit",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "ClockUI", targets: ["ClockUI"])] + features.map { .library(name: $0, targets: [$0]) },
    targets: [
        .target(name: "ClockUI", dependencies: features.map { .init(stringLiteral: $0) })
    ]
        + features.flatMap { feature in
            [
                Target.target(name: feature, path: "Features/\(feature)/Sources"),
                .testTarget(
                    name: "\(feature)Tests",
                    dependencies: [.init(stringLiteral: feature)],
                    path: "Features/\(feature)/Tests"
                )
            ]
        },
    swiftLanguageModes: [.v6]
)
