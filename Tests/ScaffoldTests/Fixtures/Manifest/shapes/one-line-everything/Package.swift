// swift-tools-version: 5.9
import PackageDescription
let package = Package(name: "Dash", targets: [.target(name: "Dash")])
