// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Env",
  platforms: [.iOS(.v17), .visionOS(.v1)],
  products: [
    .library(name: "Env", targets: ["Env"]),
  ],
  targets: [
    .target(name: "Env"),
  ]
)
