#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whether two dumps of a manifest, from before a change and from after it, differ by exactly that change.
///
/// A dump is what `swift package dump-package` prints. Other settings of a new target, and products that list every
/// target, may follow the change.
public struct ManifestVerification: Sendable {
    private let change: ManifestChange

    public init(of change: ManifestChange) {
        self.change = change
    }

    /// What is wrong, in a sentence without a period; nil where all is right.
    public func fault(before: [UInt8], after: [UInt8]) -> String? {
        guard let old = Self.decoded(before), let new = Self.decoded(after) else {
            return "`swift package dump-package` printed what is no manifest"
        }
        switch change {
        case .addPlatforms, .addDefaultLocalization, .addTrait, .removeTrait: return nil
        case .removeDependency, .removeProduct, .removeTarget, .removeTargetDependency, .removeTargetPlugin:
            return fault(from: new, to: old)
        default: return fault(from: old, to: new)
        }
    }

    private static func decoded(_ dump: [UInt8]) -> DumpValue? {
        guard let value = try? JSONDecoder().decode(DumpValue.self, from: Data(dump)), case .object = value else {
            return nil
        }
        return value.canonical
    }

    // MARK: Comparing

    /// - Parameters:
    ///   - less: the dump without the entry.
    ///   - more: the dump with it.
    private func fault(from less: DumpValue, to more: DumpValue) -> String? {
        var less = less
        var more = more
        if let name = targetName {
            less = Self.withoutUmbrellas(less, over: name)
            more = Self.withoutUmbrellas(more, over: name)
        }
        let list = listName
        for key in Set(less.fields.keys).union(more.fields.keys).sorted() where key != list {
            if less[key] != more[key] { return "`\(key)` would change as well" }
        }
        switch change {
        case .addTargetDependency(let spec), .removeTargetDependency(let spec):
            return fault(inTarget: spec.target, "dependencies", less, more) { Self.isEntry($0, spec) }
        case .addTargetPlugin(let spec), .removeTargetPlugin(let spec):
            return fault(inTarget: spec.target, "pluginUsages", less, more) { Self.isEntry($0, spec) }
        default:
            return fault(in: list, less[list].items, more[list].items, isAsked)
        }
    }

    /// The lists must be equal but for one entry.
    private func fault(
        in list: String,
        _ less: [DumpValue],
        _ more: [DumpValue],
        _ isAsked: (DumpValue) -> Bool
    ) -> String? {
        var rest = more
        for entry in less {
            guard let index = rest.firstIndex(of: entry) else {
                return "an entry of `\(list)` would change that was not meant: \(entry.spelling)"
            }
            rest.remove(at: index)
        }
        guard !rest.isEmpty else { return "`\(list)` would stay as it is" }
        guard let entry = rest.first(where: isAsked) else {
            return "`\(list)` would change by another entry than the one that was asked for: \(rest[0].spelling)"
        }
        return rest.count == 1 || rest.allSatisfy { $0 == entry } && isRemoval
            ? nil : "`\(list)` would change by \(rest.count) entries"
    }

    private var isRemoval: Bool {
        switch change {
        case .removeTargetDependency, .removeTargetPlugin: true
        default: false
        }
    }

    private func fault(
        inTarget name: String,
        _ list: String,
        _ less: DumpValue,
        _ more: DumpValue,
        _ isAsked: (DumpValue) -> Bool
    ) -> String? {
        let left = less["targets"].items
        let right = more["targets"].items
        guard left.count == right.count else { return "the number of targets would change" }
        for (old, new) in zip(left, right) where old["name"].string != name && old != new {
            return "the target `\(old["name"].string ?? "")` would change as well"
        }
        guard let old = left.first(where: { $0["name"].string == name }),
            let new = right.first(where: { $0["name"].string == name })
        else { return "there is no target `\(name)`" }
        guard old.setting(list, to: .null) == new.setting(list, to: .null) else {
            return "more of the target `\(name)` would change than its `\(list)`"
        }
        return fault(in: list, old[list].items, new[list].items, isAsked)
    }

    // MARK: What was asked for

    /// The list of the package in which something changes.
    private var listName: String {
        switch change {
        case .addDependency, .removeDependency: "dependencies"
        case .addProduct, .removeProduct: "products"
        default: "targets"
        }
    }

    /// The target that comes or goes.
    private var targetName: String? {
        switch change {
        case .addTarget(let spec): spec.name
        case .removeTarget(let name): name
        default: nil
        }
    }

