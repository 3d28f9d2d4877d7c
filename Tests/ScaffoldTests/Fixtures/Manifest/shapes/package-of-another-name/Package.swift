// swift-tools-version:5.7
import PackageDescription

let manifest = Package(
    name: "Manifold",
    targets: [
        .target(name: "Manifold"),
    ]
)

manifest.products += [.library(name: "Manifold", targets: ["Manifold"])]
