// swift-tools-version: 5.8
import PackageDescription

let names: Set<String> = ["B", "A"]

let package = Package(
    name: "Sorted",
    products: names.sorted().map { .library(name: $0, targets: [$0]) },
    targets: names.sorted().map { .target(name: $0) }
)
