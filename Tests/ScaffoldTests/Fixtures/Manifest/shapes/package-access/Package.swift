// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Access",
    targets: [
        .target(name: "Access", packageAccess: true),
        .executableTarget(name: "example", dependencies: ["Access"], path: "Example", packageAccess: false),
    ]
)
