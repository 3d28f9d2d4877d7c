// swift-tools-version: 5.8
import PackageDescription

let extra: [Target]? = nil
let settings = [SwiftSetting.define("A")] as [SwiftSetting]

let package = Package(
    name: "Coalesced",
    dependencies: [.package(path: "../A")] as [Package.Dependency],
    targets: extra ?? [
        .target(name: "Coalesced", swiftSettings: settings),
    ]
)
