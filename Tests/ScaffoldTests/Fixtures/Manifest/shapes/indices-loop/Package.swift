// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Indexed",
    targets: [
        .target(name: "Indexed"),
        .testTarget(name: "IndexedTests", dependencies: ["Indexed"]),
    ]
)

for i in package.targets.indices {
    package.targets[i].swiftSettings = [.define("INDEXED")]
}

for i in 0..<package.targets.count {
    package.targets[i].swiftSettings?.append(.define("TWICE"))
}
