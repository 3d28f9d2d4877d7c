/// What `feature` and `view` would make again of a feature that follows its neighbours: in which way it was made is not
/// written down, so the likely ones are tried.
struct NeighbourRemaking {
    let feature: NeighbourFeature
    let catalog: Catalog
    /// The workspace without it.
    let rest: Workspace

    private var module: FeatureModule { feature.module }
    /// How many features are tried as the one that it follows.
    private static let siblingLimit = 12

    /// The ways in which files can have been made, until `isEnough`.
    func contents(until isEnough: ([RelativePath: [[UInt8]]]) -> Bool) throws -> [RelativePath: [[UInt8]]] {
        var made: [RelativePath: [[UInt8]]] = [:]
        func add(_ tree: WorkingTree) {
            for (path, draft) in tree.drafts where made[path]?.contains(draft.contents) != true {
                made[path, default: []].append(draft.contents)
            }
        }
        let screens = try ModuleSources(of: module, in: feature.workspace.tree).screens
        for screen in screens where screens.count > 1 { try remade(screen).map(add) }
        for part in try remadeParts() { made[part.path, default: []].append(part.contents) }
        for request in try requests(screens) {
            if isEnough(made) { break }
            try remade(request).map(add)
        }
        return made
    }

    // MARK: The feature

    private func requests(_ screens: [ModuleScreen]) throws -> [FeatureRequest] {
        var plain = FeatureRequest(typed: module.stem, name: try ModuleName(module.stem), home: module.home)
        plain.into = feature.wired.values.first?.min()
        let others = feature.reader.modules.features.filter { $0.stem != module.stem && $0.home == module.home }
        let siblings = [nil] + others.prefix(Self.siblingLimit).map { Optional($0.stem) }
        let views = [nil] + screens.map(\.stem).filter { $0 != module.stem }.map { Optional($0) }
        let depended = try sharedDependencies()
        let wirings: [FeatureRequest.Wiring] = plain.into == nil ? [.full, .none] : [.full]
        return siblings.flatMap { like in
            views.flatMap { view in
                (depended.isEmpty ? [[]] : [[], depended]).flatMap { dependsOn in
                    wirings.map { wiring in
                        var request = plain
                        request.like = like
                        request.view = view.flatMap { try? TypeName($0) }
                        request.dependsOn = dependsOn
                        request.wiring = wiring
                        return request
                    }
                }
            }
        }
    }

    /// What `--depends-on` may have been given.
    private func sharedDependencies() throws -> [String] {
        let features = feature.reader.modules.features
        let used = module.main.target.dependencies.entries
        guard module.home == .package else {
            let known = Set(features.flatMap { $0.targets.map(\.name) })
            return used.map(\.name).filter { module.manifest.target(named: $0) != nil && !known.contains($0) }
        }
        let folders = Set(features.map(\.package))
        return module.manifest.localPaths.compactMap { module.package.resolving($0) }
            .filter { !folders.contains($0) }
            .map(\.name)
            .filter { name in used.contains { $0.name == name || $0.package == name } }
    }

    /// What `feature` makes of another name, in the likeliest way.
    func remade(named name: ModuleName) throws -> WorkingTree? {
        guard var request = try requests([]).first else { return nil }
        request.typed = name.rawValue
        request.name = name
        return try remade(request)
    }

    private func remade(_ request: FeatureRequest) throws -> WorkingTree? {
        let trial = rest.branched()
        defer { feature.workspace.tree.countReads(of: trial.tree) }
        do {
            guard let neighbourhood = try Neighbourhood(of: request, in: trial) else { return nil }
            _ = try NeighbourFeaturePlanner(neighbourhood, catalog: catalog, request: request).draft()
            return trial.tree
        } catch is any DiagnosticError {
            // This way is none.
            return nil
        }
    }

    // MARK: A screen

    /// What `view` makes of a screen where it is not there.
    ///
    /// - Parameter name: another one for it.
    func remade(_ screen: ModuleScreen, named name: TypeName? = nil) throws -> WorkingTree? {
        let trial = feature.workspace.branched()
        defer { feature.workspace.tree.countReads(of: trial.tree) }
        for path in screen.files { trial.tree.remove(path) }
        do {
            var request = ViewRequest(
                typed: screen.stem, feature: try ModuleName(module.stem), screen: try TypeName(screen.stem))
            request.folders = try folders(of: screen, request, in: trial.branched())
            if let name { request.screen = name }
            let planner = try NeighbourViewPlanner(workspace: trial, catalog: catalog, request: request)
            _ = try planner?.draft()
            return planner == nil ? nil : trial.tree
        } catch is any DiagnosticError {
            return nil
        }
    }

    /// The sub-folders that were asked for.
    private func folders(of screen: ModuleScreen, _ request: ViewRequest, in trial: Workspace) throws -> [TypeName] {
        _ = try NeighbourViewPlanner(workspace: trial, catalog: catalog, request: request)?.draft()
        let own = screen.view.path
        guard trial.tree.drafts[own] == nil,
            let usual = trial.tree.drafts.keys.first(where: { $0.name == own.name })?.parent
        else { return [] }
        let common = own.parent.commonFolder(with: usual).components.count
        let added = own.parent.components.count - usual.components.count
        return try own.parent.components.dropFirst(common).prefix(max(0, added)).map { try TypeName($0) }
    }
}

extension NeighbourRemaking {
    /// What `model` and `service` make of the types that may have come of them.
    fileprivate func remadeParts() throws -> [RenderedFile] {
        let names = try ModuleSources.parts(of: [module.main] + module.companions, in: feature.workspace.tree)
            .filter { $0.declaration.kind != .extension && $0.path.stem == $0.declaration.name }
            .map(\.declaration.name)
        return try names.flatMap { name in try files(ofPart: name) }
    }

    /// What `model` and `service` make of a name.
    func files(ofPart name: String) throws -> [RenderedFile] {
        try [FeaturePart.model, .service].flatMap { part -> [RenderedFile] in
            guard let type = try? TypeName(name, as: part.nameKind) else { return [] }
            let request = PartRequest(typed: name, part: part, feature: try ModuleName(module.stem), name: type)
            let planner = try NeighbourPartPlanner(
                workspace: feature.workspace, catalog: catalog, request: request)
            guard let planner, let sample = try planner.sample() else { return [] }
            return try planner.files(like: sample)
        }
    }
}

extension ModuleScreen {
    /// The files that it lies in.
    var files: [RelativePath] {
        let others = [model?.part.path, model?.interface?.path, reducer?.path, suite?.path]
        return Set([view.path] + others.compactMap(\.self)).sorted()
    }
}
