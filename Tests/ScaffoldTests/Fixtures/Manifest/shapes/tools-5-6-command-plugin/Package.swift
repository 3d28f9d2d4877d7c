// swift-tools-version:5.6
import PackageDescription

let package = Package(
    name: "Polish",
    products: [
        .plugin(name: "PolishPlugin", targets: ["PolishPlugin"]),
    ],
    targets: [
        .plugin(
            name: "PolishPlugin",
            capability: .command(
                intent: .custom(verb: "polish", description: "Polishes the sources"),
                permissions: [.writeToPackageDirectory(reason: "It rewrites the sources")]
            )
        ),
    ]
)
