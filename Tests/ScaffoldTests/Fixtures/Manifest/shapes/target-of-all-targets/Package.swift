// swift-tools-version:5.9

import PackageDescription

let package = Package(
  name: "tree",
  products: [
    .library(name: "Tree", targets: ["Tree"]),
    .library(name: "Leaf", targets: ["Leaf"]),
  ],
  targets: [
    .target(name: "Tree", dependencies: ["Leaf"]),
    .target(name: "Leaf"),
    .testTarget(name: "TreeTests", dependencies: ["Tree"]),
  ]
)

// What the documentation is built from.
package.targets.append(
  .target(
    name: "Tree-all",
    dependencies: package.targets.compactMap {
      if $0.type == .test {
        return nil
      } else {
        return .byName(name: $0.name)
      }
    }
  )
)
