/// Checks that what a widget is called is free: a widget has its feature's name, and no other can be given to it.
struct WidgetNames {
    let workspace: Workspace
    let widget: FeatureWidget

    /// - Throws: `Refusal` with who has the name.
    func refuseTaken(in rendering: Rendering) throws {
        if let app = try workspace.appName(), app.lowercased() == widget.name.lowercased() {
            throw taken(widget.name, "the app's own module has it")
        }
        if let feature = try workspace.feature(in: widget.path) ?? workspace.features().first(where: isNamesake) {
            throw taken(widget.name, "the feature `\(feature.name)` has it")
        }
        let names = rendering.edits.filter { $0.kind == .target }.compactMap(\.name)
        if names.isEmpty {
            try refuseTakenPackage(in: rendering)
        } else {
            try refuseTakenTargets(names)
        }
    }

    private func isNamesake(_ feature: FeaturePackage) -> Bool {
        feature.name.lowercased() == widget.name.lowercased()
    }

    private func refuseTakenPackage(in rendering: Rendering) throws {
        guard let manifest = rendering.files.first(where: { $0.path.name == ManifestFiles.plain }) else { return }
        let folder = manifest.path.parent
        let taken = try TakenNames(in: workspace)
        if let owner = try taken.owner(ofIdentity: folder.name, besides: folder) {
            throw self.taken(folder.name, owner)
        }
        let rendered = try Manifest(reading: SourceText(manifest.contents), file: manifest.path.description)
        for target in rendered.targets.entries.map(\.name) {
            if let owner = try taken.owner(ofTarget: target, besides: folder) { throw self.taken(target, owner) }
        }
    }

    /// A target of the root manifest has the name, in any case, unless it is the widget's own.
    private func refuseTakenTargets(_ names: [String]) throws {
        guard let root = workspace.rootManifestFolder, let manifest = try workspace.manifest(in: root) else { return }
        for name in names {
            let other = manifest.targets.entries.first { entry in
                guard entry.name.lowercased() == name.lowercased() else { return false }
                let folder = entry.path.flatMap { try? root.appending($0.value) }
                return entry.name != name || folder?.isInside(widget.path) != true
            }
            if let other { throw taken(name, "the root manifest has a target `\(other.name)`") }
        }
    }

    private func taken(_ name: String, _ owner: String) -> Refusal {
        Refusal(
            Diagnostic(
                .nameTaken,
                "the widget of `\(widget.feature)` would be called `\(name)`, and that is taken: \(owner)",
                remedy: "rename the other one, or the feature: a widget is called after its feature"
            )
        )
    }
}
