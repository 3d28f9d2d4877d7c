// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Objc",
    platforms: [.iOS("12.0"), .macOS("10.13"), .watchOS("4.0")],
    products: [
        .library(name: "Objc", targets: ["Objc"])
    ],
    dependencies: [],
    targets: [
        .target(name: "Objc", dependencies: [], path: ".", exclude: ["Example", "Tests", "README.md"], sources: ["Classes"], publicHeadersPath: "Classes/include", cSettings: [CSetting.headerSearchPath("Classes/private")])
    ]
)
