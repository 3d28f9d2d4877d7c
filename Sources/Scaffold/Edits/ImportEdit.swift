/// An import among those of a file: at its place where they are sorted, else behind them.
///
/// It is there already where the file imports the module, whatever attributes and access the import has.
struct ImportEdit: SourceEdit {
    let declares: DeclarationQuery
    /// `import Cart`
    let text: String

    /// - Throws: `EditError` where no file declares what it is for, or more than one does.
    func proposal(in files: [EditedFile]) throws(EditError) -> [FileEdits] {
        let type = try DeclaredType(declares, in: files, paste: text)
        guard let file = type.declarations.first?.file else { return [] }
        let edits = try textEdits(in: file)
        return edits.isEmpty ? [] : [FileEdits(path: file.path, edits: edits)]
    }

    func sites(in files: [EditedFile]) throws(EditError) -> [EditRemoval.Site] {
        let type = try DeclaredType(declares, in: files, paste: text)
        return try type.declarations.first.map { part throws(EditError) in try sites(in: part.file) } ?? []
    }

    /// The imports of the module in one file.
    func sites(in file: EditedFile) throws(EditError) -> [EditRemoval.Site] {
        let module = try module()
        return CodeBlock(file.tree).declarations.filter { $0.kind == .import && Self.imports(module.name, $0) }
            .map { EditRemoval.Site(file: file, range: $0.range) }
    }

    private func module() throws(EditError) -> Declaration {
        let wanted = SyntaxTree(lexing: SourceText(text))
        guard let module = CodeBlock(wanted).declarations.first, module.kind == .import else {
            throw EditError("`\(text)` is no import", at: nil, paste: text)
        }
        return module
    }

    /// - Throws: `EditError` if the text is no import.
    func textEdits(in file: EditedFile) throws(EditError) -> [TextEdit] {
        let module = try module()
        let statements = Self.importingStatements(of: file.tree)
        let imports = CodeBlock(file.tree).declarations.filter { $0.kind == .import }
        guard !imports.contains(where: { Self.imports(module.name, $0) }) else { return [] }
        let block = Self.plainImports(in: statements, of: file)
        if let last = block.last { return [insertion(of: module.name, among: block, last, in: file)] }
        return [insertionWithoutNeighbours(in: file, before: statements.first)]
    }

    /// The statements of the file; of a file that is wrapped in one `#if`, those inside.
    private static func importingStatements(of tree: SyntaxTree) -> [Statement] {
        let statements = CodeBlock(tree).statements
        guard statements.count == 1, case .conditional(let block) = statements[0].kind, block.branches.count == 1 else {
            return statements
        }
        return block.branches[0].body.statements
    }

    private static func imports(_ module: String, _ declaration: Declaration) -> Bool {
        guard declaration.name == module, declaration.keyword + 2 == declaration.span.end else { return false }
        return declaration.conditions.allSatisfy { branch in
            branch.condition.map { $0.tree.compact($0.span) } == "canImport(\(module))"
                || branch.block.start == 0 && branch.block.end + 1 >= branch.tree.code.count
        }
    }

    /// The first block of imports, one a line, without those that are `@testable`.
    private static func plainImports(in statements: [Statement], of file: EditedFile) -> [Declaration] {
        var block: [Declaration] = []
        for statement in statements {
            guard case .declaration(let declaration) = statement.kind, declaration.kind == .import else {
                if block.isEmpty { continue } else { break }
            }
            if declaration.attribute("testable") != nil { continue }
            if let last = block.last, file.hasEmptyLine(in: last.range.upperBound..<declaration.range.lowerBound) {
                break
            }
            block.append(declaration)
        }
        return block
    }

    private func insertion(
        of module: String,
        among block: [Declaration],
        _ last: Declaration,
        in file: EditedFile
    ) -> TextEdit {
        let indentation = file.indentation(of: last.span.start)
        if let next = ImportOrder.successor(of: module, among: block.map(\.name)) {
            guard next > 0 else {
                return file.insertion(text + "\n" + indentation, at: block[next].range.lowerBound)
            }
            return insertion(behind: block[next - 1], indentation, in: file)
        }
        return insertion(behind: last, indentation, in: file)
    }

    private func insertion(behind neighbour: Declaration, _ indentation: String, in file: EditedFile) -> TextEdit {
        let end = file.tree.lineEnd(behind: neighbour.span.end - 1) ?? neighbour.range.upperBound
        return file.insertion("\n" + indentation + text, at: end)
    }

    /// The first import of a file: behind its header, before the first declaration and the comments that belong to it.
    private func insertionWithoutNeighbours(in file: EditedFile, before first: Statement?) -> TextEdit {
        guard let first else { return file.insertion(text + "\n", at: file.text.bytes.count) }
        var start = first.range.lowerBound
        var index = file.tree.tokenIndex(at: start) - 1
        var breaks = 0
        while index >= 0, breaks < 2 {
            let token = file.tree.tokens[index]
            switch token.kind {
            case .newline: breaks += 1
            case .blank: break
            default:
                if !token.kind.isComment || Self.isToolsVersion(token, in: file) {
                    breaks = 2
                } else {
                    start = token.range.lowerBound
                    breaks = 0
                }
            }
            index -= 1
        }
        let lineStart = file.text.lineRange(at: start).lowerBound
        let indentation = file.text.indentation(at: start)
        let place = start == lineStart + indentation.utf8.count ? lineStart : start
        return file.insertion(indentation + text + "\n\n", at: place)
    }

    private static func isToolsVersion(_ token: Token, in file: EditedFile) -> Bool {
        file.text.string(in: token.range).contains("swift-tools-version")
    }
}

/// How imports are sorted: as `swift format` does it, by the bytes of the module's path.
enum ImportOrder {
    static func precedes(_ first: String, _ second: String) -> Bool {
        first.utf8.lexicographicallyPrecedes(second.utf8)
    }

    /// The number of the first name before which `name` belongs; nil for the end, and where the names are not sorted.
    ///
    /// A block in which capitals do not count is a sorted one, too.
    static func successor(of name: String, among names: [String]) -> Int? {
        func place(_ precedes: (String, String) -> Bool) -> Int? {
            let isSorted = zip(names, names.dropFirst()).allSatisfy { !precedes($1, $0) }
            return isSorted ? names.firstIndex { precedes(name, $0) } ?? names.count : nil
        }
        let index = place(precedes) ?? place { precedes($0.lowercased(), $1.lowercased()) }
        return index == names.count ? nil : index
    }
}
