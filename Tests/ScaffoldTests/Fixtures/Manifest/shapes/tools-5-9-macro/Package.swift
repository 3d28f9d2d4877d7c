// swift-tools-version: 5.9
import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Stringly",
    platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .macCatalyst(.v13)],
    products: [
        .library(name: "Stringly", targets: ["Stringly"]),
        .executable(name: "StringlyClient", targets: ["StringlyClient"]),
    ],
    dependencies: [
        .package(url: "https://example.com/swiftlang/swift-syntax.git", from: "509.0.0"),
    ],
    targets: [
        .macro(
            name: "StringlyMacros",
            dependencies: [
                .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
                .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
            ]
        ),
        .target(name: "Stringly", dependencies: ["StringlyMacros"]),
        .executableTarget(name: "StringlyClient", dependencies: ["Stringly"]),
        .testTarget(
            name: "StringlyTests",
            dependencies: [
                "StringlyMacros",
                .product(name: "SwiftSyntaxMacrosTestSupport", package: "swift-syntax"),
            ]
        ),
    ]
)
