// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Interop",
    products: [
        .library(name: "Interop", targets: ["Interop"])
    ],
    targets: [
        .target(
            name: "CxxCore",
            cxxSettings: [
                .define("USE_FAST_PATH", to: "1", .when(configuration: .release)),
                .unsafeFlags(["-fno-rtti"])
            ]
        ),
        .target(
            name: "Interop",
            dependencies: ["CxxCore"],
            swiftSettings: [.interoperabilityMode(.Cxx)]
        )
    ],
    cxxLanguageStandard: .cxx20
)
