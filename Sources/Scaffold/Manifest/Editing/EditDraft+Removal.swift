/// Taking entries out: the inverse of adding them.
///
/// One text can come of several originals: an argument that was absent, or an empty list; a list on one line that was
/// broken to make room, or one of several lines. Of these, the first is taken to which adding the entry again gives the
/// text that is there. Where there is none, somebody has written or changed it, and only the entry goes.
extension EditDraft {
    mutating func removeDependency(_ name: String) throws(ManifestError) {
        let wanted = PackageIdentity.ofURL(name)
        let known = manifest.dependencies.entries.filter { entry in
            entry.identity == wanted || entry.identity == name.lowercased() || entry.name == name
        }
        guard let identity = known.first?.identity else {
            throw noSuchEntry(
                "the package has no dependency", name, among: manifest.dependencies.entries.map(\.identity))
        }
        let names = Set([identity] + known.compactMap { $0.name?.lowercased() })
        for target in manifest.targets.entries {
            for entry in target.dependencies.entries + target.plugins.entries {
                guard let package = entry.package, names.contains(package.lowercased()) else { continue }
                throw stillUsed("the dependency `\(identity)`", by: "the target `\(target.name)`", entry.range)
            }
        }
        try remove(from: .package(.dependencies)) { source, item in source.dependency(item)?.identity == identity }
    }

    mutating func removeProduct(_ name: String) throws(ManifestError) {
        guard manifest.products.entries.contains(where: { $0.name == name }) else {
            throw noSuchEntry("the package has no product", name, among: manifest.products.entries.map(\.name))
        }
        try remove(from: .package(.products)) { _, item in Self.name(of: item) == name }
    }

    mutating func remove(_ spec: TargetDependencySpec) throws(ManifestError) {
        let isTarget = manifest.target(named: spec.name) != nil
        try remove(spec.name, from: spec.target, .dependencies) { entry in
            spec.package == nil || spec.isSame(as: entry, isTarget: isTarget)
        }
    }

    mutating func remove(_ spec: TargetPluginSpec) throws(ManifestError) {
        try remove(spec.name, from: spec.target, .plugins) { entry in
            spec.package == nil || spec.isSame(as: entry)
        }
    }

    private mutating func remove(
        _ name: String,
        from target: String,
        _ list: TargetList,
        where isMeant: (Manifest.TargetDependency) -> Bool
    ) throws(ManifestError) {
        let definitions = definitions(of: target).map(\.record) + [source.evaluator.spokenOf[target]].compactMap { $0 }
        guard !definitions.isEmpty else { throw noSuchTarget(target) }
        let entries = definitions.flatMap { source.targetDependencies(of: $0, list.rawValue).entries }
        guard entries.contains(where: { $0.name == name && isMeant($0) }) else {
            let word = list == .plugins ? "plugin" : "dependency"
            throw noSuchEntry("the target `\(target)` has no \(word)", name, among: entries.map(\.name))
        }
        try remove(from: .target(target, list)) { source, item in
            source.targetDependency(item).map { $0.name == name && isMeant($0) } ?? false
        }
    }

    /// What is written, whatever its lines and trailing commas.
    static func words(of text: String) -> [String] {
        let tree = SyntaxTree(lexing: SourceText(text))
        return tree.code.indices.filter { tree.kind($0) != .comma }.map(tree.string)
    }

    static func name(of item: ListValue.Item) -> String? {
        if case .record(let record) = item.value { record.fields["name"]?.text } else { nil }
    }

    // MARK: Refusals

    func noSuchEntry(_ lack: String, _ name: String, among names: [String]) -> ManifestError {
        let nearest = NearestName(among: names).to(name)
        let all = names.map { "`\($0)`" }.joined(separator: ", ")
        return ManifestError(
            Diagnostic(
                .noSuchEntry,
                "\(lack) `\(name)`",
                at: DiagnosticLocation(file: source.file),
                remedy: nearest.map { "did you mean `\($0)`?" }
                    ?? (names.isEmpty ? "there is none at all, so nothing needs to be done" : "there are \(all)")
            )
        )
    }

