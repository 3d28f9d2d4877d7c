// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Embedded",
    targets: [
        .executableTarget(
            name: "embedded",
            resources: [
                .embedInCode("greeting.txt"),
                .process("Localized", localization: .default),
            ]
        ),
    ]
)
