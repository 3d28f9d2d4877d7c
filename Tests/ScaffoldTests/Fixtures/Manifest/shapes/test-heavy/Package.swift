// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Testing",
    targets: [
        .target(name: "Subject"),
        .target(name: "TestSupport", dependencies: ["Subject"], path: "Tests/Support"),
        .testTarget(name: "UnitTests", dependencies: ["Subject", "TestSupport"], resources: [.copy("Fixtures")]),
        .testTarget(name: "SlowTests", dependencies: ["Subject", "TestSupport"], exclude: ["__Snapshots__"]),
    ]
)
