import Foundation
import Testing

/// The sources of a feature's host as a package, which is what Linux can build of it: its Xcode project is not read.
struct HostProgram {
    static let folder = "Checked"

    let feature: String
    let architecture: String
    /// What its project asks of the feature's package.
    var traits: [String] = []
    /// A test file, as a host has no tests of its own.
    var tests: String?

    /// Puts the package into the workspace.
    func write(into app: SampleWorkspace) throws {
        let sources = try app.files().keys.filter { $0.hasPrefix("Hosts/\(feature)/App/") && $0.hasSuffix(".swift") }
        try #require(!sources.isEmpty)
        for path in sources {
            let name = path.split(separator: "/").suffix(1).joined()
            try app.write(app.read(path), at: Self.folder + "/Sources/" + name)
        }
        if let tests { try app.write(tests, at: Self.folder + "/Tests/HostTests.swift") }
        try app.write(manifest, at: Self.folder + "/Package.swift")
    }

    /// What its project links.
    private var linked: [(package: String, products: [String])] {
        switch architecture {
        case "navigator": [("FeaturePackages/\(feature)", [feature]), ("SharedPackages/Shared", ["Shared"])]
        case "microapp": [("BookstoreLibrary", [feature])]
        default:
            [
                ("FeaturePackages/\(feature)", [feature, feature + "Concurrent", feature + "Mocks"]),
                ("SharedPackages/Navigation", ["Navigation"]),
            ]
        }
    }

    private var manifest: String {
        let packages = linked.enumerated().map { index, entry in
            // The feature's package is the first.
            let asked = index == 0 && !traits.isEmpty ? ", traits: \(Set(traits))" : ""
            return ".package(path: \"../\(entry.package)\"\(asked))"
        }
        .joined(separator: ", ")
        let products = linked.flatMap { entry in
            entry.products.map {
                ".product(name: \"\($0)\", package: \"\(entry.package.split(separator: "/").suffix(1).joined())\")"
            }
        }
        let dependencies = products.joined(separator: ", ")
        let testTarget = """
            .testTarget(
                        name: "CheckedTests",
                        dependencies: ["Checked", .product(name: "SharedMocks", package: "Shared"), \(dependencies)],
                        path: "Tests"
                    ),
            """
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            let package = Package(
                name: "Checked",
                platforms: [.iOS(.v17), .macOS(.v14)],
                dependencies: [\(packages)],
                targets: [
                    .executableTarget(
                        name: "Checked",
                        dependencies: [\(dependencies)],
                        path: "Sources",
                        swiftSettings: [
                            .defaultIsolation(MainActor.self),
                            .enableUpcomingFeature("InferIsolatedConformances"),
                            .enableUpcomingFeature("MemberImportVisibility"),
                            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                        ]
                    ),
                    \(tests == nil ? "" : testTarget)
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }
}
