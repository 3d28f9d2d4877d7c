import Testing

@testable import Scaffold

/// Every built-in bundle decodes and renders, and is found without the checkout.
struct BuiltInBlueprintTests {
    static let bundles = EmbeddedTemplates.bundles.map { "\($0.category)/\($0.name)" }

    static func bindings(mocks: Bool, iosOnly: Bool, facts: Bool) throws -> Bindings {
        var bindings = Bindings()
        bindings.overrides = [
            "app": "Bookstore", "feature": "Cart", "name": "Brand", "view": "Summary", "viewFolder": "Checkout/Payment",
            "model": "Order", "service": "Payment",
            "mocks": String(mocks), "iosOnly": String(iosOnly),
        ]
        bindings.lists = ["dependsOn": ["Design", "Network"]]
        bindings.folders = [
            "FEATURES": try RelativePath("FeaturePackages"), "FEATURE_ROOT": try RelativePath("FeaturePackages/Cart"),
            "SHARED": try RelativePath("SharedPackages"),
            "ROOT": facts ? try RelativePath("FeaturePackages/AppRoot") : .root,
        ]
        bindings.facts = Bindings.knownFacts.mapValues { _ in facts }
        return bindings
    }

    @Test(arguments: bundles, [true, false])
    func eachRendersInEveryCombinationWithoutAMacroLeft(name: String, facts: Bool) throws {
        let blueprint = try Catalog().blueprint(named: name)
        for mocks in [true, false] {
            for iosOnly in [true, false] {
                let bindings = try Self.bindings(mocks: mocks, iosOnly: iosOnly, facts: facts)
                let rendering = try blueprint.render(bindings)
                #expect(!rendering.files.isEmpty)
                #expect(rendering.warnings.isEmpty)
                for file in rendering.files {
                    #expect(!file.contents.contains(sequence: Array("___".utf8)), "\(file.path)")
                    #expect(!file.path.description.contains("___"))
                    #expect(!file.path.description.hasSuffix("/"))
                }
                #expect(try blueprint.render(bindings).files == rendering.files)
            }
        }
    }

    @Test func theFeatureGoesWhereFeaturesLieAndIsWired() throws {
        let bindings = try Self.bindings(mocks: false, iosOnly: false, facts: true)
        let rendering = try Catalog().blueprint(forCommand: "feature").render(bindings)
        let paths = rendering.files.map(\.path.description)
        #expect(paths.contains("FeaturePackages/Cart/Package.swift"))
        #expect(!paths.contains { $0.contains("Sources/Mocks") })
        let dependencies = rendering.edits.filter { $0.kind == .packageDependency }.map(\.path?.description)
        #expect(dependencies.contains("SharedPackages/Design"))
        #expect(dependencies.contains("SharedPackages/Network"))
    }

    @Test func requirementsAreFound() throws {
        let catalog = Catalog()
        for bundle in EmbeddedTemplates.bundles {
            let blueprint = try Blueprint(TemplateBundle(bundle))
            let required = try catalog.requirements(of: blueprint)
            #expect(required.count == blueprint.scaffold?.requires.count ?? 0)
        }
    }
}