    private static func withoutUmbrellas(_ dump: DumpValue, over target: String) -> DumpValue {
        let products = dump["products"].items.map { product in
            product.setting("targets", to: .array(product["targets"].items.filter { $0.string != target }))
        }
        return dump.setting("products", to: .array(products))
    }

    private func isAsked(_ entry: DumpValue) -> Bool {
        switch change {
        case .addDependency(let spec): Self.isEntry(entry, spec)
        case .removeDependency(let name): Self.isDependency(entry, named: name)
        case .addProduct(let spec): Self.isEntry(entry, spec)
        case .addTarget(let spec): Self.isEntry(entry, spec)
        case .removeProduct(let name), .removeTarget(let name): entry["name"].string == name
        default: false
        }
    }
}

extension ManifestVerification {
    private static func isDependency(_ entry: DumpValue, named name: String) -> Bool {
        let wanted = [name.lowercased(), PackageIdentity.ofURL(name)]
        return entry.fields.values.contains { kind in
            wanted.contains(kind[0]["identity"].string ?? "")
                || kind[0]["nameForTargetDependencyResolutionOnly"].string == name
        }
    }

    private static func isEntry(_ entry: DumpValue, _ spec: PackageDependencySpec) -> Bool {
        switch spec.source {
        case .path:
            return entry["fileSystem"][0]["identity"].string == spec.identity
        case .url(_, let requirement):
            let control = entry["sourceControl"][0]
            return control["identity"].string == spec.identity && isRequirement(control["requirement"], requirement)
        case .registry(_, let requirement):
            let package = entry["registry"][0]
            return package["identity"].string?.lowercased() == spec.identity
                && isRequirement(package["requirement"], requirement)
        }
    }

    private static func isRequirement(_ dump: DumpValue, _ spec: PackageDependencySpec.Requirement) -> Bool {
        let range = dump["range"][0]
        switch spec {
        case .from(let version), .upToNextMinor(let version): return range["lowerBound"].string == version
        case .range(let lower, let upper):
            return range["lowerBound"].string == lower && range["upperBound"].string == upper
        case .exact(let version): return dump["exact"][0].string == version
        case .branch(let name): return dump["branch"][0].string == name
        case .revision(let name): return dump["revision"][0].string == name
        }
    }

    private static func isEntry(_ entry: DumpValue, _ spec: ProductSpec) -> Bool {
        let type: DumpValue =
            switch spec.kind {
            case .library: .object(["library": .array([.string("automatic")])])
            case .staticLibrary: .object(["library": .array([.string("static")])])
            case .dynamicLibrary: .object(["library": .array([.string("dynamic")])])
            case .executable: .object(["executable": .null])
            case .plugin: .object(["plugin": .null])
            }
        let targets = spec.targets.isEmpty ? [spec.name] : spec.targets
        return entry["name"].string == spec.name && entry["type"] == type
            && Set(entry["targets"].items.compactMap(\.string)) == Set(targets)
    }

    /// The kind of an executable target of old tools is seen from its sources, which the dump does not look at.
    private static func isEntry(_ entry: DumpValue, _ spec: TargetSpec) -> Bool {
        let kinds: [String] =
            switch spec.kind {
            case .library: ["regular"]
            case .executable: ["executable", "regular"]
            case .test: ["test"]
            case .macro: ["macro"]
            case .binary: ["binary"]
            }
        let names = entry["dependencies"].items.compactMap { $0["byName"][0].string }
        return entry["name"].string == spec.name && kinds.contains(entry["type"].string ?? "")
            && spec.dependencies.allSatisfy(names.contains)
            && (spec.path == nil || entry["path"].string == spec.path)
            && (spec.url == nil || entry["url"].string == spec.url)
            && (spec.checksum == nil || entry["checksum"].string == spec.checksum)
    }

    private static func isEntry(_ entry: DumpValue, _ spec: TargetDependencySpec) -> Bool {
        ["byName", "target", "product"].contains { kind in
            let values = entry[kind]
            guard values[0].string == spec.name else { return false }
            return spec.package == nil || kind == "product" && isPackage(values[1], spec.package) || kind == "byName"
        }
    }

    private static func isEntry(_ entry: DumpValue, _ spec: TargetPluginSpec) -> Bool {
        let values = entry["plugin"]
        return values[0].string == spec.name && (spec.package == nil || isPackage(values[1], spec.package))
    }

    private static func isPackage(_ dump: DumpValue, _ identity: String?) -> Bool {
        dump.string?.lowercased() == identity?.lowercased()
    }
}
