/// A member for a type: a stored property after the last one, anything else at the end of the body.
///
/// It is there already where the type, or an extension of it, has a member of that name.
struct MemberEdit: SourceEdit {
    let declares: DeclarationQuery
    let text: String
    /// Whether empty lines stand around it.
    let isApart: Bool

    /// - Throws: `EditError` where the type is not found, or not certain.
    func proposal(in files: [EditedFile]) throws(EditError) -> [FileEdits] {
        let type = try DeclaredType(declares, in: files, paste: text)
        let member = try member()
        guard !type.members.contains(where: { Self.isSame(member, $0.declaration) }) else { return [] }
        var result: [FileEdits] = []
        for part in type.declarations {
            guard let place = BodyPlace(of: part.declaration, in: part.file) else {
                throw EditError("the body of `\(declares)` is not closed", at: part.place, paste: text)
            }
            let neighbour = Self.isStored(member) ? part.declaration.members.last(where: Self.isStored) : nil
            let edits =
                if let neighbour {
                    place.edits(inserting: text, behind: neighbour, isApart: isApart)
                } else {
                    place.edits(insertingLast: text)
                }
            result.add(edits, to: part.file.path)
        }
        return result
    }

    func sites(in files: [EditedFile]) throws(EditError) -> [EditRemoval.Site] {
        let member = try member()
        return try DeclaredType(declares, in: files, paste: text).members
            .filter { Self.isSame(member, $0.declaration) }
            .map { EditRemoval.Site(file: $0.file, range: $0.declaration.range) }
    }

    private func member() throws(EditError) -> Declaration {
        let tree = SyntaxTree(lexing: SourceText(text))
        guard let member = CodeBlock(tree, tree.span, .members).declarations.first else {
            throw EditError("`\(text)` declares no member", at: nil, paste: text)
        }
        return member
    }

    /// A stored property of instances.
    private static func isStored(_ member: Declaration) -> Bool {
        guard member.kind == .variable, !member.hasModifier("static"), !member.hasModifier("class") else {
            return false
        }
        return member.bindings.allSatisfy { $0.isStored(in: member.tree) }
    }

    private static func isSame(_ wanted: Declaration, _ other: Declaration) -> Bool {
        if wanted.kind == .variable, other.kind == .variable {
            let names = Set(other.bindings.map(\.name))
            return wanted.bindings.allSatisfy { names.contains($0.name) }
        }
        if let signature = wanted.signature { return other.signature == signature }
        return wanted.kind == other.kind && wanted.name == other.name
    }
}