    func stillUsed(_ what: String, by user: String, _ range: TextRange) -> ManifestError {
        ManifestError(
            Diagnostic(
                .requirementUnmet,
                "\(what) is still used by \(user)",
                at: location(range),
                remedy: "remove that first"
            )
        )
    }

    // MARK: Finding

    /// A list of the manifest.
    enum EntryList {
        case package(PackageList)
        case target(String, TargetList)
    }

    /// An entry that is meant, as it is told from others in any version of the file.
    typealias Meaning = (ManifestSource, ListValue.Item) -> Bool

    /// The items of a list, of every package and every definition.
    func items(of list: EntryList) -> [ListValue.Item] {
        switch list {
        case .package(let list):
            return source.evaluator.packages.flatMap { items(of: list, in: $0.record) }
        case .target(let name, let list):
            let records =
                definitions(of: name).map(\.record) + [source.evaluator.spokenOf[name]].compactMap { $0 }
            return records.flatMap { source.evaluator.field(list.rawValue, of: $0).settled.list?.items ?? [] }
        }
    }

    private func items(of list: PackageList, in package: Record) -> [ListValue.Item] {
        source.evaluator.field(list.rawValue, of: package).settled.list?.items ?? []
    }

    /// Takes every entry out that is meant, wherever it is written: the last one first, as the last addition is undone.
    ///
    /// - Parameters:
    ///   - module: what calls of `method` need, and the file imports as long as there are any.
    mutating func remove(
        from list: EntryList,
        importing module: String = "",
        for method: String = "",
        where isMeant: Meaning
    ) throws(ManifestError) {
        var composition = EditComposition(of: source.text)
        var draft = self
        func make(_ step: [TextEdit]) throws(ManifestError) {
            do { try composition.apply(step) } catch {
                throw ManifestError.overlapping(error, file: source.file, composition.text)
            }
            guard let rest = try? ManifestSource(reading: composition.text, file: source.file) else {
                throw madeWithOthers(at: try sites(in: list, where: isMeant).first?.element.range)
            }
            draft = EditDraft(of: rest, lineLength: page.limit, isFormatted: isFormatted)
        }
        let needed = calls(of: method)
        let others = census(except: list, isMeant)
        for _ in try sites(in: list, where: isMeant) {
            guard let entry = try draft.sites(in: list, where: isMeant).last else { break }
            try make(draft.edits(removing: entry, from: list, where: isMeant))
        }
        if needed, !draft.calls(of: method) { try make(draft.removalOfImport(module)) }
        guard draft.census(except: list, isMeant) == others
        else { throw madeWithOthers(at: try sites(in: list, where: isMeant).first?.element.range) }
        edits = composition.edits
        isRemoval = true
        notes += UnusedDeclarations(after: draft.source, before: source, except: packageNames).notes
    }

    /// How many entries there are in each list, without those that are meant: they stay.
    private func census(except list: EntryList, _ isMeant: Meaning) -> [Int] {
        let lists = [PackageList.products, .traits, .dependencies, .targets].map { items(of: .package($0)) }
        let own = items(of: list)
        let ownTargets: Int = if case .package = list { own.count { isMeant(source, $0) } } else { 0 }
        return [lists.reduce(0) { $0 + $1.count } - ownTargets, own.count { !isMeant(source, $0) }]
    }

    private func madeWithOthers(at place: TextRange?) -> ManifestError {
        ManifestError.unclear(
            "the entry is made by code that makes others as well, or it is used elsewhere too",
            remedy: "take it out by hand",
            at: place.map(location) ?? DiagnosticLocation(file: source.file)
        )
    }

    private func calls(of method: String) -> Bool {
        tree.code.indices.contains { index in
            tree.kind(index) == .openParen && tree.kind(index - 2) == .period && tree.name(index - 1) == method
        }
    }

