// swift-tools-version:5.2
import PackageDescription

let package = Package(
    name: "Ledger",
    platforms: [.macOS(.v10_15), .iOS(.v13)],
    products: [
        .library(name: "Ledger", targets: ["Ledger"]),
    ],
    dependencies: [
        .package(name: "MoneyKit", url: "https://example.com/money/money-kit.git", from: "1.0.0"),
        .package(name: "Local", path: "../local-helpers"),
    ],
    targets: [
        .target(
            name: "Ledger",
            dependencies: [
                .product(name: "MoneyKit", package: "MoneyKit"),
                .product(name: "Helpers", package: "Local"),
            ]
        ),
        .testTarget(name: "LedgerTests", dependencies: ["Ledger"]),
    ]
)
