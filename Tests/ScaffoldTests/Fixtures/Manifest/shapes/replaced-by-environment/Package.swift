// swift-tools-version: 5.9
import Foundation
import PackageDescription

let package = Package(
    name: "Codable",
    products: [
        .library(name: "Codable", targets: ["Codable"]),
    ],
    targets: [
        .target(name: "Codable"),
        .executableTarget(name: "generate", dependencies: ["Codable"]),
    ]
)

let buildForBinary = ProcessInfo.processInfo.environment["BUILD_FOR_BINARY"]?.lowercased() == "true"

if buildForBinary {
    package.products = [
        .executable(name: "generate", targets: ["generate"])
    ]
    package.targets = package.targets.compactMap { target in
        target.type == .test ? nil : target
    }
}
