/// The Swift files below a folder, and which of them declare a type.
struct SourceFiles {
    let tree: WorkingTree

    /// Sorted by path; build products and hidden folders are left out.
    func paths(below folder: RelativePath) throws(FileError) -> [RelativePath] {
        var found: [RelativePath] = []
        var pending = [folder]
        while let next = pending.popLast() {
            for name in try tree.entries(of: next) where !name.hasPrefix(".") {
                let path = next.file(name)
                switch try tree.kind(of: path) {
                case .directory where !name.contains("."): pending.append(path)
                case .file where name.hasSuffix(".swift"): found.append(path)
                default: continue
                }
            }
        }
        return found.sorted()
    }

    /// The files that hold a word, lexed; most files do not hold it, and need not be.
    func files(below folder: RelativePath, mentioning word: String) throws(FileError) -> [SourceFile] {
        let needle = Array(word.utf8)
        var found: [SourceFile] = []
        for path in try paths(below: folder) {
            guard let bytes = try tree.contents(of: path), bytes.contains(sequence: needle) else { continue }
            found.append(SourceFile(path: path, tree: SyntaxTree(lexing: SourceText(bytes))))
        }
        return found
    }
}

extension SourceFiles {
    /// A file that declares a type outside of all others.
    ///
    /// - Parameter own: the file that is to hold the type, without its ending.
    func file(
        declaring type: String,
        below folder: RelativePath,
        besides own: RelativePath
    ) throws(FileError) -> RelativePath? {
        try files(below: folder, mentioning: type).first { file in
            file.path.withoutExtension != own && file.declaredTypes.contains(type)
        }?.path
    }
}

/// A Swift file of the workspace, lexed.
struct SourceFile {
    let path: RelativePath
    let tree: SyntaxTree

    /// The types that it declares outside of all others.
    var declaredTypes: [String] {
        CodeBlock(tree).declarations.filter { $0.kind.hasMembers && $0.kind != .extension }.map(\.name)
    }
}
