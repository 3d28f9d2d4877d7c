// swift-tools-version:5.6
import PackageDescription

#if canImport(Glibc)
import Glibc
#else
import Darwin.C
#endif

let package = Package(
    name: "toolbox",
    products: [
        .library(name: "Toolbox", type: .dynamic, targets: ["Toolbox"]),
        .library(name: "Toolbox-auto", targets: ["Toolbox"]),
    ],
    dependencies: [
    ],
    targets: [
        .target(
            name: "Toolbox",
            dependencies: ["Support"]
        ),
        .target(name: "Support", dependencies: []),
    ]
)

let branch = "main"

if getenv("TOOLBOX_CI") == nil {
    package.dependencies += [
        .package(url: "https://example.com/build/llb.git", branch: branch),
        .package(url: "https://example.com/apple/argument-parser.git", .upToNextMinor(from: "1.2.1")),
    ]
} else {
    package.dependencies += [
        .package(path: "../llb"),
        .package(path: "../argument-parser"),
    ]
}
