// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Hotels",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Hotels", targets: ["Hotels"])],
    dependencies: [.package(path: "../../Foundation/Theme")],
    targets: [
        .target(name: "Hotels", dependencies: ["Theme"]),
        .testTarget(name: "HotelsTests", dependencies: ["Hotels"]),
    ]
)
