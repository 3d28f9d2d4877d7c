// swift-tools-version: 5.7
import PackageDescription

let package = Package(
    name: "Shelf",
    products: [
        .library(name: "Shelf", targets: ["Shelf"]),
    ],
    targets: [
        .target(name: "Shelf"),
        .target(name: "Books", dependencies: ["Shelf"]),
    ]
)

package.targets.sort { $0.name < $1.name }
package.products.reverse()
