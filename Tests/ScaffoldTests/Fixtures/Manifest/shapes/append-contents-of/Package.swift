// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Areas",
    platforms: [.iOS(.v18)]
)

// MARK: Maps
package.targets.append(contentsOf: [
    .target(name: "MapsAPI", path: "Maps/API"),
    .target(
        name: "MapsUI",
        dependencies: ["MapsAPI"],
        path: "Maps/UI"
    ),
])

package.products.append(contentsOf: [
    .library(
        name: "MapsAPI",
        targets: ["MapsAPI"]
    ),
])

// MARK: Search
package.targets.append(contentsOf: [
    .target(name: "SearchAPI", dependencies: ["MapsAPI"], path: "Search/API")
])
package.products.append(.library(name: "SearchAPI", targets: ["SearchAPI"]))
