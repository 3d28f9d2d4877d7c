// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Documented",
    products: [.library(name: "Documented", targets: ["Documented"])],
    targets: [.target(name: "Documented")]
)

#if swift(>=5.6)
// Add the documentation compiler plugin if possible
package.dependencies.append(
    .package(url: "https://example.com/apple/docc-plugin", from: "1.0.0")
)
#endif
