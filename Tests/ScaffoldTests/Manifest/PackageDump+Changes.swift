@testable import Scaffold

extension PackageDump {
    /// What a manifest says once a change is made, as the judge would put it.
    func applying(_ change: ManifestChange) -> PackageDump {
        var result = self
        switch change {
        case .addDependency(let spec):
            guard case .path(let path) = spec.source else { return result }
            let entry: [String: JSONValue] = [
                "identity": .string(PackageIdentity.ofPath(path)), "path": .string("…/Zed"), "productFilter": .null,
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
            result.change("targets", named: spec.target) { fields in
                fields["dependencies"] = .array((fields["dependencies"]?.array ?? []) + [entry])
            }
        default: break
        }
        return result
    }

    private mutating func append(_ entry: JSONValue, to key: String) {
        document[key] = .array((document[key]?.array ?? []) + [entry])
    }

    private mutating func change(_ list: String, named name: String?, _ change: (inout [String: JSONValue]) -> Void) {
        document[list] = .array(
            (document[list]?.array ?? []).map { entry in
                guard case .object(var fields) = entry, name == nil || fields["name"]?.string == name else {
                    return entry
                }
                change(&fields)
                return .object(fields)
            }
        )
    }

    /// The same without what may follow a new target: settings that the manifest gives to all of them, and its place
    /// in products that have all of them.
    func withoutWhatFollows(target name: String) -> PackageDump {
        var result = self
        result.change("targets", named: name) { fields in
            fields["settings"] = .array([])
            fields["packageAccess"] = .bool(true)
        }
        result.change("products", named: nil) { fields in
            fields["targets"] = .array((fields["targets"]?.array ?? []).filter { $0.string != name })
        }
        return result
    }
}
