/// The pages of an app that take a feature as an example, as `spmgen init` writes them.
struct AppPages {
    /// A feature and one of its screens, as pages name them.
    struct Example {
        let feature: String
        let featureKey: String
        let screenKey: String

        init(_ feature: ModuleName, screen: String) {
            self.feature = feature.rawValue
            featureKey = feature.caseName.bare
            screenKey = CaseName(of: screen).bare
        }

        /// What it is called among the options of the app's blueprint.
        var overrides: [String: String] {
            ["example": feature, "exampleKey": featureKey, "exampleScreenKey": screenKey]
        }
    }

    let makers: Makers

    /// The lines that name an example, and what they say with another one, by file.
    ///
    /// - Parameter new: nil for pages of an app without features.
    func lines(from old: Example, to new: Example?) throws -> [RelativePath: [String: String]] {
        let workspace = makers.workspace
        guard let app = try workspace.appName() else { return [:] }
        let blueprint = try makers.catalog.blueprint(forCommand: "init")
        let context = BlueprintContext(
            workspace: workspace,
            featureRoot: workspace.featuresFolder,
            circumstances: makers.circumstances
        )
        let declared = Set(blueprint.options.map(\.identifier))
        var pairs = NamePairs()
        // The pages of an app for iOS alone, and of one whose features are targets, have other lines.
        func values(of option: String) -> [String?] { declared.contains(option) ? ["false", "true"] : [nil] }
        for iosOnly in values(of: "iosOnly") {
            for targets in values(of: Blueprint.targetsOption) {
                var bindings = try context.bindings(for: blueprint)
                bindings.options["app"] = app
                bindings.options["iosOnly"] = iosOnly
                bindings.overrides[Blueprint.targetsOption] = targets
                func pages(_ example: Example?) throws(TemplateError) -> Rendering {
                    var bindings = bindings
                    if let example { bindings.overrides.merge(example.overrides) { $1 } }
                    return try blueprint.render(bindings).files(withExtension: "md")
                }
                pairs.add(try pages(old), try pages(new))
            }
        }
        let lines = pairs.files.mapValues(\.texts).filter { !$0.value.isEmpty }
        return try lines.contains { try speaks($0, of: old, $1) } ? lines : [:]
    }

    /// Whether a page names the feature: a screen may be called as one of the example is.
    private func speaks(_ page: RelativePath, of example: Example, _ lines: [String: String]) throws -> Bool {
        try self.lines(of: page).contains { line in
            guard lines[line] != nil else { return false }
            return line.contains(example.feature) || line.contains("." + example.featureKey)
        }
    }

    private func lines(of page: RelativePath) throws -> [String] {
        let bytes = try makers.workspace.tree.contents(of: page) ?? []
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
            .map(String.init)
    }

    /// Takes a feature that goes out of the pages: they speak of any feature again.
    func forget(_ example: Example) throws {
        let tree = makers.workspace.tree
        for (path, lines) in try lines(from: example, to: nil) {
            let page = try self.lines(of: path)
            let changed = page.map { lines[$0] ?? $0 }
            guard changed != page else { continue }
            tree.draft(Array(changed.joined(separator: "\n").utf8), at: path, mode: try tree.mode(of: path) ?? .regular)
        }
    }
}

extension Rendering {
    fileprivate func files(withExtension name: String) -> Rendering {
        Rendering(files: files.filter { $0.path.fileExtension == name }, edits: [], next: [], warnings: [])
    }
}
