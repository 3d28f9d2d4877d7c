import Foundation
import Scaffold
import Testing

/// Foundations and hosts of each architecture, built and tested.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedSharedTests {
    @Test(arguments: Generator.architectures)
    func foundationsAndHostsBuildAndPassTheirTests(architecture: String) throws {
        let mode = architecture == "navigator" ? "--ios13" : nil
        let app = try SampleWorkspace.app(named: "Bookstore", architecture: architecture, standInMode: mode)
        let longest = GeneratedNamesTests.longA
        for line in [
            "feature Cart --view List", "shared Networking", "shared Default --resources --dynamic --publish",
            "shared \(longest) --resources", "host Cart",
        ] {
            #expect(try app.program(line) == "applied", "\(line)")
            #expect(try app.program(line) == "unchanged", "\(line)")
        }
        #expect(try app.lint().output == "")
        try expectHost(of: "Cart", in: app, architecture)
        if architecture == "microapp" {
            // The app root, the design system, the feature, and two foundations.
            try expectPassing(20, "BookstoreLibrary", in: app)
        } else {
            try expectPassing(5, "SharedPackages/Default", in: app)
            try expectPassing(1, "SharedPackages/Networking", in: app)
        }
    }

    private func expectPassing(_ count: Int, _ package: String, in app: SampleWorkspace) throws {
        let run = try app.test(package)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [], "\(package)")
        #expect(run.count == count, "\(package)")
    }

    /// Builds the sources of a host as a program of their own, with what its project links.
    private func expectHost(of feature: String, in app: SampleWorkspace, _ architecture: String) throws {
        let sources = try app.files().keys.filter { $0.hasPrefix("Hosts/\(feature)/App/") && $0.hasSuffix(".swift") }
        for path in sources {
            try app.write(app.read(path), at: "Checked/Sources/" + path.split(separator: "/").suffix(1).joined())
        }
        try app.write(Self.manifest(of: feature, architecture), at: "Checked/Package.swift")
        let run = try app.build("Checked")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
    }

    private static func manifest(of feature: String, _ architecture: String) -> String {
        let linked: [(package: String, products: [String])] =
            switch architecture {
            case "navigator": [("FeaturePackages/\(feature)", [feature]), ("SharedPackages/Shared", ["Shared"])]
            case "microapp": [("BookstoreLibrary", [feature])]
            default:
                [
                    ("FeaturePackages/\(feature)", [feature, feature + "Concurrent", feature + "Mocks"]),
                    ("SharedPackages/Navigation", ["Navigation"]),
                ]
            }
        let packages = linked.map { ".package(path: \"../\($0.package)\")" }.joined(separator: ", ")
        let products = linked.flatMap { entry in
            entry.products.map {
                ".product(name: \"\($0)\", package: \"\(entry.package.split(separator: "/").suffix(1).joined())\")"
            }
        }
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
                        dependencies: [\(products.joined(separator: ", "))],
                        path: "Sources",
                        swiftSettings: [
                            .defaultIsolation(MainActor.self),
                            .enableUpcomingFeature("InferIsolatedConformances"),
                            .enableUpcomingFeature("MemberImportVisibility"),
                            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                        ]
                    )
                ],
                swiftLanguageModes: [.v6]
            )

            """
    }
}
