/// Every combination of what a template's closed options can be, with samples for the others.
struct TemplateCombinations {
    /// A combination, and its values in words.
    struct Combination {
        let bindings: Bindings
        let description: String
    }

    /// As many as `limit`, the first ones in the order of the options' values.
    let all: [Combination]
    /// Whether `all` are all there are.
    let isComplete: Bool

    static let limit = 1024

    init(of blueprint: Blueprint) {
        var typed: [[String: String]] = [[:]]
        var isComplete = true
        var samples = 0
        var seen: Set<String> = []
        for option in blueprint.options where seen.insert(option.identifier).inserted {
            let values = Self.values(of: option, in: blueprint, &samples)
            guard !values.isEmpty else { continue }
            if typed.count * values.count > Self.limit { isComplete = false }
            let room = max(1, Self.limit / typed.count)
            typed = typed.flatMap { known in
                values.prefix(room).map { known.merging([option.identifier: $0]) { _, new in new } }
            }
        }
        let hasFacts = blueprint.scaffold != nil
        self.isComplete = isComplete
        all = typed.flatMap { options in
            (hasFacts ? [true, false] : [true]).map { fact in
                let words = options.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
                let facts = hasFacts ? [fact ? "facts on" : "facts off"] : []
                return Combination(
                    bindings: Self.bindings(options, fact: fact),
                    description: (words + facts).joined(separator: ", ")
                )
            }
        }
    }

    /// What an option is tried with; none for one that is left to its default.
    private static func values(
        of option: TemplateOption,
        in blueprint: Blueprint,
        _ samples: inout Int
    ) -> [String] {
        switch option.kind {
        case .static: return []
        case .checkbox: return ["true", "false"]
        case .popup, .class, .combo:
            // Of two options with one name each has values of its own.
            let doubles = blueprint.options.filter { $0.identifier == option.identifier }
            return doubles.count == 1 ? option.values : []
        case .text:
            guard option.isRequired, option.defaultValue?.isEmpty != false else { return [] }
            samples += 1
            return ["Sample" + (samples == 1 ? "" : String(UnicodeScalar(UInt8(64 + min(samples, 26)))))]
        }
    }

    private static func bindings(_ options: [String: String], fact: Bool) -> Bindings {
        let standard = StandardMacros(
            moment: Moment(secondsSince1970: 0),
            author: "Author",
            account: "author",
            organization: "Organization",
            package: "Package",
            target: "Target",
            swiftVersion: "6.0",
            systemVersion: "15.0"
        )
        return Bindings(
            name: options[TemplateOption.productName] == nil ? "Sample" : nil,
            options: options,
            facts: Bindings.knownFacts.mapValues { _ in fact },
            folders: Bindings.usualFolders,
            macros: standard.values
        )
    }
}

extension Bindings {
    /// The folders of a workspace that follows no convention of its own.
    static let usualFolders: [String: RelativePath] = {
        let names = [
            "FEATURES": "FeaturePackages", "FEATURE_ROOT": "FeaturePackages/Sample", "SHARED": "SharedPackages",
            "ROOT": "",
        ]
        return names.compactMapValues { try? RelativePath($0) }
    }()
}
