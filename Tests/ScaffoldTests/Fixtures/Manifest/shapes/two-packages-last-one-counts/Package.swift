// swift-tools-version: 5.7
import PackageDescription

let base: [Target] = [.target(name: "Base")]
var package: Package

if Context.environment["SMALL"] == "1" {
    package = Package(
        name: "Sized",
        targets: base
    )
} else {
    package = Package(
        name: "Sized",
        targets: base + [
            .target(name: "Big", dependencies: ["Base"]),
        ]
    )
}
