import Testing

@testable import Scaffold

struct ManifestReadingTests {
    @Test(arguments: ManifestFixture.kernels + (ManifestEditingTests.isLong ? ManifestFixture.shapes : []))
    func whatIsReadIsWhatTheToolsSay(fixture: ManifestFixture) async throws {
        let manifest = try Manifest(reading: fixture.text, file: "Package.swift")
        let dump = try await PackageDump.of(fixture.text.bytes)
        ManifestAgreement(manifest, dump).check()
    }
}

/// Holds what was read against what the tools say, wherever the reading claims to know.
struct ManifestAgreement {
    let manifest: Manifest
    let dump: PackageDump

    init(_ manifest: Manifest, _ dump: PackageDump) {
        self.manifest = manifest
        self.dump = dump
    }

    func check() {
        if let name = manifest.name { #expect(name.value == dump.document["name"]?.string) }
        checkProducts()
        checkTargets()
        checkDependencies()
    }

    private func known<Entry>(_ list: Manifest.Readings<Entry>, _ certainty: (Entry) -> Certainty) -> [Entry] {
        list.entries.filter { certainty($0) != .unknown }
    }

    private func checkProducts() {
        let products = dump.document["products"]?.array ?? []
        let read = known(manifest.products, \.certainty)
        for product in read {
            let same = products.first { $0["name"].string == product.name }
            #expect(same != nil, "product \(product.name)")
            if product.targets.isComplete {
                #expect(same?["targets"].array.compactMap(\.string) == product.targets.entries)
            }
        }
        if manifest.products.isComplete, read.count == manifest.products.entries.count {
            #expect(read.map(\.name).sorted() == products.compactMap { $0["name"].string }.sorted())
        }
    }

    private func checkTargets() {
        let targets = dump.document["targets"]?.array ?? []
        let read = known(manifest.targets, \.certainty)
        for target in read {
            let same = targets.first { $0["name"].string == target.name }
            #expect(same?["type"].string == target.kind.rawValue, "target \(target.name)")
            #expect(same?["path"].string == target.path?.value, "path of \(target.name)")
            guard target.dependencies.isComplete, target.dependencies.entries.allSatisfy({ $0.certainty != .unknown })
            else { continue }
            let names = same?["dependencies"].array.map { Self.spelled($0) }.sorted()
            #expect(names == target.dependencies.entries.map(Self.spelled).sorted(), "dependencies of \(target.name)")
        }
        if manifest.targets.isComplete, read.count == manifest.targets.entries.count {
            #expect(read.map(\.name).sorted() == targets.compactMap { $0["name"].string }.sorted())
        }
    }

    private static func spelled(_ dependency: JSONValue) -> String {
        for kind in ["byName", "target", "product"] where dependency[kind] != .null {
            let package = kind == "product" ? dependency[kind][1].string ?? "" : ""
            return "\(kind) \(dependency[kind][0].string ?? "") \(package)"
        }
        return "?"
    }

    private static func spelled(_ dependency: Manifest.TargetDependency) -> String {
        "\(dependency.kind.rawValue) \(dependency.name) \(dependency.package ?? "")"
    }

    private func checkDependencies() {
        let dependencies = dump.document["dependencies"]?.array ?? []
        let identities = dependencies.compactMap { dependency in
            ["fileSystem", "sourceControl", "registry"].lazy.compactMap { dependency[$0][0]["identity"].string }.first
        }
        let read = known(manifest.dependencies, \.certainty)
        for dependency in read { #expect(identities.contains(dependency.identity), "\(dependency.location)") }
        if manifest.dependencies.isComplete, read.count == manifest.dependencies.entries.count {
            #expect(read.map(\.identity).sorted() == identities.sorted())
        }
    }
}
