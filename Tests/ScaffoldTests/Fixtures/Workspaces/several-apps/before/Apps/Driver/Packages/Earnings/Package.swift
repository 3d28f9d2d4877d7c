// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Earnings",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Earnings", targets: ["Earnings"])],
    targets: [
        .target(name: "Earnings"),
        .testTarget(name: "EarningsTests", dependencies: ["Earnings"]),
    ]
)
