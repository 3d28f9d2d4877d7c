// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "___VARIABLE_module___",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "___VARIABLE_module___", targets: ["___VARIABLE_module___"])],
    targets: [
        .target(name: "___VARIABLE_module___", dependencies: ["___VARIABLE_module___Concurrent"], path: "Sources/Main"),
        .target(name: "___VARIABLE_module___Concurrent", path: "Sources/Concurrent"),
        .testTarget(name: "___VARIABLE_module___Tests", dependencies: ["___VARIABLE_module___"], path: "Tests"),
    ]
)
