// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Margins",
    products: [.library(name: "Margins", targets: ["Margins"]), .library(name: "Ruler", targets: ["Ruler"])],
    dependencies: [.package(path: "../InchesAndFeetAndYards"), .package(path: "../MetresAndSoOnAndOn")],
    targets: [
        .target(name: "Margins", dependencies: ["Ruler", .product(name: "Inches", package: "InchesAndFeetAndYards")]),
        .target(name: "Ruler", dependencies: [.product(name: "Metres", package: "MetresAndSoOnAndOn")]),
        .testTarget(name: "MarginsTests", dependencies: ["Margins"]),
    ]
)
