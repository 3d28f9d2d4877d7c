// swift-tools-version:5.5
import PackageDescription

#if os(Linux)
let package = Package(
    name: "Branches",
    products: [.library(name: "Branches", targets: ["Branches"])],
    dependencies: [
        .package(path: "../LinuxHelpers"),
    ],
    targets: [
        .systemLibrary(name: "CBranches", pkgConfig: "branches", providers: [.apt(["libbranches-dev"])]),
        .target(name: "Branches", dependencies: ["CBranches"]),
    ]
)
#else
let package = Package(
    name: "Branches",
    products: [.library(name: "Branches", targets: ["Branches"])],
    targets: [
        .target(name: "Branches"),
    ]
)
#endif
