/// A type with all of its parts: where it is declared, and its extensions, in whatever files they lie.
struct DeclaredType: Sendable {
    struct Part: Sendable {
        let file: EditedFile
        let declaration: Declaration
    }

    let query: DeclarationQuery
    /// More than one only where `#if` chooses between them.
    let declarations: [Part]
    let extensions: [Part]

    /// - Throws: `EditError` if no file declares it, more than one place does, or one of its files is broken.
    init(_ query: DeclarationQuery, in files: [EditedFile], paste: String) throws(EditError) {
        self.query = query
        var declarations: [Part] = []
        var extensions: [Part] = []
        var broken: EditError?
        for file in files where query.mayOccur(in: file.text.bytes) {
            let found = query.find(in: file)
            if let unbalanced = file.tree.firstUnbalanced {
                let location = file.location(of: unbalanced.range.lowerBound)
                let error = EditError("\(unbalanced.message), so the file cannot be read", at: location, paste: paste)
                if !found.declarations.isEmpty || !found.extensions.isEmpty { throw error }
                broken = broken ?? error
            }
            declarations += found.declarations.map { Part(file: file, declaration: $0) }
            extensions += found.extensions.map { Part(file: file, declaration: $0) }
        }
        extensions += Self.extensions(ofAliasesOf: query.name, in: files)
        guard let first = declarations.first else {
            if let broken { throw broken }
            let place = files.count == 1 ? files.first.map { DiagnosticLocation(file: $0.path.description) } : nil
            throw EditError("no file declares `\(query)`", at: place, paste: paste)
        }
        if declarations.count > 1, declarations.contains(where: { $0.declaration.conditions.isEmpty }) {
            let places = declarations.map { part in
                let start = part.declaration.range.lowerBound
                return "\(part.file.path):\(part.file.text.position(of: start).line)"
            }
            let list = places.joined(separator: ", ")
            throw EditError("`\(query)` is declared in more than one place (\(list))", at: first.place, paste: paste)
        }
        self.declarations = declarations
        self.extensions = extensions
    }

    /// What is added to a type under another name: `extension CartRoute` after
    /// `typealias CartRoute = CartCoordinator.Route`.
    private static func extensions(ofAliasesOf path: String, in files: [EditedFile]) -> [Part] {
        guard path.contains(".") else { return [] }
        let parts = files.flatMap { file in
            CodeBlock(file.tree).declarations.map { Part(file: file, declaration: $0) }
        }
        let aliases = Set(parts.filter { $0.declaration.aliasTarget == path }.map(\.declaration.name))
        return parts.filter { $0.declaration.kind == .extension && aliases.contains($0.declaration.name) }
    }

    /// Its members, those of its extensions included, each with the file that it lies in.
    var members: [Part] {
        (declarations + extensions).flatMap { part in
            part.declaration.members.map { Part(file: part.file, declaration: $0) }
        }
    }

    /// Whether it has a variable, function or case of that name.
    func hasMember(named name: String) -> Bool {
        members.contains { part in
            switch part.declaration.kind {
            case .variable: part.declaration.bindings.contains { $0.name == name }
            case .enumCase: part.declaration.cases.contains { $0.name == name }
            default: part.declaration.name == name
            }
        }
    }
}

extension DeclaredType.Part {
    /// The line of the declaration's keyword.
    var place: DiagnosticLocation {
        file.location(of: file.tree.code[declaration.keyword].range.lowerBound)
    }
}

extension Declaration {
    /// What an alias stands for: `CartCoordinator.Route`.
    var aliasTarget: String? {
        guard kind == .typealias, let sign = span.indices.first(where: { tree.is($0, "=") }) else { return nil }
        return tree.compact(CodeSpan(start: sign + 1, end: span.end))
    }
}
