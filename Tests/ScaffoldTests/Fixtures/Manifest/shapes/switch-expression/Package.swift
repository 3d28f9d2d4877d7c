// swift-tools-version: 5.9
import PackageDescription

let mode = "release"

let extra: [Target] = switch mode {
case "debug": [.target(name: "Debugging")]
case "release", "beta": [.target(name: "Reporting")]
default: []
}

let flag = if mode == "release" { "RELEASE" } else { "DEBUG" }

let package = Package(
    name: "Switched",
    targets: [
        .target(name: "Switched", swiftSettings: [.define(flag)]),
    ] + extra
)
