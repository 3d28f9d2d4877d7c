/// Reads one declaration behind its keyword.
struct DeclarationReader {
    private let tree: SyntaxTree
    private let scanner: StatementScanner
    private let code: CodeScanner
    private let start: Int
    private let head: StatementScanner.Head
    private var index: Int
    private var name = ""
    private var nameSpan = CodeSpan(start: 0, end: 0)
    private var inheritedTypes: [TypeReference] = []
    private var parameters: [Parameter] = []
    private var returnType: TypeReference?
    private var bindings: [VariableBinding] = []
    private var cases: [EnumElement] = []
    private var braces: CodeSpan?

    init(_ tree: SyntaxTree, in scanner: StatementScanner, start: Int, head: StatementScanner.Head) {
        self.tree = tree
        self.scanner = scanner
        self.start = start
        self.head = head
        code = scanner.code
        index = head.keyword + 1
        nameSpan = CodeSpan(start: index, end: index)
    }

    mutating func read() -> Declaration {
        switch head.kind {
        case .import: readImport()
        case .variable: readBindings()
        case .function, .initializer, .subscript, .macro: readFunction()
        case .deinitializer: readBraces()
        case .struct, .class, .enum, .actor, .protocol, .extension: readType()
        case .enumCase: readCases()
        case .typealias, .associatedtype: readAlias()
        case .operator, .precedencegroup:
            readName(1)
            if code.kind(index) == .colon { index = code.nextLine(after: index) }
            readBraces()
        }
        return Declaration(
            tree: tree,
            kind: head.kind,
            span: CodeSpan(start: start, end: min(max(index, start + 1), code.end)),
            attributes: head.attributes,
            modifiers: head.modifiers,
            keyword: head.keyword,
            name: name,
            nameSpan: nameSpan,
            inheritedTypes: inheritedTypes,
            parameters: parameters,
            returnType: returnType,
            bindings: bindings,
            cases: cases,
            braces: braces
        )
    }

    private mutating func readName(_ count: Int) {
        let end = min(index + count, code.end)
        nameSpan = CodeSpan(start: index, end: max(end, index))
        name = count == 1 && !nameSpan.isEmpty ? tree.name(index) : tree.compact(nameSpan)
        index = end
    }

    /// Whether a name stands there, and not the declaration on the next line.
    private func isName(at index: Int) -> Bool {
        code.kind(index) == .identifier && !(code.startsLine(index) && scanner.startsDeclaration(at: index))
    }

    private mutating func readBraces() {
        guard code.kind(index) == .openBrace else { return }
        let end = code.behindPartner(of: index)
        braces = CodeSpan(start: index, end: end)
        index = end
    }

    /// `import Cart`, `import struct Cart.Item`; the kind word is no part of the name.
    private mutating func readImport() {
        guard isName(at: index) else { return }
        if code.kind(index) == .identifier, code.kind(index + 1) == .identifier, !code.startsLine(index + 1) {
            index += 1
        }
        var end = index + 1
        while code.kind(end) == .period { end += 2 }
        readName(end - index)
    }

    private mutating func readAlias() {
        readName(1)
        readGenericParameters()
        readInheritance()
        if code.is(index, "=") { index = max(code.typeEnd(from: index + 1), index + 1) }
        readWhereClause()
    }

    private mutating func readGenericParameters() {
        if tree.string(index).hasPrefix("<"), code.kind(index) == .operator, let end = code.genericEnd(from: index) {
            index = end
        }
    }

    private mutating func readInheritance() {
        guard code.kind(index) == .colon else { return }
        repeat {
            let typeStart = index + 1
            index = code.typeEnd(from: typeStart)
            guard index > typeStart else { return }
            inheritedTypes.append(TypeReference(tree: tree, span: CodeSpan(start: typeStart, end: index)))
        } while code.kind(index) == .comma
    }

    private mutating func readWhereClause() {
        guard code.is(index, "where") else { return }
        index += 1
        while index < code.end, code.kind(index) != .openBrace, code.kind(index) != .semicolon {
            if code.startsLine(index), !continuesClause(index) { return }
            index = code.step(index)
        }
    }

