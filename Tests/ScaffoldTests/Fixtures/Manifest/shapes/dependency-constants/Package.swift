// swift-tools-version: 5.8
import PackageDescription

extension Target.Dependency {
    static let log: Self = .product(name: "Logging", package: "swift-log")
    static let nio = Self.product(name: "NIO", package: "swift-nio")
    static var core: Self { .target(name: "Core") }
}

extension Package.Dependency {
    static let log: Package.Dependency = .package(url: "https://example.com/apple/swift-log.git", from: "1.5.0")
    static let nio: Package.Dependency = .package(url: "https://example.com/apple/swift-nio.git", from: "2.60.0")
}

let package = Package(
    name: "Server",
    products: [.executable(name: "server", targets: ["server"])],
    dependencies: [.log, .nio],
    targets: [
        .executableTarget(name: "server", dependencies: [.core, .log]),
        .target(name: "Core", dependencies: [.nio, .log]),
    ]
)
