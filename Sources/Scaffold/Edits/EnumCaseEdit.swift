/// A `case` line for an enum: after its last one, or after the `#endif` that encloses that.
///
/// It is there already where the enum has a case of that name, whatever its associated values are by now.
struct EnumCaseEdit: SourceEdit {
    let declares: DeclarationQuery
    /// `case summary`, `case cart(CartRoute)`
    let text: String

    /// - Throws: `EditError` where the enum is not found, or not certain.
    func proposal(in files: [EditedFile]) throws(EditError) -> [FileEdits] {
        let type = try DeclaredType(declares, in: files, paste: text)
        let names = try caseNames()
        var result: [FileEdits] = []
        for part in type.declarations {
            let cases = part.declaration.members.filter { $0.kind == .enumCase }
            let present = Set(cases.flatMap { $0.cases.map(\.name) })
            guard !names.isSubset(of: present) else { continue }
            guard let place = BodyPlace(of: part.declaration, in: part.file) else {
                throw EditError("the body of `\(declares)` is not closed", at: part.place, paste: text)
            }
            let edits =
                if let last = cases.last {
                    place.edits(
                        inserting: text,
                        behind: last,
                        isApart: Self.areApart(cases, in: part.file)
                    )
                } else {
                    place.edits(insertingFirst: text)
                }
            result.add(edits, to: part.file.path)
        }
        return result
    }

    /// The `case` lines of its names; of a line that has others too, the name.
    func sites(in files: [EditedFile]) throws(EditError) -> [EditRemoval.Site] {
        let names = try caseNames()
        let type = try DeclaredType(declares, in: files, paste: text)
        return type.declarations.flatMap { part in
            part.declaration.members.filter { $0.kind == .enumCase }.flatMap { line in
                let wanted = line.cases.filter { names.contains($0.name) }
                if wanted.count == line.cases.count { return [EditRemoval.Site(file: part.file, range: line.range)] }
                return wanted.map { element in
                    EditRemoval.Site(file: part.file, range: line.tree.range(of: element.span))
                }
            }
        }
    }

    private func caseNames() throws(EditError) -> Set<String> {
        let block = SyntaxTree(lexing: SourceText(text))
        let declarations = CodeBlock(block, block.span, .members).declarations
        let names = Set(declarations.flatMap { $0.cases.map(\.name) })
        guard !names.isEmpty else { throw EditError("`\(text)` is no case of an enum", at: nil, paste: text) }
        return names
    }

    /// Whether empty lines stand between all cases.
    private static func areApart(_ cases: [Declaration], in file: EditedFile) -> Bool {
        guard cases.count > 1 else { return false }
        return zip(cases, cases.dropFirst()).allSatisfy { first, second in
            file.hasEmptyLine(in: first.range.upperBound..<second.range.lowerBound)
        }
    }
}
