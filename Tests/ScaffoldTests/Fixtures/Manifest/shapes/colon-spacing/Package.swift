// swift-tools-version:5.3
import PackageDescription
let package = Package(
    name : "Spaced",
    products : [
        .library(name : "Spaced", targets : ["Spaced"])
    ],
    dependencies : [
        .package(url : "https://example.com/s/space", from : "1.0.0")
    ],
    targets : [
        .target(name : "Spaced", dependencies : [.product(name : "Space", package : "space")]),
        .testTarget(name : "SpacedTests", dependencies : ["Spaced"])
    ]
)