    /// Whether a requirement goes on at the first token of a line.
    private func continuesClause(_ index: Int) -> Bool {
        switch code.kind(index) {
        case .comma, .colon, .period: return true
        default: break
        }
        if code.is(index, "==") || code.is(index - 1, "==") || code.is(index - 1, "where") { return true }
        return code.kind(index - 1) == .comma || code.kind(index - 1) == .colon
    }

    private mutating func readType() {
        let isExtension = head.kind == .extension
        readName(isExtension ? max(code.typeEnd(from: index) - index, 1) : 1)
        readGenericParameters()
        readInheritance()
        readWhereClause()
        readBraces()
    }

    private mutating func readFunction() {
        switch head.kind {
        case .initializer, .subscript:
            name = tree.string(head.keyword)
            if code.kind(index) == .postfixMark { index += 1 }
        default: readName(1)
        }
        readGenericParameters()
        if code.kind(index) == .openParen {
            parameters = Parameter.list(opening: index, in: tree)
            index = code.behindPartner(of: index)
        }
        index = code.effectsEnd(from: index)
        if code.is(index, "->") {
            let end = code.typeEnd(from: index + 1)
            returnType = TypeReference(tree: tree, span: CodeSpan(start: index + 1, end: end))
            index = max(end, index + 1)
        }
        if head.kind == .macro, code.is(index, "=") {
            index = max(code.expressionEnd(from: index + 1), index + 1)
        }
        readWhereClause()
        readBraces()
    }

    private mutating func readBindings() {
        repeat {
            if !bindings.isEmpty { index += 1 }
            let nameStart = index
            index = code.kind(index) == .openParen ? code.behindPartner(of: index) : index + 1
            index = min(index, code.end)
            let names = CodeSpan(start: nameStart, end: index)
            var type: TypeReference?
            if code.kind(index) == .colon {
                let end = code.typeEnd(from: index + 1)
                type = TypeReference(tree: tree, span: CodeSpan(start: index + 1, end: end))
                index = max(end, index + 1)
            }
            var value: Expression?
            if code.is(index, "="), code.startsLine(index + 1), scanner.startsDeclaration(at: index + 1) {
                index += 1
            } else if code.is(index, "=") {
                let end = code.expressionEnd(from: index + 1, .initializer)
                value = Expression(tree, CodeSpan(start: index + 1, end: end))
                index = max(end, index + 1)
            }
            var accessors: CodeSpan?
            if code.kind(index) == .openBrace {
                let end = code.behindPartner(of: index)
                accessors = CodeSpan(start: index, end: end)
                index = end
            }
            let name = names.count == 1 ? tree.name(nameStart) : tree.compact(names)
            bindings.append(
                VariableBinding(name: name, nameSpan: names, type: type, value: value, accessors: accessors)
            )
        } while code.kind(index) == .comma
        name = bindings[0].name
        nameSpan = bindings[0].nameSpan
        if bindings.count == 1 { braces = bindings[0].accessors }
    }

    private mutating func readCases() {
        repeat {
            if !cases.isEmpty { index += 1 }
            let caseStart = index
            guard isName(at: index) else { break }
            index += 1
            var values: ElementList?
            if code.kind(index) == .openParen {
                values = ElementList(opening: index, in: tree)
                index = code.behindPartner(of: index)
            }
            var rawValue: Expression?
            if code.is(index, "=") {
                let end = code.expressionEnd(from: index + 1)
                rawValue = Expression(tree, CodeSpan(start: index + 1, end: end))
                index = max(end, index + 1)
            }
            let span = CodeSpan(start: caseStart, end: min(index, code.end))
            cases.append(EnumElement(name: tree.name(caseStart), span: span, values: values, rawValue: rawValue))
        } while code.kind(index) == .comma
        guard let first = cases.first else { return }
        name = first.name
        nameSpan = CodeSpan(start: first.span.start, end: first.span.start + 1)
    }
}
