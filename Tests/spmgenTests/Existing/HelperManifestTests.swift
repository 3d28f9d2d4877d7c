import Testing

/// Manifests that make the targets of features by code which only sees their names.
struct HelperManifestTests {
    struct Sample: Sendable, CustomTestStringConvertible {
        let description: String
        var helper = list
        /// The value of `targets:`, and what stands behind the package.
        let targets: String
        var behind = ""
        let made: String

        var testDescription: String { description }
    }

    private static let one = """
        func feature(_ name: String) -> Target {
            .target(name: "\\(name)Feature", path: "Features/\\(name)/Sources")
        }
        """
    private static let list = """
        func feature(_ name: String, dependencies: [Target.Dependency] = []) -> [Target] {
            [
                .target(
                    name: "\\(name)Feature", dependencies: ["ClockUI"] + dependencies, path: "Features/\\(name)/Sources"),
                .testTarget(
                    name: "\\(name)FeatureTests", dependencies: [.target(name: "\\(name)Feature")],
                    path: "Features/\\(name)/Tests"),
            ]
        }
        """
    private static let ui = ".target(name: \"ClockUI\")"

    static let samples = [
        Sample(
            description: "a call in the list", helper: one,
            targets: "[\n        \(ui),\n        feature(\"Alarms\"),\n        feature(\"Timers\"),\n    ]",
            made: "        feature(\"Alarms\"),\n        feature(\"Cart\"),\n        feature(\"Timers\"),\n"
        ),
        Sample(
            description: "lists joined by signs",
            targets: "[\(ui)] + feature(\"Alarms\") + feature(\"Timers\")",
            made: "[\(ui)] + feature(\"Alarms\") + feature(\"Cart\") + feature(\"Timers\")"
        ),
        Sample(
            description: "lists joined by signs, one a line",
            targets: "[\(ui)]\n        + feature(\"Alarms\")\n        + feature(\"Timers\")",
            made: "\n        + feature(\"Alarms\")\n        + feature(\"Cart\")\n        + feature(\"Timers\")\n"
        ),
        Sample(
            description: "statements",
            targets: "[\(ui)]",
            behind: "package.targets += feature(\"Alarms\")\npackage.targets += feature(\"Timers\")\n",
            made:
                "+= feature(\"Alarms\")\npackage.targets += feature(\"Cart\")\npackage.targets += feature(\"Timers\")\n"
        ),
        Sample(
            description: "appended lists",
            targets: "[\(ui)]",
            behind: "package.targets.append(contentsOf: feature(\"Timers\"))\n"
                + "package.targets.append(contentsOf: feature(\"Alarms\"))\n",
            made: "feature(\"Alarms\"))\npackage.targets.append(contentsOf: feature(\"Cart\"))\n"
        ),
        Sample(
            description: "a list of lists",
            targets:
                "[\n        [\(ui)],\n        feature(\"Alarms\"),\n        feature(\"Timers\"),\n    ].flatMap { $0 }",
            made: "        feature(\"Alarms\"),\n        feature(\"Cart\"),\n"
        ),
        Sample(
            description: "a list of names",
            targets: "[\(ui)] + [\"Alarms\", \"Timers\"].flatMap { feature($0) }",
            made: "[\"Alarms\", \"Cart\", \"Timers\"].flatMap"
        ),
        Sample(
            description: "a list of pairs",
            targets:
                "[\(ui)] + [(\"Alarms\", []), (\"Timers\", [\"ClockUI\"])].flatMap { feature($0, dependencies: $1) }",
            made: "[(\"Alarms\", []), (\"Cart\", []), (\"Timers\", [\"ClockUI\"])].flatMap"
        ),
        Sample(
            description: "a loop",
            targets: "[\(ui)]",
            behind: "for name in [\"Alarms\", \"Timers\"] {\n    package.targets += feature(name)\n}\n",
            made: "for name in [\"Alarms\", \"Cart\", \"Timers\"] {"
        ),
        Sample(
            description: "what only one feature has",
            targets: "[\(ui)] + feature(\"Alarms\", dependencies: [\"ClockUI\"]) + feature(\"Timers\")",
            made: " + feature(\"Cart\") + "
        ),
    ]

    private static func journey(_ sample: Sample) throws -> ExistingJourney {
        let journey = try ExistingJourney("targets-from-a-list")
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription

            \(sample.helper)

            let package = Package(
                name: "ClockKit",
                targets: \(sample.targets)
            )

            \(sample.behind)
            """
        try journey.write("Package.swift", manifest)
        return journey
    }

    @Test(arguments: samples)
    func theCallIsCopiedWithTheNewName(sample: Sample) throws {
        let journey = try Self.journey(sample)
        let report = try journey.report("feature Cart --like Alarms")
        #expect(report.status == "applied", "\(report.text)")
        let manifest = try journey.read("Package.swift")
        #expect(manifest.contains(sample.made), "\(manifest)")
        #expect(journey.has("Features/Cart/Sources/CartView.swift"))
        #expect(try journey.report("feature Cart").status == "unchanged")
    }

    @Test func whereItCannotBeDoneTheMessagePointsAtTheCall() throws {
        let sample = Sample(
            description: "variables",
            targets: "[\(Self.ui)] + alarms + timers",
            behind: "",
            made: ""
        )
        let journey = try Self.journey(sample)
        let manifest = try journey.read("Package.swift").replacing(
            "let package", with: "let alarms = feature(\"Alarms\")\nlet timers = feature(\"Timers\")\nlet package")
        try journey.write("Package.swift", manifest)
        let report = try journey.report("feature Cart --like Alarms")
        #expect(report.errors == ["manifest-edit-unclear"])
        #expect(report.diagnostics.first?.line == 14)
        #expect(report.diagnostics.first?.message.contains("`CartFeature`") == true)
        #expect(try journey.read("Package.swift") == manifest)
    }
}
