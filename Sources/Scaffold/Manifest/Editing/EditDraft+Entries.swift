/// Entries of the package's lists: whether they are there already, and what they collide with.
extension EditDraft {
    // MARK: Dependencies

    mutating func add(_ spec: PackageDependencySpec) throws(ManifestError) {
        try requireTools(spec)
        let entry = NewEntry(fragment: spelling.fragment(of: spec), key: spec.location, list: .dependencies)
        let identity = spec.identity
        try add(entry, differing: "the manifest depends on another `\(identity)` already") { [source] item in
            guard let known = source.dependency(item), known.identity == identity else { return .other }
            return spec.isSame(as: known) ? .same(known.range) : .different(known.range)
        }
    }

    /// An element that a list of the package is to have.
    struct NewEntry {
        let fragment: SourceFragment
        /// By what it is sorted.
        let key: String
        let list: PackageList
    }

    /// What an element is to one that is asked for.
    private enum Likeness {
        case other
        case same(TextRange)
        /// It has the name, and means something else.
        case different(TextRange)
    }

    /// Adds an entry to the first package that lacks it: where several are declared, they may share a list.
    private mutating func add(
        _ entry: NewEntry,
        differing message: String,
        likeness: (ListValue.Item) -> Likeness
    ) throws(ManifestError) {
        for package in source.evaluator.packages {
            let items = source.evaluator.field(entry.list.rawValue, of: package.record).settled.list?.items ?? []
            var isThere = false
            for item in items where item.presence > .never {
                switch likeness(item) {
                case .other: continue
                case .same(let range):
                    guard item.presence == .always else { throw conditional(entry.fragment, range) }
                    isThere = true
                case .different(let range):
                    let known = source.text.string(in: range)
                    throw ManifestError.differs(message, asked: entry.fragment.oneLine, at: location(range), known)
                }
            }
            if !isThere { return try add(entry, to: package.record) }
        }
    }

    private func requireTools(_ spec: PackageDependencySpec) throws(ManifestError) {
        if case .registry = spec.source { try require(ToolsVersion(5, 7), for: "a dependency from a registry") }
    }

    func require(_ version: ToolsVersion, for what: String) throws(ManifestError) {
        guard source.toolsVersion < version else { return }
        throw ManifestError(
            Diagnostic(
                .requirementUnmet,
                "\(what) needs tools version \(version), and the manifest is for \(source.toolsVersion)",
                at: DiagnosticLocation(file: source.file, offset: 0, in: source.text),
                remedy: "raise the number in the first line of the manifest"
            )
        )
    }

    private func conditional(_ fragment: SourceFragment, _ range: TextRange) -> ManifestError {
        ManifestError.unclear(
            "the manifest has this entry only under a condition",
            paste: fragment.oneLine,
            at: location(range)
        )
    }

    // MARK: Products

    mutating func add(_ spec: ProductSpec) throws(ManifestError) {
        if spec.kind == .plugin { try require(ToolsVersion(5, 6), for: "a plugin product") }
        var spec = spec
        if spec.targets.isEmpty, !manifest.products.entries.contains(where: { $0.name == spec.name }) {
            guard manifest.target(named: spec.name) != nil else { throw noTargets(for: spec) }
            spec.targets = [spec.name]
        }
        for name in spec.targets where manifest.targets.isComplete && manifest.target(named: name) == nil {
            throw noSuchTarget(name)
        }
        spec.targets = spec.targets.withoutRepeats
        try refuseUnfit(spec)
        let entry = NewEntry(fragment: spelling.fragment(of: spec), key: spec.name, list: .products)
        try add(entry, differing: "the package has another product `\(spec.name)` already") { [source] item in
            guard let known = source.product(item), known.name == spec.name else { return .other }
            return spec.isSame(as: known) ? .same(known.range) : .different(known.range)
        }
    }

    /// SwiftPM refuses a product without targets.
    private func noTargets(for spec: ProductSpec) -> ManifestError {
        let names = manifest.targets.entries.filter { $0.kind != .test }.map(\.name)
        let nearest = NearestName(among: names).to(spec.name) ?? names.first
        return ManifestError(
            Diagnostic(
                .noSuchTarget,
                "a product is made of targets, and the package has no target `\(spec.name)`",
                at: DiagnosticLocation(file: source.file),
                remedy: nearest.map { "name the targets, as in `--targets \($0)`" } ?? "add the target first"
            )
        )
    }

    func noSuchTarget(_ name: String) -> ManifestError {
        let names = manifest.targets.entries.map(\.name)
        let nearest = NearestName(among: names).to(name)
        let all = names.map { "`\($0)`" }.joined(separator: ", ")
        return ManifestError(
            Diagnostic(
                .noSuchTarget,
                "the package has no target `\(name)`",
                at: DiagnosticLocation(file: source.file),
                remedy: nearest.map { "did you mean `\($0)`?" }
                    ?? (names.isEmpty ? "add the target first" : "use one of its targets: \(all)")
            )
        )
    }

    // MARK: Targets

