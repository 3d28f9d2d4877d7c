// swift-tools-version: 5.8
import PackageDescription

let package = Package(
    name: "Calls",
    dependencies: {
        var dependencies: [Package.Dependency] = [
            .package(path: "../One"),
        ]
        #if os(macOS)
        dependencies.append(.package(path: "../Mac"))
        #endif
        return dependencies
    }(),
    targets: {
        let one = Target.target(name: "One")
        let two = Target.target(
            name: "Two",
            dependencies: [
                .product(name: "One", package: "One"),
            ]
        )
        return [
            one,
            two,
        ]
    }()
)
