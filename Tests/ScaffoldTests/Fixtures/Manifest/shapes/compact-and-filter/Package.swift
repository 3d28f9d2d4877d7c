// swift-tools-version: 5.8
import PackageDescription

let isDocs = Context.environment["DOCS"] == "1"

let package = Package(
    name: "Compact",
    products: [
        .library(name: "Compact", targets: ["Compact"]),
        isDocs ? .library(name: "Docs", targets: ["Docs"]) : nil,
    ].compactMap { $0 },
    targets: [
        Target.target(name: "Compact"),
        Target.target(name: "Docs"),
    ].filter { isDocs || $0.name != "Docs" }
)
