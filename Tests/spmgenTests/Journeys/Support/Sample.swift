/// Workspaces to begin with, by path.
enum Sample {
    /// What `swift package init --type library` makes in a folder `Shop`.
    static let package = [
        "Package.swift": manifest,
        "Sources/Shop/Shop.swift": "public struct Shop {}\n",
        "Tests/ShopTests/ShopTests.swift": "import Testing\n\n@testable import Shop\n",
    ]

    static let manifest = """
        // swift-tools-version: 6.2
        // The swift-tools-version declares the minimum version of Swift required to build this package.

        import PackageDescription

        let package = Package(
            name: "Shop",
            products: [
                // Products define the executables and libraries a package produces, making them visible to other packages.
                .library(
                    name: "Shop",
                    targets: ["Shop"]
                ),
            ],
            targets: [
                // Targets are the basic building blocks of a package, defining a module or a test suite.
                // Targets can depend on other targets in this package and products from dependencies.
                .target(
                    name: "Shop"
                ),
                .testTarget(
                    name: "ShopTests",
                    dependencies: ["Shop"]
                ),
            ],
            swiftLanguageModes: [.v6]
        )

        """

    /// A package with another manifest.
    static func package(_ manifest: String) -> [String: String] {
        package.merging(["Package.swift": manifest]) { $1 }
    }

    /// A manifest of few lines.
    static func manifest(
        tools: String = "6.2",
        name: String = "Shop",
        platforms: String? = nil,
        targets: String = #".target(name: "Shop"), .testTarget(name: "ShopTests", dependencies: ["Shop"])"#
    ) -> String {
        """
        // swift-tools-version:\(tools)
        import PackageDescription

        let package = Package(
            name: "\(name)",\(platforms.map { "\n    platforms: [\($0)]," } ?? "")
            targets: [\(targets)]
        )

        """
    }

    /// The manifest of a package that others can depend on.
    static func library(_ name: String, dependencies: String = "") -> String {
        """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "\(name)",
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [\(dependencies)],
            targets: [.target(name: "\(name)")]
        )

        """
    }

    /// A package with one that features share.
    static let withNetworking = package.merging([
        "SharedPackages/Networking/Package.swift": library("Networking"),
        "SharedPackages/Networking/Sources/Networking/Networking.swift": "public struct Networking {}\n",
    ]) { $1 }

    /// An Xcode project without a package.
    static let xcodeProject = ["Shop.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\n}\n", "Shop/ShopApp.swift": ""]
}
