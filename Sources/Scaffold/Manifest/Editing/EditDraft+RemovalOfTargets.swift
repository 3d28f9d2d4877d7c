/// Taking targets out, which others may use.
extension EditDraft {
    mutating func removeTarget(_ name: String) throws(ManifestError) {
        guard manifest.target(named: name) != nil else { throw noSuchTarget(name) }
        for item in items(of: .package(.products)) where item.presence > .never {
            guard case .record(let record) = item.value, let product = source.product(item),
                let targets = record.fields["targets"]?.settled.list
            else { continue }
            // A list that follows that of the targets will be right again.
            for target in targets.items where target.source != nil && target.value.text == name {
                throw stillUsed("the target `\(name)`", by: "the product `\(product.name)`", product.range)
            }
        }
        guard let user = Self.user(of: name, in: manifest) else { return try removeUnusedTarget(name) }
        // One that is named because the list of all targets is gone through is no longer, once it is not in that list.
        var trial = self
        guard (try? trial.removeUnusedTarget(name)) != nil, let text = try? source.text.applying(trial.edits),
            let rest = try? ManifestSource(reading: text, file: source.file),
            Self.user(of: name, in: rest.manifest) == nil
        else { throw stillUsed("the target `\(name)`", by: "the target `\(user.target)`", user.range) }
        self = trial
    }

    private mutating func removeUnusedTarget(_ name: String) throws(ManifestError) {
        try remove(from: .package(.targets), importing: "CompilerPluginSupport", for: "macro") { _, item in
            Self.name(of: item) == name
        }
    }

    /// The first target that depends on another one of the package, and where.
    private static func user(of name: String, in manifest: Manifest) -> (target: String, range: TextRange)? {
        for target in manifest.targets.entries where target.name != name {
            let entries = target.dependencies.entries.filter { $0.kind != .product } + target.plugins.entries
            if let entry = entries.first(where: { $0.name == name && $0.package == nil }) {
                return (target.name, entry.range)
            }
        }
        return nil
    }

    /// Takes out a trait that is written as it is added; another of that name is somebody's own.
    mutating func remove(_ spec: TraitSpec) throws(ManifestError) {
        let spelled = Self.words(of: spelling.fragment(of: spec).oneLine)
        func isMeant(_ source: ManifestSource, _ item: ListValue.Item) -> Bool {
            guard source.trait(item) == spec.name, let element = item.source else { return false }
            return Self.words(of: element.text) == spelled
        }
        guard items(of: .package(.traits)).contains(where: { isMeant(source, $0) }) else {
            throw noSuchEntry("the package has no trait", spec.name, among: manifest.traits.entries)
        }
        try remove(from: .package(.traits), where: isMeant)
    }
}
