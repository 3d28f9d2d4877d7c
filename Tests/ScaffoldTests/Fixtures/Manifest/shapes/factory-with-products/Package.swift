// swift-tools-version: 6.0
import PackageDescription

enum Module: String, CaseIterable {
    case core = "Core"
    case design = "DesignSystem"
    case home = "Home"

    var dependency: Target.Dependency { .target(name: rawValue) }
}

extension Target {
    static func module(
        _ module: Module,
        uses modules: [Module] = [],
        external: [Target.Dependency] = []
    ) -> Target {
        .target(
            name: module.rawValue,
            dependencies: modules.map(\.dependency) + external,
            path: "Sources/\(module.rawValue)"
        )
    }
}

let package = Package(
    name: "Modules",
    platforms: [.iOS(.v17)],
    products: Module.allCases.map { .library(name: $0.rawValue, targets: [$0.rawValue]) },
    dependencies: [
        .package(url: "https://example.com/images.git", from: "8.0.0"),
    ],
    targets: [
        .module(.core),
        .module(.design, uses: [.core], external: [
            .product(name: "Images", package: "images"),
        ]),
        .module(.home, uses: [.core, .design]),
    ]
)
