import Testing

@testable import Scaffold

/// A trait is added once, and taken out again to the byte.
struct ManifestTraitTests {
    private static let mocks = TraitSpec(name: "Mocks", description: "Builds the mocks.")
    private static let element = #".trait(name: "Mocks", description: "Builds the mocks.")"#

    private static func manifest(_ traits: String, tools: String = "6.2") -> String {
        """
        // swift-tools-version: \(tools)
        import PackageDescription

        let package = Package(
            name: "Shop",
            products: [
                .library(name: "Shop", targets: ["Shop"])
            ],\(traits)
            targets: [
                .target(name: "Shop")
            ]
        )

        """
    }

    private func edited(_ text: String, _ change: ManifestChange) throws(ManifestError) -> String {
        let editor = ManifestEditor(file: "Package.swift", text: SourceText(text), lineLength: 120)
        return String(decoding: try editor.result(of: [change]).text.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        ("", "\n    traits: [\n        \(element)\n    ],"),
        ("\n    traits: [],", "\n    traits: [\n        \(element),\n    ],"),
        (
            "\n    traits: [\n        \"Live\"\n    ],",
            "\n    traits: [\n        \"Live\",\n        \(element),\n    ],"
        ),
        (
            "\n    traits: [\n        \"Zed\"\n    ],",
            "\n    traits: [\n        \(element),\n        \"Zed\",\n    ],"
        ),
    ])
    func itIsAddedAndTakenOutAgain(before: String, after: String) throws {
        let text = Self.manifest(before)
        let added = try edited(text, .addTrait(Self.mocks))
        #expect(added == Self.manifest(after))
        #expect(try edited(added, .addTrait(Self.mocks)) == added)
        #expect(try edited(added, .removeTrait(Self.mocks)) == text)
    }

    /// Another of the name serves as well, and is nobody's but its owner's.
    @Test(arguments: [#""Mocks""#, #".trait(name: "Mocks")"#, #".trait(name: "Mocks", description: "Ours.")"#])
    func oneOfThatNameStays(element: String) throws {
        let text = Self.manifest("\n    traits: [\(element)],")
        #expect(try edited(text, .addTrait(Self.mocks)) == text)
        #expect(throws: ManifestError.self) { try edited(text, .removeTrait(Self.mocks)) }
    }

    @Test func olderToolsKnowNone() throws {
        let error = #expect(throws: ManifestError.self) {
            try edited(Self.manifest("", tools: "6.0"), .addTrait(Self.mocks))
        }
        #expect(error?.diagnostics.map(\.id) == [.requirementUnmet])
        #expect(try edited(Self.manifest("", tools: "6.1"), .addTrait(Self.mocks)).contains(Self.element))
    }
}
