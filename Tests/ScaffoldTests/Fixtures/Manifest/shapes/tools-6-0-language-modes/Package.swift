// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Signal",
    platforms: [.macOS(.v15), .iOS(.v18), .visionOS(.v2)],
    products: [
        .library(name: "Signal", targets: ["Signal"])
    ],
    targets: [
        .target(name: "Signal"),
        .testTarget(name: "SignalTests", dependencies: ["Signal"]),
    ],
    swiftLanguageModes: [.v6]
)
