/// A manifest that has been followed: its tokens, its packages and where everything comes from.
struct ManifestSource {
    let file: String
    let text: SourceText
    let tree: SyntaxTree
    let toolsVersion: ToolsVersion
    let evaluator: Evaluator

    /// - Throws: `manifest-unreadable` where SwiftPM would not load the file either: a byte order mark, no tools
    ///   version that is still supported, a bracket without a partner, no package.
    init(reading text: SourceText, file: String) throws(ManifestError) {
        self.file = file
        self.text = text
        tree = SyntaxTree(lexing: text)
        if text.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { throw ManifestError.byteOrderMark(file: file, text) }
        if let unbalanced = tree.firstUnbalanced { throw ManifestError.unbalanced(unbalanced, file: file, text) }
        guard let declared = ToolsVersion.declared(in: text) else {
            throw ManifestError.noToolsVersion(file: file, text)
        }
        guard declared.version >= .oldest else { throw ManifestError.oldTools(declared, file: file, text) }
        toolsVersion = declared.version
        evaluator = Evaluator(following: tree, tools: declared.version)
        guard !evaluator.packages.isEmpty else { throw ManifestError.noPackage(file: file, text) }
    }

    /// A field of the package; where several packages are declared, what comes of them together.
    func field(_ name: String) -> Value {
        .joining(
            evaluator.packages.map { package in
                Value.Alternative(value: evaluator.field(name, of: package.record), presence: package.presence)
            }
        )
    }

    var manifest: Manifest {
        let name = field("name")
        return Manifest(
            file: file,
            toolsVersion: toolsVersion,
            name: name.text.map { text in
                let record = evaluator.packages[0].record
                let place = record.call?.argument("name")
                return Manifest.Located(
                    value: text,
                    range: place?.range ?? record.expression.range,
                    certainty: place?.stringValue == nil ? .evaluated : .literal
                )
            },
            platforms: readings("platforms", platform),
            products: readings("products", product),
            traits: readings("traits", trait),
            dependencies: readings("dependencies", dependency),
            targets: readings("targets", target)
        )
    }

    /// The name of a trait.
    func trait(_ item: ListValue.Item) -> String? {
        if case .record(let record) = item.value { return record.fields["name"]?.text }
        return item.value.text
    }

    private func readings<Entry: Sendable & Hashable>(
        _ field: String,
        _ read: (ListValue.Item) -> Entry?
    ) -> Manifest.Readings<Entry> {
        switch self.field(field).settled {
        case .list(let list): readings(list, read)
        case .null: Manifest.Readings(entries: [], isComplete: true)
        default: Manifest.Readings(entries: [], isComplete: false)
        }
    }

    func readings<Entry: Sendable & Hashable>(
        _ list: ListValue,
        _ read: (ListValue.Item) -> Entry?
    ) -> Manifest.Readings<Entry> {
        var result = Manifest.Readings<Entry>(entries: [], isComplete: list.isComplete)
        for item in list.items where item.presence > .never {
            if let entry = read(item) { result.entries.append(entry) } else { result.isComplete = false }
        }
        return result
    }

    // MARK: Entries

    /// Where an entry is written and how sure it is.
    func place(of item: ListValue.Item, _ record: Record?) -> (range: TextRange, certainty: Certainty) {
        let range = record?.expression.range ?? item.source?.range ?? evaluator.packages[0].record.expression.range
        guard item.presence == .always, !item.varies else { return (range, .unknown) }
        guard let record else { return (range, item.source?.stringValue == nil ? .evaluated : .literal) }
        let isWrittenThere = item.source?.range == record.expression.range && record.context == nil
        let naming = record.call?.arguments?.elements.filter { element in
            ["name", "path", "url", "id", nil].contains(element.labelName)
        }
        let isLiteral = naming?.allSatisfy { element in
            switch element.value.form {
            case .string(let literal): literal.value != nil
            default: element.labelName == nil
            }
        }
        return (range, isWrittenThere && isLiteral != false ? .literal : .evaluated)
    }

    private func platform(_ item: ListValue.Item) -> Manifest.Platform? {
        guard case .record(let record) = item.value else { return nil }
        let place = place(of: item, record)
        let version = (record.positional.last ?? record.fields["versionString"])?.settled
        let isCustom = record.head == "custom"
        return Manifest.Platform(
            name: isCustom ? record.positional.first?.text ?? record.head : record.head,
            version: isCustom ? record.fields["versionString"]?.text : version.flatMap(Self.version),
            range: place.range,
            certainty: place.certainty
        )
    }

    /// `17.0` for `.v17`, `10.15` for `.v10_15`, and what stands in a string.
    private static func version(_ value: Value) -> String? {
        switch value {
        case .string(let text): return text
        case .record(let record) where record.head.hasPrefix("v"):
            let digits = record.head.dropFirst().split(separator: "_").joined(separator: ".")
            return digits.contains(".") ? digits : digits + ".0"
        default: return nil
        }
    }

    func product(_ item: ListValue.Item) -> Manifest.Product? {
        guard case .record(let record) = item.value,
            let kind = Manifest.Product.Kind(rawValue: record.head.lowercased()),
            let name = record.fields["name"]?.text
        else { return nil }
        let place = place(of: item, record)
        let linkage: String? =
            switch record.fields["type"]?.settled {
            case .record(let type)?: type.head
            default: nil
            }
        return Manifest.Product(
            name: name,
            kind: kind,
            linkage: linkage,
            targets: strings(record.fields["targets"] ?? .list(.empty)),
            range: place.range,
            certainty: place.certainty,
            isConditional: item.presence < .always
        )
    }

