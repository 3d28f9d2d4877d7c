// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Weave",
    products: [
        .library(name: "Weave", targets: ["Weave"]),
    ],
    traits: [
        .default(enabledTraits: ["Color"]),
        .trait(name: "Color", description: "Colours"),
        .trait(name: "Everything", enabledTraits: ["Color", "Sound"]),
        "Sound",
    ],
    dependencies: [
        .package(
            url: "https://example.com/loom/yarn.git",
            from: "1.0.0",
            traits: [
                .defaults,
                .trait(name: "Wool", condition: .when(traits: ["Everything"])),
            ]
        ),
    ],
    targets: [
        .target(
            name: "Weave",
            dependencies: [
                .product(name: "Yarn", package: "yarn", condition: .when(traits: ["Color"])),
            ]
        ),
    ]
)
