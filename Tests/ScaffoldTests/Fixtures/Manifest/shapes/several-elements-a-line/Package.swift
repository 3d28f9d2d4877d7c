// swift-tools-version:5.6
import PackageDescription

let package = Package(
    name: "Rows",
    products: [
        .library(name: "A", targets: ["A"]), .library(name: "B", targets: ["B"]),
        .library(name: "C", targets: ["C"]), .library(name: "D", targets: ["D"]),
    ],
    targets: [
        .target(name: "A"), .target(name: "B"),
        .target(name: "C", dependencies: ["A", "B"]), .target(name: "D", dependencies: [
            "A", "B",
            "C"
        ]),
    ]
)