    private func strings(_ value: Value) -> Manifest.Readings<String> {
        guard let list = value.settled.list else { return Manifest.Readings(entries: [], isComplete: false) }
        return readings(list) { $0.presence == .always ? $0.value.text : nil }
    }

    func target(_ item: ListValue.Item) -> Manifest.Target? {
        guard case .record(let record) = item.value, let kind = Manifest.Target.Kind(method: record.head),
            let name = record.fields["name"]?.text
        else { return nil }
        let place = place(of: item, record)
        let path = record.fields["path"]
        return Manifest.Target(
            name: name,
            kind: kind,
            path: path?.text.map { text in
                let written = record.call?.argument("path")
                return Manifest.Located(
                    value: text,
                    range: written?.range ?? place.range,
                    certainty: written?.stringValue == nil ? .evaluated : .literal
                )
            },
            dependencies: targetDependencies(of: record, "dependencies"),
            plugins: targetDependencies(of: record, "plugins"),
            sources: record.fields["sources"].map { strings($0).entries },
            exclude: record.fields["exclude"].map { strings($0).entries } ?? [],
            resources: resources(of: record),
            settings: settings(of: record),
            url: record.fields["url"]?.text,
            checksum: record.fields["checksum"]?.text,
            range: place.range,
            certainty: isKnown(path) ? place.certainty : .unknown,
            isConditional: item.presence < .always
        )
    }

    private func isKnown(_ value: Value?) -> Bool {
        switch value?.settled {
        case .unknown?: false
        default: true
        }
    }

    func targetDependencies(of record: Record, _ field: String) -> Manifest.Readings<Manifest.TargetDependency> {
        switch evaluator.field(field, of: record).settled {
        case .list(let list): readings(list, targetDependency)
        case .null: Manifest.Readings(entries: [], isComplete: true)
        default: Manifest.Readings(entries: [], isComplete: false)
        }
    }

    func targetDependency(_ item: ListValue.Item) -> Manifest.TargetDependency? {
        if case .string(let name) = item.value {
            let place = place(of: item, nil)
            return Manifest.TargetDependency(
                kind: .byName, name: name, package: nil, isConditional: false, range: place.range,
                certainty: place.certainty)
        }
        guard case .record(let record) = item.value else { return nil }
        let kinds: [String: Manifest.TargetDependency.Kind] = [
            "target": .target, "product": .product, "byName": .byName, "plugin": .plugin, "targetItem": .target,
            "productItem": .product, "byNameItem": .byName, "Dependency": .byName, "init": .byName,
        ]
        guard let kind = kinds[record.head], let name = (record.fields["name"] ?? record.fields["stringLiteral"])?.text
        else { return nil }
        let place = place(of: item, record)
        let condition = record.fields["condition"]?.settled
        let isConditional: Bool =
            switch condition {
            case nil, .null?: false
            default: true
            }
        return Manifest.TargetDependency(
            kind: kind,
            name: name,
            package: record.fields["package"]?.text,
            isConditional: isConditional,
            range: place.range,
            certainty: place.certainty
        )
    }

    private func resources(of record: Record) -> [String] {
        (record.fields["resources"]?.settled.list?.items ?? []).compactMap { item in
            guard case .record(let resource) = item.value, item.presence == .always else { return nil }
            return resource.positional.first?.text
        }
    }

    private func settings(of record: Record) -> Manifest.Readings<Manifest.Setting> {
        var result = Manifest.Readings<Manifest.Setting>(entries: [], isComplete: true)
        for (label, tool) in [
            ("cSettings", "c"), ("cxxSettings", "cxx"), ("swiftSettings", "swift"), ("linkerSettings", "linker"),
        ] {
            guard let value = record.fields[label]?.settled else { continue }
            if case .null = value { continue }
            guard let list = value.list else {
                result.isComplete = false
                continue
            }
            let read = readings(list) { setting($0, tool: tool) }
            result.entries += read.entries
            result.isComplete = result.isComplete && read.isComplete
        }
        return result
    }

    private func setting(_ item: ListValue.Item, tool: String) -> Manifest.Setting? {
        guard case .record(let record) = item.value else { return nil }
        let values = record.positional.compactMap { value -> String? in
            switch value.settled {
            case .string(let text): text
            case .type(let name): name
            case .record(let inner) where inner.call == nil: inner.head
            default: nil
            }
        }
        let isConditional = record.positional.contains { value in
            value.records.contains { $0.record.head == "when" }
        }
        return Manifest.Setting(
            tool: tool,
            name: record.head,
            values: values,
            isConditional: isConditional || item.presence < .always
        )
    }
}

extension Manifest.Target.Kind {
    /// The kind that a method of `Target` makes.
    init?(method: String) {
        switch method {
        case "target": self = .regular
        case "executableTarget": self = .executable
        case "testTarget": self = .test
        case "systemLibrary": self = .system
        case "binaryTarget": self = .binary
        case "plugin": self = .plugin
        case "macro": self = .macro
        default: return nil
        }
    }
}
