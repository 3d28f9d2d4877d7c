// swift-tools-version: 6.2
import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "Fitness",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "FitnessApp", targets: ["FitnessApp"]),
        .library(name: "Goals", targets: ["Goals"]),
        .library(name: "Workouts", targets: ["Workouts"]),
    ],
    targets: [
        // App
        .target(
            name: "FitnessApp",
            dependencies: ["Goals", "Workouts"],
            path: "App/Sources",
            swiftSettings: swiftSettings
        ),
        // Features
        .target(
            name: "Goals",
            dependencies: ["Kit"],
            path: "Features/Goals/Sources",
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "GoalsTests",
            dependencies: ["Goals"],
            path: "Features/Goals/Tests",
            swiftSettings: swiftSettings
        ),
        .target(
            name: "Workouts",
            dependencies: ["Kit"],
            path: "Features/Workouts/Sources",
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "WorkoutsTests",
            dependencies: ["Workouts"],
            path: "Features/Workouts/Tests",
            swiftSettings: swiftSettings
        ),
        // Shared
        .target(
            name: "Kit",
            path: "Shared/Kit/Sources"
        ),
    ]
)
