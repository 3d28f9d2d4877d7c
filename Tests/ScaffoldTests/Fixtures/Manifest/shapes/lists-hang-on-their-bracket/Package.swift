// swift-tools-version:5.4
import PackageDescription

let package = Package(name: "Hanging",
                      products: [.library(name: "Hanging", targets: ["Hanging"]),
                                 .library(name: "HangingExtras", targets: ["HangingExtras"])],
                      dependencies: [.package(path: "../Hook"),
                                     .package(path: "../Nail")],
                      targets: [.target(name: "Hanging",
                                        dependencies: [.product(name: "Hook", package: "Hook")]),
                                .target(name: "HangingExtras",
                                        dependencies: ["Hanging"]),
                                .testTarget(name: "HangingTests",
                                            dependencies: ["Hanging"])])
