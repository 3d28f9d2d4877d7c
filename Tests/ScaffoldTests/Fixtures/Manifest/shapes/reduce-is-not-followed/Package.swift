// swift-tools-version: 5.8
import PackageDescription

let package = Package(
    name: "Reduced",
    targets: ["A", "B"].reduce(into: [Target]()) { list, name in
        list.append(.target(name: name))
    }
)
