// swift-tools-version: 5.8
import PackageDescription

let `default`: [Target] = [
    .target(name: "Default"),
]

let `class` = "Klass"

let package = Package(
    name: "Ticks",
    products: [.library(name: `class`, targets: ["Default"])],
    targets: `default`
)
