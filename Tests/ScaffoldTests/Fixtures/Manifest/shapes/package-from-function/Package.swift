// swift-tools-version:5.7
import PackageDescription

func makePackage(named name: String) -> Package {
    return Package(
        name: name,
        products: [
            .library(name: name, targets: [name]),
        ],
        targets: [
            .target(name: name),
            .testTarget(name: "\(name)Tests", dependencies: [.target(name: name)]),
        ]
    )
}

let package = makePackage(named: "Made")
