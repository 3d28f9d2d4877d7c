// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Below",
    products: Feature.all.map(\.library),
    targets: Feature.all.map(\.module) + Feature.all.compactMap(\.tests)
)

struct Feature {
    let name: String
    var dependsOn: [String] = []
    var tested = true

    static let all: [Feature] = [
        Feature(name: "Login"),
        Feature(name: "Feed", dependsOn: ["Login"]),
        Feature(name: "Debug", tested: false),
    ]

    var library: Product { .library(name: name, targets: [name]) }
    var module: Target {
        .target(name: name, dependencies: dependsOn.map { .target(name: $0) })
    }
    var tests: Target? {
        guard tested else { return nil }
        return .testTarget(name: "\(name)Tests", dependencies: [.target(name: name)])
    }
}
