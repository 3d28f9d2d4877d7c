// swift-tools-version: 5.9
import PackageDescription

extension Array where Element == SwiftSetting {
    static let strict: Self = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableExperimentalFeature("StrictConcurrency"),
    ]
}

extension [Target.Dependency] {
    static var common: Self { ["Common", .product(name: "Tagged", package: "tagged")] }
}

let package = Package(
    name: "Grouped",
    products: [.library(name: "Common", targets: ["Common"]), .library(name: "Feed", targets: ["Feed"])],
    dependencies: [.package(url: "https://example.com/pf/tagged.git", from: "0.10.0")],
    targets: [
        .target(name: "Common", swiftSettings: .strict),
        .target(name: "Feed", dependencies: .common, swiftSettings: .strict),
        .target(name: "Search", dependencies: .common + ["Feed"], swiftSettings: .strict),
    ]
)
