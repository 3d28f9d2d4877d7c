// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: Constants.name,
    platforms: Constants.platforms,
    products: [.library(name: Constants.name, targets: [Constants.name])],
    targets: [.target(name: Constants.name, dependencies: Constants.dependencies)]
)

enum Constants {
    static let name = "Ordered"
    static let platforms: [SupportedPlatform] = [.macOS(.v12)]
    static let dependencies: [Target.Dependency] = []
}
