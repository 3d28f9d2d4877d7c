/// What manifests and Xcode projects say of a feature's modules and of its folder.
struct ModuleReferences {
    let workspace: Workspace
    let feature: RenamedFeature
    /// The new names of types and modules.
    let types: [String: String]
    let newFolder: RelativePath

    private var tree: WorkingTree { workspace.tree }

    func rename() throws {
        for folder in try workspace.dependents(of: feature.package) {
            try edit(manifestsIn: folder) { uses(in: $0, of: folder) }
        }
        try renameRootTargets()
        try renameProjects()
    }

    // MARK: Manifests

    /// The parts of a manifest in which names are meant, and what their strings become.
    private struct Places {
        var ranges: Set<TextRange> = []
        var texts: [String: String]
    }

    private func edit(manifestsIn folder: RelativePath, _ places: (Manifest) -> Places) throws {
        for path in ManifestFiles.names(among: try tree.entries(of: folder)).map(folder.file) {
            guard let bytes = try tree.contents(of: path) else { continue }
            let text = SourceText(bytes)
            guard let manifest = try? Manifest(reading: text, file: path.description) else { continue }
            try write(edits(at: places(manifest), in: text), of: text, to: path)
        }
    }

    private func edits(at places: Places, in text: SourceText) -> [TextEdit] {
        let tree = SyntaxTree(lexing: text)
        return tree.code.indices.compactMap { index in
            let token = tree.code[index]
            guard token.kind == .stringText, let new = places.texts[text.string(in: token.range)],
                !tree.isResource(index),
                places.ranges.contains(where: {
                    $0.lowerBound <= token.range.lowerBound && token.range.upperBound <= $0.upperBound
                })
            else { return nil }
            return TextEdit(range: token.range, replacement: Array(new.utf8))
        }
    }

    private func write(_ edits: [TextEdit], of text: SourceText, to path: RelativePath) throws {
        guard !edits.isEmpty else { return }
        tree.draft(try text.applying(edits).bytes, at: path, mode: try tree.mode(of: path) ?? .regular)
    }

    /// The entries of another package's manifest that name the feature's package, its products and its path.
    private func uses(in manifest: Manifest, of folder: RelativePath) -> Places {
        let entries = manifest.dependencies.entries.filter {
            $0.kind == .path && folder.resolving($0.location) == feature.package
        }
        let uses = manifest.targets.entries.flatMap(\.dependencies.entries).filter { entry in
            entry.package?.lowercased() == feature.package.name.lowercased()
                || entry.package == nil && types[entry.name] != nil && manifest.target(named: entry.name) == nil
        }
        var places = Places(ranges: Set(entries.map(\.range) + uses.map(\.range)), texts: types)
        places.texts[feature.package.name] = newFolder.name
        for entry in entries { places.texts[entry.location] = newFolder.spelled(from: folder) }
        return places
    }

    /// The entries of the root manifest that are the feature's own, and those that name them.
    private func renameRootTargets() throws {
        guard feature.isPackage, let root = workspace.rootManifestFolder else { return }
        let folders = [feature.package] + feature.companions.keys.sorted()
        let own = Set(try folders.flatMap { try workspace.rootTargets(in: $0) }.map(\.name))
        guard !own.isEmpty else { return }
        try edit(manifestsIn: root) { manifest in
            var places = Places(texts: types.filter { own.contains($0.key) })
            for target in manifest.targets.entries {
                if own.contains(target.name) {
                    places.ranges.insert(target.range)
                    if let old = target.path?.value, let folder = try? root.appending(old) {
                        places.texts[old] = feature.moved(folder, to: newFolder).spelled(from: root)
                    }
                }
                places.ranges.formUnion(
                    target.dependencies.entries.filter { $0.package == nil && own.contains($0.name) }.map(\.range)
                )
            }
            for product in manifest.products.entries where product.targets.entries.contains(where: own.contains) {
                places.ranges.insert(product.range)
            }
            return places
        }
        let names = [workspace.packageName(in: root), try workspace.manifest(in: root)?.name?.value]
            .compactMap { $0?.lowercased() }
        for folder in try workspace.dependents(of: root) {
            try edit(manifestsIn: folder) { manifest in
                let uses = manifest.targets.entries.flatMap(\.dependencies.entries).filter { entry in
                    own.contains(entry.name) && names.contains(entry.package?.lowercased() ?? "")
                }
                return Places(ranges: Set(uses.map(\.range)), texts: types.filter { own.contains($0.key) })
            }
        }
    }

    // MARK: Projects

    /// References of Xcode projects at the root: the package's path, and its products where the project names that.
    private func renameProjects() throws {
        for entry in try tree.entries(of: .root) where entry.hasSuffix(".xcodeproj") {
            let path = RelativePath.root.file(entry).file("project.pbxproj")
            guard let bytes = try tree.contents(of: path) else { continue }
            let text = SourceText(bytes)
            let words = Self.words(of: bytes)
            guard words.contains(where: { text.string(in: $0) == feature.package.description }) else { continue }
            let edits = words.compactMap { range -> TextEdit? in
                let old = text.string(in: range)
                let new = old == feature.package.description ? newFolder.description : types[old]
                return new.map { TextEdit(range: range, replacement: Array($0.utf8)) }
            }
            try write(edits, of: text, to: path)
        }
    }

    /// The words of an old-style property list: what can stand there without quotes.
    private static func words(of bytes: [UInt8]) -> [TextRange] {
        func isWord(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), .slash, UInt8(ascii: "-"),
                UInt8(ascii: "+"):
                true
            default: false
            }
        }
        var words: [TextRange] = []
        var start: Int?
        for (offset, byte) in bytes.enumerated() {
            if isWord(byte) {
                if start == nil { start = offset }
            } else if let first = start {
                words.append(first..<offset)
                start = nil
            }
        }
        return words
    }
}

extension SyntaxTree {
    /// Whether a text is the path of a manifest's resource, which has no name from the feature: `.process("Resources")`.
    func isResource(_ index: Int) -> Bool {
        kind(index - 2) == .openParen && isAny(index - 3, of: ["copy", "embedInCode", "process"])
    }
}
