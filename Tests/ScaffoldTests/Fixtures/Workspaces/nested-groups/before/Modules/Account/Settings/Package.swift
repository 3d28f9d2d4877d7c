// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Settings",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Settings", targets: ["Settings"])],
    dependencies: [.package(path: "../../Foundation/Theme")],
    targets: [
        .target(name: "Settings", dependencies: ["Theme"]),
        .testTarget(name: "SettingsTests", dependencies: ["Settings"]),
    ]
)
