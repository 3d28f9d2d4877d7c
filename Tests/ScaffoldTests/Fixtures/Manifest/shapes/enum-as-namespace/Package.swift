// swift-tools-version: 5.7
import PackageDescription

enum Names {
    static let core = "Core"
    static let ui = "UI"
    enum Test {
        static let core = "\(Names.core)Tests"
    }
}

private let external: [Package.Dependency] = []

let package = Package(
    name: "Spaces",
    products: [
        .library(name: Names.core, targets: [Names.core]),
    ],
    dependencies: external,
    targets: [
        .target(name: Names.core),
        .target(name: Names.ui, dependencies: [.target(name: Names.core)]),
        .testTarget(name: Names.Test.core, dependencies: [.target(name: Names.core)]),
    ]
)
