// swift-tools-version:5.5
import PackageDescription

let modules = ["Engine", "Wheels", "Body"]

let package = Package(
    name: "Car",
    products: [.library(name: "Car", targets: modules)],
    targets: modules.map { Target.target(name: $0, path: "Modules/\($0)/Sources") }
        + modules.map { Target.testTarget(name: "\($0)Tests", dependencies: [.target(name: $0)], path: "Modules/\($0)/Tests") }
)
