// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Arrays",
    products: .all,
    dependencies: .all,
    targets: .features + .tests
)

extension [Product] {
    static let all: Self = [.library(name: "Home", targets: ["Home"])]
}

extension [Package.Dependency] {
    static let all: Self = [
        .package(path: "../Kit")
    ]
}

extension [Target] {
    static let features: Self = [
        .target(name: "Home")
    ]
    static var tests: Self {
        [.testTarget(name: "HomeTests", dependencies: ["Home"])]
    }
}
