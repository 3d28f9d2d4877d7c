// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Wallet",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Wallet", targets: ["Wallet"])],
    targets: [
        .target(name: "Wallet"),
        .testTarget(name: "WalletTests", dependencies: ["Wallet"]),
    ]
)
