import Testing

@testable import Scaffold
@testable import spmgen

struct ManifestTextTests {
    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription

        let core = "Core"
        let package = Package(
            name: "Shop",
            platforms: [.iOS(.v17), .macOS("14.1")],
            products: [.library(name: "Shop", type: .dynamic, targets: ["Shop"])],
            dependencies: [
                .package(path: "SharedPackages/Navigation"),
                .package(url: "https://github.com/apple/swift-log.git", from: "1.6.0"),
            ],
            targets: [
                .target(name: "Shop", dependencies: [.target(name: core), .product(name: "Logging", package: "swift-log")]),
                .target(name: core),
                .testTarget(name: "ShopTests", dependencies: ["Shop"]),
            ] + more()
        )
        """

    @Test func aManifestIsShownInColumns() throws {
        let output = try Self.text.output(of: Self.report(on: Self.manifest))
        let expected = """
            Package.swift: Shop, tools version 6.2
            platforms
              iOS    17.0
              macOS  14.1
            products
              Shop  dynamic library  Shop
            dependencies
              navigation  SharedPackages/Navigation
              swift-log   https://github.com/apple/swift-log.git  from 1.6.0
            targets
              Shop       regular  Core, Logging
              Core       regular                 (worked out)
              ShopTests  test     Shop
              and perhaps others, which cannot be read

            """
        #expect(output == expected)
    }

    @Test func anEmptyManifestIsShownAsWell() throws {
        let source = "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"A\")\n"
        let output = try Self.text.output(of: Self.report(on: source))
        #expect(output.hasPrefix("Package.swift: A, tools version 6.0\nplatforms\n  none\nproducts\n  none\n"))
    }

    private static var text: TextReport {
        TextReport(
            options: ReportOptions(),
            outputStyle: .plain,
            errorStyle: .plain,
            isTerminal: false
        )
    }

    private static func report(on source: String) throws -> RunReport {
        let text = SourceText(source)
        let manifest = try Manifest(reading: text, file: "Package.swift")
        let outcome = Outcome(
            status: .ok,
            workspace: nil,
            subject: nil,
            plan: nil,
            diagnostics: [],
            next: [],
            answer: .manifest(ManifestDescription(manifest, text: text))
        )
        return RunReport(command: "manifest show", outcome)
    }
}
