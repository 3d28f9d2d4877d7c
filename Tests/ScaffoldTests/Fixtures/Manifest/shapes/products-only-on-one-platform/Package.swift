// swift-tools-version:5.7
import PackageDescription

var package = Package(
    name: "Desk",
    platforms: [.macOS(.v13)],
    products: [],
    dependencies: [],
    targets: [
        .target(name: "DeskCore"),
        .testTarget(name: "DeskCoreTests", dependencies: ["DeskCore"],
                    resources: [.copy("Fixtures")])
    ]
)

#if os(macOS)
package.products.append(.executable(name: "Desk", targets: ["Desk"]))
package.targets.append(
    .executableTarget(
        name: "Desk",
        dependencies: ["DeskCore"],
        linkerSettings: [
            .unsafeFlags(["-Xlinker", "-rpath", "-Xlinker", "@executable_path/../Frameworks"])
        ]
    )
)
#endif
