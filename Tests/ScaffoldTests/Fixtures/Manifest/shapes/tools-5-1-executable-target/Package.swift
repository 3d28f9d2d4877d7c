// swift-tools-version:5.1

import PackageDescription

let package = Package(
  name: "lint-tool",
  platforms: [.macOS("10.13")],
  products: [
    .executable(name: "lint-tool", targets: ["lint-tool"]),
    .library(name: "LintFramework", targets: ["LintFramework"])
  ],
  dependencies: [
    .package(url: "https://example.com/cli/commander.git", from: "0.9.1"),
    .package(url: "https://example.com/kit/source.git", .upToNextMinor(from: "0.26.0")),
    .package(url: "https://example.com/kit/yaml.git", "2.0.1"..<"3.0.0"),
  ] + {
    []
  }(),
  targets: [
    .target(name: "lint-tool", dependencies: ["commander", "LintFramework"]),
    .target(name: "LintFramework", dependencies: ["source", "yaml"]),
    .testTarget(name: "LintFrameworkTests", dependencies: ["LintFramework"], exclude: ["Resources"])
  ],
  swiftLanguageVersions: [.v5]
)
