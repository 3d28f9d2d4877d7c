// swift-tools-version:5.5
import PackageDescription

let package = Package(
    name: "Nutshell",
    products: [
        .library(
            name: "Nutshell",
            targets: ["Nutshell"])],
    dependencies: [
        .package(path: "../Almond"),
        .package(path: "../Walnut")],
    targets: [
        .target(
            name: "Nutshell",
            dependencies: []),
        .testTarget(
            name: "NutshellTests",
            dependencies: ["Nutshell"])])
