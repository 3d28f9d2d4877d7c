// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Sections",
    products: [
        // MARK: - Apps
        .executable(name: "sections", targets: ["sections"]),

        // MARK: - Libraries
        .library(name: "SectionsCore", targets: ["SectionsCore"]),
        .library(name: "SectionsUI", targets: ["SectionsUI"]),
    ],
    dependencies: [
        // MARK: - Ours
        .package(path: "../Paragraphs"),

        // MARK: - Others
        .package(url: "https://example.com/b/bold.git", from: "1.0.0"),
        .package(url: "https://example.com/i/italic.git", from: "1.0.0"),
    ],
    targets: [
        // MARK: - Apps
        .executableTarget(name: "sections", dependencies: ["SectionsCore"]),

        // MARK: - Libraries
        .target(name: "SectionsCore", dependencies: [
            // MARK: Ours
            .product(name: "Paragraphs", package: "Paragraphs"),

            // MARK: Others
            .product(name: "Bold", package: "bold"),
        ]),
        .target(name: "SectionsUI", dependencies: ["SectionsCore"]),

        // MARK: - Tests
        .testTarget(name: "SectionsCoreTests", dependencies: ["SectionsCore"]),
    ]
)
