// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Tinted",
    targets: [
        .target(name: "Tinted"),
        .plugin(name: "TintPlugin", capability: .buildTool()),
        .testTarget(name: "TintedTests", dependencies: ["Tinted"]),
    ]
)

let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("MemberImportVisibility")
]

for target in package.targets where target.type != .plugin && target.type != .binary {
    var settings = target.swiftSettings ?? []
    settings.append(contentsOf: swiftSettings)
    target.swiftSettings = settings
}
