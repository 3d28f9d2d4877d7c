// swift-tools-version: 5.8
import PackageDescription

let package = Package(
    name: "Grüße",
    products: [
        .library(name: "日本語", targets: ["日本語"]),
        .executable(name: "a.b-c_d", targets: ["a.b-c_d"]),
    ],
    targets: [
        .target(name: "日本語"),
        .executableTarget(name: "a.b-c_d", dependencies: ["日本語"]),
        .target(name: "target with spaces"),
    ]
)
