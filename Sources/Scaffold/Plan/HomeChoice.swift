/// Whether a new feature is a package, or targets of the root manifest: as was asked for, as `.spmgen.json` has it, as
/// most features here are, as is usual in the architecture.
struct HomeChoice {
    let workspace: Workspace
    let blueprint: Blueprint

    /// - Throws: `Refusal` where the feature cannot be kept as was asked for, `WorkspaceError.nameTaken` where it is there
    ///   and kept otherwise; `ConventionsError`, `FileError`.
    func home(of request: FeatureRequest) throws -> FeatureHome {
        let name = request.name.rawValue
        let known = try workspace.usualFolder(ofFeature: name)
        if let home = request.home {
            try refuse(home)
            if let known, try workspace.home(in: known) != home, try workspace.feature(in: known) != nil {
                throw WorkspaceError.nameTaken(
                    name,
                    as: .feature,
                    owner: "there is one in `\(known)`, which is kept in the other way",
                    suggestion: name + NameKind.feature.otherName
                )
            }
            return home
        }
        if let known { return try workspace.home(in: known) ?? usual }
        let file = try ConventionsFile(in: workspace.tree)
        if let setting = file?.values[.layout], let home = file?.text(.layout).flatMap(FeatureHome.init) {
            if let reason = reason(against: home) { throw setting.refusal(reason, remedy: "take `layout` out") }
            return home
        }
        let homes = try workspace.features().map(\.home)
        let others = FeatureHome.allCases.filter { $0 != usual && reason(against: $0) == nil }
        return others.first { home in homes.count { $0 == home } * 2 > homes.count } ?? usual
    }

    /// - Throws: `Refusal` where features cannot be kept so.
    func refuse(_ home: FeatureHome) throws(Refusal) {
        guard let reason = reason(against: home) else { return }
        throw Refusal(Diagnostic(.badOptionValue, reason, remedy: "leave `--layout` out"))
    }

    private var usual: FeatureHome { workspace.layout.home }

    /// Why features cannot be kept so; nil where they can.
    private func reason(against home: FeatureHome) -> String? {
        switch home {
        case .package:
            guard workspace.hasFeaturesInRoot, let root = workspace.rootManifestFolder else { return nil }
            return "features of this architecture are targets of `\(root.file(ManifestFiles.plain))`, and no packages"
        case .targets:
            if workspace.layout.features == nil {
                return "features of this architecture are packages, and no targets of a package that has them all"
            }
            if workspace.rootManifestFolder == nil {
                return "there is no root manifest that a feature could be targets of"
            }
            if workspace.layout.home == .targets || blueprint.isForTargets { return nil }
            return "the template `\(blueprint.name)` makes packages only: it has no option `\(Blueprint.targetsOption)`"
        }
    }
}

extension Blueprint {
    /// The option of a template for features that says that one is made as targets of the root manifest.
    static let targetsOption = "targets"

    fileprivate var isForTargets: Bool { options.contains { $0.identifier == Self.targetsOption } }
}
