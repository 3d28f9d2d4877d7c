/// Whether the mocks of features are built only with a trait.
extension Workspace {
    /// Whether those of the feature in a folder are: its package has the trait, or where it is targets of the root
    /// manifest, that has it, and the feature's mocks ask for it.
    func hasMocksTrait(_ feature: RelativePath) throws -> Bool {
        guard try home(in: feature) == .targets else { return try manifest(in: feature)?.hasMocksTrait ?? false }
        let root = try rootManifestFolder.flatMap { try manifest(in: $0) }
        return try root?.hasMocksTrait == true && asksForMocksTrait(below: feature.file("Sources").file("Mocks"))
    }

    /// Whether any Swift file below a folder has code that is built only with the trait.
    func asksForMocksTrait(below folder: RelativePath) throws -> Bool {
        try SourceFiles(tree: tree).files(below: folder, mentioning: Manifest.mocksTrait).contains { file in
            file.tree.hasCondition(Manifest.mocksTrait)
        }
    }
}

extension SyntaxTree {
    /// Whether a `#if` or `#elseif` names a compilation condition.
    fileprivate func hasCondition(_ name: String) -> Bool {
        code.indices.contains { index in
            guard kind(index) == .identifier, self.name(index) == name else { return false }
            let line = text.lineRange(at: code[index].range.lowerBound)
            let start = text.string(in: line).drop { $0 == " " || $0 == "\t" }
            return start.hasPrefix("#if") || start.hasPrefix("#elseif")
        }
    }
}
