// swift-tools-version:5.5
import Foundation
import PackageDescription

let package = Package(
    name: "Workshop",
    products: [
        .library(name: "Workshop", targets: ["Workshop"]),
        .executable(name: "workshop", targets: ["workshop-tool"]),
    ],
    targets: [
        .target(name: "Workshop"),
        .executableTarget(name: "workshop-tool", dependencies: ["Workshop"]),
        .testTarget(name: "WorkshopTests", dependencies: ["Workshop"]),
    ]
)

if ProcessInfo.processInfo.environment["TARGETING_TVOS"] == "true" {
    package.targets.removeAll(where: { $0.type == .executable })
    package.products.removeAll { $0.name == "workshop" }
    for target in package.targets {
        target.dependencies.removeAll(where: { "\($0)".contains("tool") })
    }
}
