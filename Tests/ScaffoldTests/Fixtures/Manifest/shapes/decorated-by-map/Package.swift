// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Linted",
    products: [
        .singleTargetLibrary("AppFeature"),
    ],
    dependencies: [
        .package(url: "https://example.com/lint/lint-plugins.git", exact: "0.50.0"),
    ],
    targets: [
        .target(
            name: "AppFeature",
            dependencies: [
                "Shared",
            ]
        ),
        .target(name: "Shared"),
    ]
)

// Inject base plugins into each target
package.targets = package.targets.map { target in
    var plugins = target.plugins ?? []
    plugins.append(.plugin(name: "LintPlugin", package: "lint-plugins"))
    target.plugins = plugins
    return target
}

extension Product {
    static func singleTargetLibrary(_ name: String) -> Product {
        .library(name: name, targets: [name])
    }
}
