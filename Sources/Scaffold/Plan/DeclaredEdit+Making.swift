/// Which edit of `Edits/`, or change of a manifest, a template's entry stands for.
extension DeclaredEdit {
    /// - Throws: `EditError` where there is no certain place.
    func fileEdits(of query: DeclarationQuery, in files: [EditedFile]) throws(EditError) -> [FileEdits] {
        try sourceEdit(of: query)?.fileEdits(in: files) ?? []
    }

    /// The edit of a Swift file; nil for the other kinds.
    func sourceEdit(of query: DeclarationQuery) -> (any SourceEdit)? {
        let text = text ?? ""
        return switch kind {
        case .enumCase: EnumCaseEdit(declares: query, text: text)
        case .switchBranch: SwitchBranchEdit(declares: query, at: at, text: text, needs: needs)
        case .import: ImportEdit(declares: query, text: text)
        case .member: MemberEdit(declares: query, text: text, isApart: isApart)
        case .listElement: ListElementEdit(declares: query, at: at, text: text, isSorted: place == .sorted)
        case .packageDependency, .product, .target, .targetDependency, .trait, .jsonEntry, .managedSection: nil
        }
    }

    /// - Throws: `EditError` where there is no certain place.
    func textEdits(in file: EditedFile) throws(EditError) -> [TextEdit] {
        let text = text ?? ""
        return switch kind {
        case .jsonEntry: try JSONEntryEdit(at: at, key: key, text: text, isSorted: place == .sorted).textEdits(in: file)
        case .managedSection:
            try ManagedSectionEdit(name: name ?? "", text: text)
                .textEdits(path: file.path, contents: file.text.bytes)
        default: []
        }
    }

    /// The change of the manifest at `location`; nil for the other kinds.
    var manifestChange: ManifestChange? {
        switch kind {
        case .packageDependency:
            path.map { .addDependency(PackageDependencySpec(.path($0.spelled(from: location.parent)))) }
        case .product:
            .addProduct(
                ProductSpec(
                    name: name ?? "",
                    kind: type.flatMap(ProductSpec.Kind.init) ?? .library,
                    targets: targets
                )
            )
        case .target:
            .addTarget(
                TargetSpec(
                    name: name ?? "",
                    kind: type.flatMap(TargetSpec.Kind.init) ?? .library,
                    dependencies: dependencies,
                    path: path?.description,
                    resources: resources,
                    swiftSettings: swiftSettings
                )
            )
        case .targetDependency:
            .addTargetDependency(TargetDependencySpec(name: name ?? "", target: target ?? "", package: package))
        case .trait:
            .addTrait(TraitSpec(name: name ?? "", description: text))
        default:
            nil
        }
    }

    /// The change that takes `manifestChange` back; nil for the other kinds.
    var manifestRemoval: ManifestChange? {
        switch kind {
        case .packageDependency: path.map { .removeDependency($0.name) }
        case .product: .removeProduct(name ?? "")
        case .target: .removeTarget(name ?? "")
        case .targetDependency:
            .removeTargetDependency(TargetDependencySpec(name: name ?? "", target: target ?? "", package: package))
        case .trait: .removeTrait(TraitSpec(name: name ?? "", description: text))
        default: nil
        }
    }
}

extension DeclaredEdit.Kind {
    var isOfManifest: Bool {
        switch self {
        case .packageDependency, .product, .target, .targetDependency, .trait: true
        default: false
        }
    }
}
