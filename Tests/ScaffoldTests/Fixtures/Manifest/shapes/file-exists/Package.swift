// swift-tools-version: 5.9
import Foundation
import PackageDescription

let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
let hasLocal = FileManager.default.fileExists(atPath: root.appendingPathComponent("Local").path)

let package = Package(
    name: "Found",
    dependencies: [
        hasLocal ? .package(path: "Local/Kit") : .package(url: "https://example.com/f/Kit.git", from: "1.0.0"),
    ],
    targets: [
        .target(name: "Found", dependencies: ["Kit"]),
    ]
)

if hasLocal {
    package.targets.append(.executableTarget(name: "playground", dependencies: ["Found"]))
}
