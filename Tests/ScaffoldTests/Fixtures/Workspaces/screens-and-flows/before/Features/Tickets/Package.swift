// swift-tools-version: 6.0

import PackageDescription

let package = Package(
    name: "Tickets",
    platforms: [.iOS(.v17), .macOS(.v14)],
    products: [.library(name: "Tickets", targets: ["Tickets"])],
    dependencies: [
        .package(path: "../../Shared/Routing"),
    ],
    targets: [
        .target(name: "Tickets", dependencies: ["Routing"]),
        .testTarget(name: "TicketsTests", dependencies: ["Tickets"]),
    ]
)
