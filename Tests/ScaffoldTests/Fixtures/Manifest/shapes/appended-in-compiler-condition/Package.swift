// swift-tools-version:5.3
import PackageDescription

let package = Package(
    name: "Versioned",
    products: [
        .library(name: "Versioned", targets: ["Versioned"]),
    ],
    dependencies: [],
    targets: [
        .target(name: "Versioned"),
    ]
)

#if compiler(>=5.7)
package.targets.append(.target(name: "Modern", dependencies: ["Versioned"]))
#elseif compiler(>=5.5)
package.targets.append(.target(name: "Middle", dependencies: ["Versioned"]))
#endif
