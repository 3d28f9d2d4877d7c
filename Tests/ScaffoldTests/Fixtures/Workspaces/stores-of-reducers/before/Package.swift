// swift-tools-version: 6.0
import PackageDescription

let tca: Target.Dependency = .product(name: "ComposableArchitecture", package: "swift-composable-architecture")

let package = Package(
  name: "radio",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "AppFeature", targets: ["AppFeature"]),
    .library(name: "PlayerFeature", targets: ["PlayerFeature"]),
    .library(name: "StationsFeature", targets: ["StationsFeature"]),
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-composable-architecture", from: "1.17.0")
  ],
  targets: [
    .target(name: "AppFeature", dependencies: ["PlayerFeature", "StationsFeature", tca]),
    .target(name: "PlayerFeature", dependencies: ["Styleguide", tca]),
    .testTarget(name: "PlayerFeatureTests", dependencies: ["PlayerFeature"]),
    .target(name: "StationsFeature", dependencies: ["Styleguide", tca]),
    .testTarget(name: "StationsFeatureTests", dependencies: ["StationsFeature"]),
    .target(name: "Styleguide"),
  ]
)
