// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Atlas",
    defaultLocalization: "en",
    platforms: [.iOS(.v12)],
    products: [
        .library(name: "Atlas", targets: ["Atlas", "AtlasCore"]),
    ],
    targets: [
        .target(
            name: "Atlas",
            dependencies: [.target(name: "AtlasCore", condition: .when(platforms: [.iOS]))],
            path: "Sources/Atlas",
            exclude: ["Info.plist"],
            resources: [
                .process("Resources"),
                .copy("Tiles"),
            ]
        ),
        .binaryTarget(
            name: "AtlasCore",
            url: "https://example.com/atlas/AtlasCore-4.2.0.zip",
            checksum: "0f6840d57d7c2e23dc13853b526f61c9b545cb4741d33dfb7443161507a3953a"
        ),
    ]
)
