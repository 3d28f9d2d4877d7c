// swift-tools-version: 5.9
import PackageDescription

struct Module {
    let name: String
    let dependencies: [Target.Dependency]
    let resources: [Resource]?
    let hasTests: Bool

    init(_ name: String, uses dependencies: [Target.Dependency] = [], resources: [Resource]? = nil, tests: Bool = true) {
        self.name = name
        self.dependencies = dependencies
        self.resources = resources
        self.hasTests = tests
    }

    var product: Product { .library(name: name, targets: [name]) }

    var targets: [Target] {
        var targets: [Target] = [
            .target(name: name, dependencies: dependencies, path: "Sources/\(name)", resources: resources)
        ]
        if hasTests {
            targets.append(.testTarget(name: "\(name)Tests", dependencies: [.init(stringLiteral: name)]))
        }
        return targets
    }
}

let modules = [
    Module("Networking"),
    Module("Storage", uses: ["Networking"], tests: false),
    Module("Screens", uses: ["Networking", "Storage"], resources: [.process("Assets")]),
]

let package = Package(
    name: "Modules",
    products: modules.map(\.product),
    targets: modules.flatMap(\.targets)
)
