// swift-tools-version: 5.7
import PackageDescription

let graph: KeyValuePairs<String, [String]> = [
    "Base": [],
    "Middle": ["Base"],
    "Top": ["Base", "Middle"],
]

let package = Package(
    name: "Layers",
    products: [.library(name: "Layers", targets: graph.map { $0.key })],
    targets: graph.map { entry in
        .target(name: entry.key, dependencies: entry.value.map { .target(name: $0) })
    }
)
