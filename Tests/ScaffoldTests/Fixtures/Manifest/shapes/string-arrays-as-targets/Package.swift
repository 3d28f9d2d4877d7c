// swift-tools-version: 5.7
import PackageDescription

let coreTargets = ["Core", "CoreUI"]
let allTargets = coreTargets + ["Extras"]

let package = Package(
    name: "Strings",
    products: [
        .library(name: "Core", targets: coreTargets),
        .library(name: "All", targets: allTargets),
    ],
    targets: allTargets.map { name in
        Target.target(
            name: name,
            dependencies: name == "Core" ? [] : ["Core"]
        )
    }
)
