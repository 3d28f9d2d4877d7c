// swift-tools-version: 5.8
import PackageDescription

let names = ["A", "B"]
let paths = ["Sources/One", "Sources/Two"]

let package = Package(
    name: "Zipped",
    targets: zip(names, paths).map { .target(name: $0, path: $1) }
)
