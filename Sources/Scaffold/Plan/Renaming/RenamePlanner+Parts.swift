extension RenamePlanner {
    /// What is to be renamed; where that has been done, what has the new name.
    func part(meantIn feature: FeaturePackage) throws -> FeaturePart {
        let search = PartSearch(makers: makers, feature: feature)
        let command = ["spmgen", "rename", request.typed, request.newTyped]
        if let part = try search.part(meantBy: request.typed, command: command) { return part }
        if let part = try likeliest(in: search) { return part }
        return (try? search.part(meantBy: request.newTyped, command: command)) ?? .view
    }

    /// The kind of what has a name like the one that is nowhere; nil where that has been renamed before.
    private func likeliest(in search: PartSearch) throws -> FeaturePart? {
        try [FeaturePart.model, .service].first { part in
            let known = try search.names(of: part).map(\.rawValue)
            let old = Words.upperCamelCase(request.leaf)
            return !repeated.isMeant(old, as: Words.upperCamelCase(request.newTyped), among: known)
        }
    }

    /// A model or a service gets another name.
    func rename(_ part: FeaturePart, named old: TypeName, of feature: FeaturePackage) throws -> PlanDraft {
        let new = try TypeName(request.newTyped, as: part.nameKind)
        let subject = Subject(typed: request.newTyped, name: feature.name + "/" + new.rawValue)
        let search = PartSearch(makers: makers, feature: feature)
        guard try search.isThere(part, named: old) else {
            let known = try search.names(of: part).map(\.rawValue)
            if old != new, try search.isThere(part, named: new),
                repeated.isMeant(old.rawValue, as: new.rawValue, among: known)
            {
                return PlanDraft(subject: subject)
            }
            throw try search.missing(part, old)
        }
        guard old != new else { return PlanDraft(subject: subject) }
        let blueprint = try makers.catalog.blueprint(forCommand: part.rawValue)
        try blueprint.refuseReserved(
            new.rawValue,
            option: part.rawValue,
            kind: part.nameKind,
            typed: request.newTyped
        )
        let rendering = try search.rendering(of: part, named: new)
        var pairs = NamePairs()
        pairs.add(try search.rendering(of: part, named: old), rendering)
        let run = RenameRun(
            workspace: makers.workspace,
            feature: try RenamedFeature(feature, in: makers.workspace),
            pairs: pairs,
            newFolder: feature.path,
            // A screen can have the name of a service.
            name: part == .service ? old.rawValue + "Service" : old.rawValue,
            newName: new.rawValue
        )
        try run.refuseTaken(identity: nil, as: part.nameKind)
        try run.rename(targets: false)
        return PlanDraft(subject: subject, notes: run.notes, next: rendering.next.map { NextCommand($0) })
    }

    /// What the models and services of a feature are called when the feature is: their texts and the places of their
    /// files.
    func addParts(
        of feature: FeaturePackage, renamed new: ModuleName, in folder: RelativePath, to pairs: inout NamePairs
    )
        throws
    {
        let search = PartSearch(makers: makers, feature: feature)
        for part in [FeaturePart.model, .service] {
            for name in try search.names(of: part) {
                let (old, renamed) = try search.renderings(of: part, named: name, renamed: new, in: folder)
                pairs.add(old, renamed)
            }
        }
    }
}
