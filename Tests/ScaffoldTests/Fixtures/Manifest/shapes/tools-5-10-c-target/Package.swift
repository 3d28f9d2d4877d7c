// swift-tools-version: 5.10
import PackageDescription

let package = Package(
    name: "Zipper",
    products: [
        .library(name: "Zipper", targets: ["Zipper"]),
    ],
    targets: [
        .target(
            name: "CZip",
            path: "vendor/zip",
            sources: ["src"],
            publicHeadersPath: "include",
            cSettings: [
                .headerSearchPath("src/private"),
                .define("HAVE_CONFIG_H", to: "1"),
                .define("NDEBUG", .when(configuration: .release)),
            ],
            linkerSettings: [
                .linkedLibrary("z"),
                .linkedFramework("Security", .when(platforms: [.macOS, .iOS])),
            ]
        ),
        .target(name: "Zipper", dependencies: ["CZip"]),
    ],
    cLanguageStandard: .c11,
    cxxLanguageStandard: .cxx14
)
