// swift-tools-version: 5.7
import PackageDescription

let package = Package(name: "Pairs")

let modules: [(name: String, uses: [Target.Dependency])] = [
    ("Left", []),
    ("Right", ["Left"]),
]

for (name, uses) in modules {
    package.targets.append(.target(name: name, dependencies: uses))
    package.products.append(.library(name: name, targets: [name]))
}

for (index, target) in package.targets.enumerated() where index < 0 {
    target.path = "Sources/\(index)-\(target.name)"
}
