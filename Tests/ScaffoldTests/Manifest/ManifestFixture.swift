import Foundation
import Testing

@testable import Scaffold

/// A manifest of the fixtures, and the changes that are tried on it.
struct ManifestFixture: Sendable, CustomTestStringConvertible {
    let name: String
    let text: SourceText

    var testDescription: String { name }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/Manifest")

    /// All of a folder, by name.
    static func all(in group: String) -> [ManifestFixture] {
        let root = folder.appending(path: group)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        return names.sorted().compactMap { name in
            let file = root.appending(path: name).appending(path: "Package.swift")
            guard let data = try? Data(contentsOf: file) else { return nil }
            return ManifestFixture(name: name, text: SourceText(Array(data)))
        }
    }

    /// Each of the small manifests that are the kernel of a real one.
    static let kernels = all(in: "kernels")

    /// The four additions, the last one once a target.
    func changes() throws -> [(name: String, change: ManifestChange)] {
        let manifest = try Manifest(reading: text, file: "Package.swift")
        var result: [(name: String, change: ManifestChange)] = [
            ("dependency", .addDependency(PackageDependencySpec(.path("../Zed")))),
            ("target", .addTarget(TargetSpec(name: "ZedMod"))),
        ]
        if let target = manifest.targets.entries.first(where: { $0.kind == .regular && $0.certainty != .unknown }) {
            result.append(("product", .addProduct(ProductSpec(name: "ZedLib", targets: [target.name]))))
        }
        for target in manifest.targets.entries where ![.binary, .system].contains(target.kind) {
            let spec = TargetDependencySpec(name: "ZedMod", target: target.name)
            result.append(("target dependency of \(target.name)", .addTargetDependency(spec)))
        }
        return result
    }
}

extension PackageDump {
    /// What a manifest says once a change is made, as the judge would put it.
    func applying(_ change: ManifestChange) -> PackageDump {
        var result = self
        switch change {
        case .addDependency(let spec):
            guard case .path(let path) = spec.source else { return result }
            let entry: [String: JSONValue] = [
                "identity": .string(PackageIdentity.ofPath(path)), "path": .string("…/Zed"),
                "productFilter": .null,
                "traits": .array([.object(["name": .string("default")])]),
            ]
            result.append(.object(["fileSystem": .array([.object(entry)])]), to: "dependencies")
        case .addProduct(let spec):
            result.append(
                .object([
                    "name": .string(spec.name), "settings": .array([]),
                    "targets": .array(spec.targets.map(JSONValue.string)),
                    "type": .object(["library": .array([.string("automatic")])]),
                ]),
                to: "products"
            )
        case .addTarget(let spec):
            result.append(
                .object([
                    "name": .string(spec.name), "type": .string("regular"), "dependencies": .array([]),
                    "exclude": .array([]), "resources": .array([]), "settings": .array([]),
                    "packageAccess": .bool(true),
                ]),
                to: "targets"
            )
        case .addTargetDependency(let spec):
            let entry = JSONValue.object(["byName": .array([.string(spec.name), .null])])
            result.changeTargets(named: spec.target) { fields in
                fields["dependencies"] = .array((fields["dependencies"]?.array ?? []) + [entry])
            }
        case .addPlatforms: break
        }
        return result
    }

    private mutating func append(_ entry: JSONValue, to key: String) {
        document[key] = .array((document[key]?.array ?? []) + [entry])
    }

    private mutating func changeTargets(named name: String, _ change: (inout [String: JSONValue]) -> Void) {
        document["targets"] = .array(
            (document["targets"]?.array ?? []).map { target in
                guard case .object(var fields) = target, fields["name"] == .string(name) else { return target }
                change(&fields)
                return .object(fields)
            }
        )
    }

    /// The same without what may follow a new target: settings that the manifest gives to all of them.
    func withoutSettings(ofTarget name: String) -> PackageDump {
        var result = self
        result.changeTargets(named: name) { fields in fields["settings"] = .array([]) }
        return result
    }
}
