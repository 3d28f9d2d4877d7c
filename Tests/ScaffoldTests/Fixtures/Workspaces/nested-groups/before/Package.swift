// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Travel",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "TravelApp", targets: ["TravelApp"])],
    dependencies: [
        .package(path: "Modules/Account/Settings"),
        .package(path: "Modules/Booking/Flights"),
        .package(path: "Modules/Booking/Hotels"),
        .package(path: "Modules/Foundation/Theme"),
    ],
    targets: [
        .target(name: "TravelApp", dependencies: ["Settings", "Flights", "Hotels", "Theme"]),
    ]
)
