// swift-tools-version: 5.7
import Foundation
import PackageDescription

var products: [Product] = [.library(name: "Growing", targets: ["Growing"])]
var dependencies: [Package.Dependency] = []
var targets: [Target] = [
    .target(name: "Growing")
]

if ProcessInfo.processInfo.environment["BENCHMARKS"] != nil {
    dependencies.append(.package(url: "https://example.com/b/benchmark.git", from: "1.0.0"))
    targets.append(.executableTarget(name: "Benchmarks", dependencies: ["Growing"], path: "Benchmarks"))
}

targets += [
    .testTarget(name: "GrowingTests", dependencies: ["Growing"]),
]

let package = Package(name: "Growing", products: products, dependencies: dependencies, targets: targets)
