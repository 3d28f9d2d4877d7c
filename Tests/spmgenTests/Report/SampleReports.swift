import Testing

@testable import Scaffold
@testable import spmgen

/// Reports that a run could make, for the tests of how they look.
enum SampleReports {
    static var workspace: AbsolutePath {
        get throws { try #require(AbsolutePath("/shop")) }
    }

    static func change(_ path: String, _ action: Change.Action = .create(contents: [])) throws -> Change {
        Change(path: try RelativePath(path), action: action)
    }

    /// `spmgen feature cart` in a plain package.
    static func feature(_ status: Outcome.Status) throws -> RunReport {
        let paths = ["Package.swift", "Sources/Cart/Cart.swift", "Tests/CartTests.swift"]
        let changes =
            try paths.map { try change("FeaturePackages/Cart/" + $0) } + [
                change("Package.swift", .edit(before: Array("a\n".utf8), contents: Array("a\nb\n".utf8))),
                change("SharedPackages/Navigation/Package.swift"),
            ]
        let plan = Plan(
            command: ["spmgen", "feature", "cart"],
            workspace: try workspace,
            changes: status == .unchanged ? [] : changes,
            reads: [:]
        )
        let outcome = Outcome(
            status: status,
            workspace: try workspace,
            subject: Subject(typed: "cart", name: "Cart"),
            plan: plan,
            diagnostics: [
                Diagnostic(.platformsAdded, severity: .note, "platforms were added", remedy: "raise them where needed"),
                Diagnostic(.editSkipped, severity: .warning, "no list was found", remedy: "add this", paste: "x"),
            ],
            next: [["swift", "test", "--package-path", "FeaturePackages/Cart"]],
            answer: nil
        )
        return RunReport(command: "feature", outcome)
    }

    static func listing(features count: Int) throws -> RunReport {
        let features = (0..<count).map { number in
            Listing.Feature(
                name: "F\(number)",
                path: "FeaturePackages/F\(number)",
                screens: ["A", "B"],
                models: [],
                services: []
            )
        }
        let listing = Listing(
            features: features,
            packages: [Listing.Package(name: "Navigation", path: "SharedPackages/Navigation")],
            shared: [Listing.Shared(name: "Navigation", path: "SharedPackages/Navigation")],
            hosts: [],
            widgets: [],
            templates: [
                Listing.Template(name: "Feature", category: "Coordinator", command: "feature", path: nil),
                Listing.Template(
                    name: "Parser",
                    category: "Company",
                    command: nil,
                    path: "Templates/Company/Parser.xctemplate"
                ),
            ]
        )
        let outcome = Outcome(
            status: .ok,
            workspace: try workspace,
            subject: nil,
            plan: nil,
            diagnostics: [],
            next: [],
            answer: .listing(listing)
        )
        return RunReport(command: "list", outcome)
    }
}
