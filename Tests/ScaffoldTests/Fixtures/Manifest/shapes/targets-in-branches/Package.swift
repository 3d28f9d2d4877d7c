// swift-tools-version:5.5
import PackageDescription

#if canImport(Darwin)
let platformTargets: [Target] = [
    .target(name: "Platform", path: "Sources/Darwin"),
]
#else
let platformTargets: [Target] = [
    .target(name: "Platform", path: "Sources/Linux"),
    .target(name: "Shims"),
]
#endif

let package = Package(
    name: "Portable",
    products: [.library(name: "Portable", targets: ["Portable"])],
    targets: [
        .target(name: "Portable", dependencies: ["Platform"]),
    ] + platformTargets
)
