// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Decorated",
    products: [
        .library(name: "Decorated", targets: ["Decorated"])
    ],
    targets: [
        .target(name: "Decorated"),
        .testTarget(name: "DecoratedTests", dependencies: ["Decorated"]),
    ]
)

for target in package.targets {
    target.swiftSettings = target.swiftSettings ?? []
    target.swiftSettings?.append(
        .unsafeFlags(["-Xfrontend", "-warn-concurrency"])
    )
}
