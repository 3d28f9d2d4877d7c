// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Cart", targets: [.target(name: "Cart", path: "Sources/Main")])
