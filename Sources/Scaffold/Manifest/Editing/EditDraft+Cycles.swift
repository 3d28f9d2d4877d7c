/// Targets that would depend on themselves, which SwiftPM refuses only when it builds.
extension EditDraft {
    /// - Throws: `dependency-cycle`, with the way around.
    func refuseCycle(of target: String, by dependencies: [String]) throws(ManifestError) {
        for dependency in dependencies {
            guard let way = way(from: dependency, to: target) else { continue }
            let names = ([target] + way).map { "`\($0)`" }
            throw ManifestError(
                Diagnostic(
                    .dependencyCycle,
                    way.count == 1
                        ? "the target `\(target)` cannot depend on itself"
                        : "the target `\(target)` would depend on itself: \(names.joined(separator: " → "))",
                    at: manifest.target(named: dependency).map { location($0.range) }
                        ?? DiagnosticLocation(file: source.file),
                    remedy: way.count == 1
                        ? "name another target, or the package of a product with `--package`"
                        : "remove one of these dependencies first, or move what both need into a target of its own"
                )
            )
        }
    }

    /// The targets from one to another along their dependencies, both ends included; nil where there is no way.
    private func way(from start: String, to end: String) -> [String]? {
        var before: [String: String] = [:]
        var seen: Set<String> = [start]
        var pending = [start]
        let targets = Dictionary(
            manifest.targets.entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        while let name = pending.popLast() {
            if name == end {
                var way = [name]
                while let previous = before[way[0]] { way.insert(previous, at: 0) }
                return way
            }
            for entry in targets[name]?.dependencies.entries ?? [] where entry.kind != .product && entry.package == nil
            {
                guard seen.insert(entry.name).inserted else { continue }
                before[entry.name] = name
                pending.append(entry.name)
            }
        }
        return nil
    }
}
