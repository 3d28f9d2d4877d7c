// swift-tools-version: 5.7
import PackageDescription

let targets: [Target] = [
    .target(name: "Foundationless"),
    .target(name: "Networkless", dependencies: ["Foundationless"]),
]

let package = Package(
    name: "Umbrella",
    products: [
        .library(name: "Umbrella", targets: targets.map(\.name)),
    ],
    targets: targets
)
