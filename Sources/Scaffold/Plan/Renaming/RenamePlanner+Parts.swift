extension RenamePlanner {
    /// What is to be renamed; where that has been done, what has the new name.
    func part(meantIn feature: FeaturePackage) throws -> FeaturePart {
        let search = PartSearch(makers: makers, feature: feature)
        let command = ["spmgen", "rename", request.typed, request.newTyped]
        if let part = try search.part(meantBy: request.typed, command: command) { return part }
        if try isSlip(in: search) { throw try search.missing(TypeName(request.leaf, as: .model)) }
        return (try? search.part(meantBy: request.newTyped, command: command)) ?? .view
    }

    /// Whether a model or service has a name like the one that is nowhere, and which has not been renamed before.
    private func isSlip(in search: PartSearch) throws -> Bool {
        let known = try [FeaturePart.model, .service].flatMap { try search.names(of: $0) }.map(\.rawValue)
        let old = Words.upperCamelCase(request.leaf)
        return !repeated.isMeant(old, as: Words.upperCamelCase(request.newTyped), among: known)
    }

    /// A model or a service gets another name.
    func rename(_ part: FeaturePart, named old: TypeName, of feature: FeaturePackage) throws -> PlanDraft {
        let new = try TypeName(request.newTyped, as: part.nameKind)
        let subject = Subject(typed: request.newTyped, name: feature.name + "/" + new.rawValue)
        let search = PartSearch(makers: makers, feature: feature)
        if search.isOwn(part, old),
            let refusal = try search.refusal(of: part, named: old, to: .renamed(request.newTyped))
        {
            throw refusal
        }
        guard try search.hasFiles(of: part, named: old) else {
            let known = try search.names(of: part).map(\.rawValue)
            if old != new, try search.isThere(part, named: new),
                repeated.isMeant(old.rawValue, as: new.rawValue, among: known)
            {
                return PlanDraft(subject: subject)
            }
            throw try search.missing(part, old)
        }
        guard old != new else { return PlanDraft(subject: subject) }
        let (present, rendering) = (
            try search.rendering(of: part, named: old), try search.rendering(of: part, named: new)
        )
        var names = PartNames(search: search, part: part, name: new, rendering: rendering)
        names.replaced = present.files
        try names.refuseTaken(typed: request.newTyped)
        var pairs = NamePairs()
        pairs.add(present, rendering)
        if part == .service { try addLoadedModels(of: old, renamed: new, search, to: &pairs) }
        let run = RenameRun(
            workspace: makers.workspace,
            feature: try RenamedFeature(feature, in: makers.workspace),
            pairs: pairs,
            newFolder: feature.path,
            // A screen can have the name of a service.
            name: part == .service ? old.rawValue + "Service" : old.rawValue,
            newName: new.rawValue
        )
        try run.refuseFiles(for: part.nameKind)
        try run.rename(targets: false)
        return PlanDraft(subject: subject, notes: run.notes, next: rendering.next.map { NextCommand($0) })
    }

    /// What a service loads can be a model with fixtures and tests, which are called as it is.
    private func addLoadedModels(
        of old: TypeName, renamed new: TypeName, _ search: PartSearch, to pairs: inout NamePairs
    ) throws {
        let renamed = try search.rendering(of: .service, named: new).files
        for file in try search.rendering(of: .service, named: old).files {
            guard let path = renamed.first(where: { $0.template == file.template })?.path,
                let newModel = try search.names(of: .model, for: path).first
            else { continue }
            for model in try search.names(of: .model, for: file.path) where try search.isThere(.model, named: model) {
                pairs.add(
                    try search.rendering(of: .model, named: model), try search.rendering(of: .model, named: newModel))
            }
        }
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
