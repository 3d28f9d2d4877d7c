// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Flights",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Flights", targets: ["Flights"])],
    dependencies: [.package(path: "../../Foundation/Theme")],
    targets: [
        .target(name: "Flights", dependencies: ["Theme"]),
        .testTarget(name: "FlightsTests", dependencies: ["Flights"]),
    ]
)
