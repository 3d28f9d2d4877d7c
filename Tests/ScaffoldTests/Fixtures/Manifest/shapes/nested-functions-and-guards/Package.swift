// swift-tools-version: 5.9
import PackageDescription

func targets(for layer: Int) -> [Target] {
    func name(_ suffix: String) -> String { "Layer\(layer)\(suffix)" }
    guard layer > 0 else {
        return [.target(name: name("Base"))]
    }
    let below = layer - 1
    var result = [Target.target(name: name("Core"), dependencies: ["Layer\(below)\(below == 0 ? "Base" : "Core")"].map { .target(name: $0) })]
    if layer == 2 {
        result.append(.testTarget(name: name("Tests"), dependencies: [.target(name: name("Core"))]))
    }
    return result
}

let package = Package(
    name: "Layered",
    targets: (0...2).flatMap { targets(for: $0) }
)
