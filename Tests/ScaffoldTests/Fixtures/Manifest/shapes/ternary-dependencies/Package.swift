// swift-tools-version: 5.8
import PackageDescription

let local = Context.environment["LOCAL"] != nil

let package = Package(
    name: "Ternary",
    dependencies: local
        ? [.package(path: "../Kit"), .package(path: "../Extras")]
        : [.package(url: "https://example.com/t/Kit.git", from: "1.0.0")],
    targets: [
        .target(
            name: "Ternary",
            dependencies: local ? [.product(name: "Kit", package: "Kit")] : [],
            swiftSettings: local ? [.define("LOCAL")] : nil
        ),
        local ? .target(name: "Extra", path: "Local/Extra") : .target(name: "Extra"),
    ]
)
