// swift-tools-version: 5.7
import PackageDescription

let core = Target.target(name: "Core")
let net: Target = .target(
    name: "Net",
    dependencies: [.target(name: "Core")]
)
let tests = Target.testTarget(name: "CoreTests", dependencies: [.target(name: core.name)])

core.path = "Sources/Kernel"
net.dependencies.append("Core2")
let core2: Target = .target(name: "Core2")

let package = Package(
    name: "Variables",
    products: [.library(name: "Core", targets: [core.name])],
    targets: [core, net, tests, core2]
)
