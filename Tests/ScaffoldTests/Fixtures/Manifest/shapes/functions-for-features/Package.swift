// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Features",
    platforms: [.iOS(.v16)],
    products: [
        .feature("Home"),
        .feature("Profile"),
    ],
    dependencies: [
        .package(url: "https://example.com/pf/composable.git", from: "1.0.0"),
    ],
    targets: [
        .feature("Home", dependencies: ["Profile"]),
        .feature("Profile"),
        .featureTests("Home"),
        .featureTests("Profile"),
    ]
)

extension Product {
    static func feature(_ name: String) -> Product {
        .library(name: name, targets: [name])
    }
}

extension Target {
    static func feature(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
        .target(
            name: name,
            dependencies: dependencies + [.product(name: "Composable", package: "composable")],
            path: "Sources/Features/\(name)"
        )
    }

    static func featureTests(_ name: String, dependencies: [Target.Dependency] = []) -> Target {
        .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies)
    }
}
