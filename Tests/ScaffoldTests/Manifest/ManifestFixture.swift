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
    /// Manifests in the shapes that public packages have.
    static let shapes = all(in: "shapes")

    func editor(of text: SourceText? = nil) -> ManifestEditor {
        ManifestEditor(file: "Package.swift", text: text ?? self.text)
    }

    /// The four additions, the last one for each of some targets.
    func changes() throws -> [(name: String, change: ManifestChange)] {
        let manifest = try Manifest(reading: text, file: "Package.swift")
        var result: [(name: String, change: ManifestChange)] = [
            ("dependency", .addDependency(PackageDependencySpec(.path("../Zed")))),
            ("target", .addTarget(TargetSpec(name: "ZedMod"))),
        ]
        // A target can be defined in each branch of an `#if`.
        var names: Set<String> = []
        let targets = manifest.targets.entries.filter { ![.binary, .system].contains($0.kind) }
            .filter { names.insert($0.name).inserted }
        if let target = targets.first(where: { $0.kind == .regular && !$0.isConditional }) {
            result.append(("product", .addProduct(ProductSpec(name: "ZedLib", targets: [target.name]))))
        }
        for target in targets.count > 12 ? targets.prefix(3) + targets.suffix(2) : targets[...] {
            let spec = TargetDependencySpec(name: "ZedMod", target: target.name)
            result.append(("target dependency of \(target.name)", .addTargetDependency(spec)))
        }
        return result
    }
}

extension ManifestFixture {
    /// What the laws are tried on besides: every other command, and entries that are long.
    func furtherChanges() throws -> [(name: String, change: ManifestChange)] {
        let manifest = try Manifest(reading: text, file: "Package.swift")
        let url = PackageDependencySpec.Source.url("https://example.com/z/zeta-collections.git", .from("1.2.3"))
        var result: [(name: String, change: ManifestChange)] = [
            ("dependency by URL", .addDependency(PackageDependencySpec(url))),
            ("test target", .addTarget(TargetSpec(name: "ZedModTests", kind: .test))),
        ]
        if manifest.toolsVersion >= ToolsVersion(5, 9) {
            result.append(("macro", .addTarget(TargetSpec(name: "ZedMacros", kind: .macro))))
        }
        var names: Set<String> = []
        let targets = manifest.targets.entries.filter { ![.binary, .system].contains($0.kind) }
            .filter { names.insert($0.name).inserted }
        for target in targets.count > 6 ? targets.prefix(2) + targets.suffix(2) : targets[...] {
            let product = TargetDependencySpec(name: "ZedProduct", target: target.name, package: "zeta-collections")
            result.append(("product dependency of \(target.name)", .addTargetDependency(product)))
            guard manifest.toolsVersion >= ToolsVersion(5, 5), target.kind != .plugin else { continue }
            let plugin = TargetPluginSpec(name: "ZedGen", target: target.name)
            result.append(("plugin of \(target.name)", .addTargetPlugin(plugin)))
        }
        return result
    }
}

extension ManifestChange {
    /// What takes it back.
    var inverse: ManifestChange? {
        switch self {
        case .addDependency(let spec): .removeDependency(spec.identity)
        case .addProduct(let spec): .removeProduct(spec.name)
        case .addTarget(let spec): .removeTarget(spec.name)
        case .addTargetDependency(let spec): .removeTargetDependency(spec)
        case .addTargetPlugin(let spec): .removeTargetPlugin(spec)
        default: nil
        }
    }
}
