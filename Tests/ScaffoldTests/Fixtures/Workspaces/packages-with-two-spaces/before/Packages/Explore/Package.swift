// swift-tools-version: 5.9
// The swift-tools-version declares the minimum version of Swift required to build this package.

import PackageDescription

let package = Package(
  name: "Explore",
  defaultLocalization: "en",
  platforms: [
    .iOS(.v17),
    .visionOS(.v1),
  ],
  products: [
    .library(
      name: "Explore",
      targets: ["Explore"]
    ),
  ],
  dependencies: [
    .package(name: "Env", path: "../Env"),
    .package(name: "Models", path: "../Models"),
  ],
  targets: [
    .target(
      name: "Explore",
      dependencies: [
        .product(name: "Env", package: "Env"),
        .product(name: "Models", package: "Models"),
      ],
      swiftSettings: [
        .enableExperimentalFeature("StrictConcurrency"),
      ]
    ),
    .testTarget(
      name: "ExploreTests",
      dependencies: ["Explore"]
    ),
  ]
)
