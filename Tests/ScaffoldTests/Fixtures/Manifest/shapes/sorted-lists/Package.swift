// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Abc",
    products: [
        .library(name: "Alpha", targets: ["Alpha"]),
        .library(name: "beta", targets: ["beta"]),
        .library(name: "Zulu", targets: ["Zulu"]),
    ],
    dependencies: [
        .package(path: "../Aardvark"),
        .package(path: "../Yak"),
        .package(path: "../zebu"),
    ],
    targets: [
        .target(name: "Alpha", dependencies: ["beta", "Zulu"]),
        .target(name: "beta"),
        .target(name: "Zulu"),
    ]
)