    /// The edits after which adding the import gives what is there.
    private func removalOfImport(_ module: String) -> [TextEdit] {
        guard let known = plainImports.first(where: { $0.name == module }) else { return [] }
        let line = source.text.lineRange(at: known.range.lowerBound)
        let end = min(line.upperBound + source.text.lineEnding.rawValue.utf8.count, source.text.bytes.count)
        let before = line.lowerBound > 0 ? source.text.lineRange(at: line.lowerBound - 1).upperBound : 0
        return [known.range.lowerBound..<end, before..<known.range.upperBound].map { range in
            [TextEdit(range: range, replacement: [])]
        }
        .first { edits in
            guard let text = try? source.text.applying(edits),
                let rest = try? ManifestSource(reading: text, file: source.file)
            else { return false }
            var draft = EditDraft(of: rest, lineLength: page.limit, isFormatted: isFormatted)
            draft.importModule(module)
            return (try? text.applying(draft.edits)) == source.text
        } ?? []
    }

    /// The places where the entries stand that are meant, each once.
    private func sites(in list: EntryList, where isMeant: Meaning) throws(ManifestError) -> [EntrySite] {
        var sites: [EntrySite] = []
        for item in items(of: list) where isMeant(source, item) {
            let place: TextRange =
                if case .record(let record) = item.value { record.expression.range } else {
                    item.source?.range ?? source.evaluator.packages[0].record.expression.range
                }
            guard let written = item.source, let site = EntrySite(of: written), !isShared(written, list) else {
                throw madeWithOthers(at: place)
            }
            if !sites.contains(where: { $0.element.range == site.element.range }) { sites.append(site) }
        }
        return sites
    }

    private func edits(removing site: EntrySite, from list: EntryList, where isMeant: Meaning) -> [TextEdit] {
        let removal = EntryRemoval(of: site, in: self)
        let candidates = removal.candidates
        return candidates.first { restores(site.element, to: list, where: isMeant, after: $0) } ?? removal.plain
    }

    /// Whether what is written there is an entry of something else as well: of another target, by way of a variable.
    private func isShared(_ written: Expression, _ list: EntryList) -> Bool {
        guard case .target(let name, let list) = list else { return false }
        return items(of: .package(.targets)).contains { item in
            guard case .record(let record) = item.value, record.fields["name"]?.text != name else { return false }
            let entries = source.evaluator.field(list.rawValue, of: record).settled.list?.items ?? []
            return entries.contains { $0.source?.range == written.range }
        }
    }

    /// Whether the entry, added again to what edits have left, gives the text that is there.
    private func restores(
        _ element: Expression,
        to list: EntryList,
        where isMeant: Meaning,
        after edits: [TextEdit]
    ) -> Bool {
        guard let text = try? source.text.applying(edits),
            let source = try? ManifestSource(reading: text, file: source.file)
        else { return false }
        var draft = EditDraft(of: source, lineLength: page.limit, isFormatted: isFormatted)
        draft.isReplay = true
        do {
            try draft.add(element, to: list, where: isMeant)
            var composition = EditComposition(of: text)
            try draft.apply(to: &composition)
            return composition.text == self.source.text
        } catch {
            return false
        }
    }

    /// Adds an entry of another version of the file to the first place that lacks it.
    private mutating func add(
        _ element: Expression,
        to list: EntryList,
        where isMeant: Meaning
    ) throws(ManifestError) {
        let fragment = SourceFragment.text(element.text)
        let key = SortedPlace.key(of: element) ?? ""
        switch list {
        case .package(let list):
            let lacking = source.evaluator.packages.first { package in
                !items(of: list, in: package.record).contains { $0.presence > .never && isMeant(source, $0) }
            }
            guard let lacking else { return }
            try add(NewEntry(fragment: fragment, key: key, list: list), to: lacking.record)
        case .target(let name, let list):
            let asked = Asked(name: key, target: name, list: list, fragment: fragment)
            try insert(asked) { _ in true }
        }
    }
}
