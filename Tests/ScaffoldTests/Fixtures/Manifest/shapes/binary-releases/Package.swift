// swift-tools-version:5.5
import PackageDescription

let version = "4.1.2"
let base = "https://example.com/vision/releases/download/\(version)"

let package = Package(
    name: "Vision",
    platforms: [.iOS(.v13)],
    products: [
        .library(name: "Vision", targets: ["Vision", "VisionWrapper"]),
    ],
    targets: [
        .target(name: "VisionWrapper", dependencies: [.target(name: "Vision")], path: "Wrapper"),
        .binaryTarget(
            name: "Vision",
            url: "\(base)/Vision.xcframework.zip",
            checksum: "7586363e24edcf18c2da3ef90f379e9559c1453f48ef5e8fbc0b818fbbc3a045"
        ),
        .binaryTarget(name: "VisionStatic", path: "Artifacts/VisionStatic.xcframework"),
    ]
)