    mutating func add(_ spec: TargetSpec) throws(ManifestError) {
        switch spec.kind {
        case .macro: try require(ToolsVersion(5, 9), for: "a macro target")
        case .binary: try require(ToolsVersion(5, 3), for: "a binary target")
        default: break
        }
        try refuseCycle(of: spec.name, by: spec.dependencies)
        var spec = spec
        spec.dependencies = spec.dependencies.withoutRepeats
        let entry = NewEntry(fragment: spelling.fragment(of: spec), key: spec.name, list: .targets)
        let tools = source.toolsVersion
        try add(entry, differing: "the package has another target `\(spec.name)` already") { [source] item in
            guard let known = source.target(item), known.name == spec.name else { return .other }
            return spec.isSame(as: known, tools: tools) ? .same(known.range) : .different(known.range)
        }
        guard !edits.isEmpty else { return }
        doubt(newTarget: spec.name)
        for name in spec.dependencies { doubt(dependency: name, of: spec.name, from: nil) }
        if spec.kind == .macro { importModule("CompilerPluginSupport") }
    }

    /// Adds an import to those at the head of the file, in their order.
    mutating func importModule(_ name: String) {
        let imports = plainImports
        guard !imports.contains(where: { $0.name == name }) else { return }
        if let next = imports.first(where: { $0.name > name }) {
            let text = page.lineEnding.applied(to: "import \(name)\n")
            edits.append(TextEdit(insert: text, at: next.range.lowerBound))
        } else if let last = imports.last {
            let text = page.lineEnding.applied(to: "\nimport \(name)")
            edits.append(TextEdit(insert: text, at: last.range.upperBound))
        }
    }

    var plainImports: [Declaration] {
        CodeBlock(tree).declarations.filter { $0.kind == .import && $0.conditions.isEmpty }
    }

    // MARK: Traits

    /// A trait of that name stays as it is, whatever is said of it.
    mutating func add(_ spec: TraitSpec) throws(ManifestError) {
        guard !manifest.traits.entries.contains(spec.name) else { return }
        try require(ToolsVersion(6, 1), for: "a trait")
        let entry = NewEntry(fragment: spelling.fragment(of: spec), key: spec.name, list: .traits)
        try add(entry, differing: "the package has another trait `\(spec.name)` already") { [source] item in
            source.trait(item) == spec.name ? .same(item.source?.range ?? 0..<0) : .other
        }
    }

    // MARK: Arguments of the package

    /// Adds an argument where there is none of that label.
    mutating func addArgument(_ label: String, _ value: SourceFragment) {
        if case .null = source.field(label).settled {} else { return }
        var done: Set<Int> = []
        for package in source.evaluator.packages {
            guard let arguments = package.record.call?.arguments, let list = DelimitedList(arguments),
                arguments.value(labelled: label) == nil, done.insert(arguments.open).inserted
            else { continue }
            let labels = arguments.elements.map(\.labelName)
            let index = ArgumentOrder.place(of: label, among: labels, in: ArgumentOrder.package)
            edits += ListInsertion(list: list, page: page, habits: habits)
                .edits(adding: [ListInsertion.Addition(fragment: .labeled(label, value), index: index)])
        }
    }
}

extension [String] {
    /// Each of them once, where it stands first.
    fileprivate var withoutRepeats: [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}

extension PackageDependencySpec {
    var location: String {
        switch source {
        case .path(let path): path
        case .url(let url, _): url
        case .registry(let identity, _): identity
        }
    }

    var identity: String {
        switch source {
        case .path(let path): PackageIdentity.ofPath(path)
        case .url(let url, _): PackageIdentity.ofURL(url)
        case .registry(let identity, _): identity.lowercased()
        }
    }

    /// Whether a manifest's entry means this, however it is spelled.
    func isSame(as known: Manifest.Dependency) -> Bool {
        switch (source, known.kind) {
        case (.path(let path), .path):
            PackageIdentity.normalizedPath(path) == PackageIdentity.normalizedPath(known.location)
        case (.url(let url, let requirement), .url):
            PackageIdentity.normalizedURL(url) == PackageIdentity.normalizedURL(known.location)
                && known.requirement == requirement
        case (.registry(let identity, let requirement), .registry):
            identity.lowercased() == known.location.lowercased() && known.requirement == requirement
        default: false
        }
    }
}

extension ProductSpec {
    func isSame(as known: Manifest.Product) -> Bool {
        let linkage: String? =
            switch kind {
            case .staticLibrary: "static"
            case .dynamicLibrary: "dynamic"
            default: nil
            }
        let wanted: Manifest.Product.Kind =
            switch kind {
            case .library, .staticLibrary, .dynamicLibrary: .library
            case .executable: .executable
            case .plugin: .plugin
            }
        return known.kind == wanted && known.linkage == linkage
            && (!known.targets.isComplete || Set(targets).isSubset(of: known.targets.entries))
            && (targets.isEmpty || !known.targets.isComplete || Set(targets) == Set(known.targets.entries))
    }
}

extension TargetSpec {
    func isSame(as known: Manifest.Target, tools: ToolsVersion) -> Bool {
        let wanted: Manifest.Target.Kind =
            switch kind {
            case .library: .regular
            case .executable: tools >= ToolsVersion(5, 4) ? .executable : .regular
            case .test: .test
            case .macro: .macro
            case .binary: .binary
            }
        let names = known.dependencies.entries.map(\.name)
        return known.kind == wanted && (path == nil || path == known.path?.value)
            && (url == nil || url == known.url) && (checksum == nil || checksum == known.checksum)
            && dependencies.allSatisfy { names.contains($0) || !known.dependencies.isComplete }
    }
}
