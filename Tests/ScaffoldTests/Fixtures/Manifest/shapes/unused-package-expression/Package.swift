// swift-tools-version: 5.7
import PackageDescription

_ = Package(
    name: "Nameless",
    targets: [
        .target(name: "Nameless"),
    ]
)
