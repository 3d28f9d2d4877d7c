/// What a sibling has and a new feature that follows it has not: people make it by hand, if at all.
struct SiblingRemainder {
    let sibling: FeatureModule
    let names: FeatureNames
    let tree: WorkingTree

    /// The types of the sibling's, by their names, that have no counterpart in the new files; screens and what only one
    /// file sees do not count.
    func types(besides files: [RenderedFile]) throws(FileError) -> [String] {
        var made: Set<String> = []
        for file in files where file.path.fileExtension == "swift" {
            made.formUnion(CodeBlock(SyntaxTree(lexing: SourceText(file.contents))).declarations.map(\.name))
        }
        var found: [String] = []
        for part in try ModuleSources.parts(of: [sibling.main] + sibling.companions, in: tree) {
            let declaration = part.declaration
            let name = declaration.name
            guard declaration.kind != .extension, !declaration.isScreen, names.isIn(name), !found.contains(name),
                !declaration.hasModifier("private"), !declaration.hasModifier("fileprivate"),
                !declaration.inheritedTypes.contains(where: { ["PreviewProvider", "Tests"].contains($0.text) }),
                !made.contains(names.type(name))
            else { continue }
            found.append(name)
        }
        return found
    }

    func note(besides files: [RenderedFile]) throws(FileError) -> Diagnostic? {
        let types = try types(besides: files)
        guard !types.isEmpty else { return nil }
        let shown = types.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
        let rest = types.count > 4 ? " and \(types.count - 4) more" : ""
        return Diagnostic(
            .editSkipped,
            severity: .note,
            "`\(sibling.stem)` also has \(shown)\(rest), and nothing of the kind is made for `\(names.to)`",
            remedy: "make by hand what `\(names.to)` needs of it"
        )
    }
}
