/// Whether the types and files of a new model or service are free in its feature.
struct PartNames {
    let workspace: Workspace
    let feature: FeaturePackage

    private var sources: SourceFiles { SourceFiles(tree: workspace.tree) }

    /// - Throws: `WorkspaceError.nameTaken`, `FileError`.
    func refuseTaken(_ name: TypeName, as kind: NameKind, by rendering: Rendering) throws {
        func taken(_ owner: String) -> WorkspaceError {
            .nameTaken(name.rawValue, as: kind, owner: owner, suggestion: name.rawValue + kind.otherName)
        }
        let graph = try TakenNames(in: workspace)
        let targets = try workspace.targetFolders(in: feature.path)
        for file in rendering.files where file.path.fileExtension == "swift" {
            let tests = feature.path.file("Tests")
            let folder = file.path.isInside(tests) ? tests : feature.path.file("Sources")
            let tree = SyntaxTree(lexing: SourceText(file.contents))
            for type in SourceFile(path: file.path, tree: tree).declaredTypes {
                if type.lowercased() == feature.name.lowercased() {
                    throw taken("it is the name of the feature's module")
                }
                if let owner = try graph.owner(ofTarget: type, besides: .root.file(".none")) {
                    throw taken("`\(type)` is \(owner)")
                }
                let own = file.path.withoutExtension
                if let other = try sources.file(declaring: type, below: folder, besides: own) {
                    throw taken("`\(type)` is declared in `\(other)`")
                }
            }
            // A module has one file of a name, and most disks of Macs do not tell upper from lower case.
            let module = targets.first(where: file.path.isInside) ?? file.path.parent
            let other = try sources.paths(below: module).first { path in
                path != file.path && path.name.lowercased() == file.path.name.lowercased()
            }
            if let other { throw taken("there is `\(other)` already") }
        }
    }
}
