// swift-tools-version: 5.9

import PackageDescription

var package = Package(
  name: "words",
  platforms: [
    .iOS(.v17),
    .macOS(.v14),
  ],
  products: [
    .library(name: "ApiClient", targets: ["ApiClient"]),
    .library(name: "AppFeature", targets: ["AppFeature"]),
    .library(name: "AudioClient", targets: ["AudioClient"]),
    .library(name: "FileClient", targets: ["FileClient"]),
    .library(name: "HapticsCore", targets: ["HapticsCore"]),
    .library(name: "HomeFeature", targets: ["HomeFeature"]),
    .library(name: "LeaderboardFeature", targets: ["LeaderboardFeature"]),
    .library(name: "OnboardingFeature", targets: ["OnboardingFeature"]),
    .library(name: "SettingsFeature", targets: ["SettingsFeature"]),
    .library(name: "SharedModels", targets: ["SharedModels"]),
    .library(name: "StatsFeature", targets: ["StatsFeature"]),
    .library(name: "Styleguide", targets: ["Styleguide"]),
  ],
  targets: [
    .target(
      name: "ApiClient",
      dependencies: [
        "SharedModels"
      ]
    ),
    .target(
      name: "AppFeature",
      dependencies: [
        "ApiClient",
        "HomeFeature",
        "LeaderboardFeature",
        "OnboardingFeature",
        "SettingsFeature",
        "StatsFeature",
        "SharedModels",
      ]
    ),
    .testTarget(
      name: "AppFeatureTests",
      dependencies: [
        "AppFeature",
      ]
    ),
    .target(
      name: "AudioClient"
    ),
    .target(
      name: "FileClient"
    ),
    .target(
      name: "HapticsCore"
    ),
    .target(
      name: "HomeFeature",
      dependencies: [
        "ApiClient",
        "SharedModels",
        "Styleguide",
      ]
    ),
    .testTarget(
      name: "HomeFeatureTests",
      dependencies: [
        "HomeFeature",
      ]
    ),
    .target(
      name: "LeaderboardFeature",
      dependencies: [
        "ApiClient",
        "SharedModels",
        "Styleguide",
      ]
    ),
    .testTarget(
      name: "LeaderboardFeatureTests",
      dependencies: [
        "LeaderboardFeature",
      ]
    ),
    .target(
      name: "OnboardingFeature",
      dependencies: [
        "SharedModels",
        "Styleguide",
      ]
    ),
    .testTarget(
      name: "OnboardingFeatureTests",
      dependencies: [
        "OnboardingFeature",
      ]
    ),
    .target(
      name: "SettingsFeature",
      dependencies: [
        "SharedModels",
        "Styleguide",
      ]
    ),
    .testTarget(
      name: "SettingsFeatureTests",
      dependencies: [
        "SettingsFeature",
      ]
    ),
    .target(
      name: "SharedModels"
    ),
    .target(
      name: "StatsFeature",
      dependencies: [
        "SharedModels",
        "Styleguide",
      ]
    ),
    .testTarget(
      name: "StatsFeatureTests",
      dependencies: [
        "StatsFeature",
      ]
    ),
    .target(
      name: "Styleguide"
    ),
  ]
)

for target in package.targets {
  target.swiftSettings = [.enableUpcomingFeature("ExistentialAny")]
}
