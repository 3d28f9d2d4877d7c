/// A place in a manifest that changes a list of the package, or goes over it.
struct ListTouch {
    enum Kind {
        /// `package.targets = …`
        case assignment(value: Expression)
        /// `package.targets += …`, `append(contentsOf:)`; the list that is added, where it is one.
        case addition(value: Expression?)
        /// Something may be missing from the list afterwards.
        case removal
        /// `for target in package.targets`
        case visit
        case read
    }

    let kind: Kind
    /// The statement of the file in which it stands.
    let statement: Statement
    /// Whether it is that statement, and so happens exactly once.
    let isDirect: Bool
    /// Where it stands.
    let offset: Int

    /// The places that name `field` of a package: of the file's, or of what a function is given.
    ///
    /// What a function does counts where statements name the function, directly or by way of others.
    static func all(of field: String, in tree: SyntaxTree, packageNames: Set<String>) -> [ListTouch] {
        let statements = CodeBlock(tree).statements
        let mentions = FunctionMentions(in: statements, of: tree)
        var result: [ListTouch] = []
        for index in tree.code.indices where tree.kind(index) == .period && tree.name(index + 1) == field {
            guard index > 0, tree.kind(index - 1) == .identifier, tree.kind(index - 2) != .period,
                let statement = StatementSearch.statement(around: index, among: statements)
            else { continue }
            let base = tree.name(index - 1)
            let isPackage = packageNames.contains(base)
            guard isPackage || isPackageParameter(base, of: statement), let kind = kind(at: index, in: tree, statement)
            else { continue }
            if let function = statement.functionName {
                result += mentions.statements(naming: function).map { mention in
                    ListTouch(kind: kind, statement: mention, isDirect: false, offset: mention.range.lowerBound)
                }
                continue
            }
            var isDirect = false
            if case .expression(let expression) = statement.kind {
                isDirect = isPackage && expression.span.start == index - 1
            }
            let offset = tree.code[index].range.lowerBound
            result.append(ListTouch(kind: kind, statement: statement, isDirect: isDirect, offset: offset))
        }
        return result.sorted { $0.offset < $1.offset }
    }

    /// Whether a statement declares a function that is given a package by this name.
    private static func isPackageParameter(_ name: String, of statement: Statement) -> Bool {
        guard case .declaration(let declaration) = statement.kind else { return false }
        return declaration.parameters.contains { parameter in
            parameter.name == name && (parameter.type.map { ["Package", "inoutPackage"].contains($0.text) } ?? false)
        }
    }

    private static func kind(at period: Int, in tree: SyntaxTree, _ statement: Statement) -> Kind? {
        let next = period + 2
        if tree.kind(period - 2) == .operator, tree.is(period - 2, "&") { return .removal }
        if tree.is(next, "=") {
            let scanner = CodeScanner(tree, in: CodeSpan(start: next, end: statement.span.end))
            let end = scanner.expressionEnd(from: next + 1)
            let value = Expression(tree, CodeSpan(start: next + 1, end: end))
            return .assignment(value: value)
        }
        if tree.is(next, "+=") {
            let scanner = CodeScanner(tree, in: CodeSpan(start: next, end: statement.span.end))
            let end = scanner.expressionEnd(from: next + 1)
            return .addition(value: Expression(tree, CodeSpan(start: next + 1, end: end)))
        }
        if tree.is(period - 2, "in") { return .visit }
        guard tree.kind(next) == .period else { return tree.kind(next) == .openBracket ? .visit : .read }
        switch tree.string(next + 1) {
        case "append", "insert":
            guard tree.kind(next + 2) == .openParen else { return .addition(value: nil) }
            let arguments = ElementList(opening: next + 2, in: tree)
            return .addition(value: arguments.value(labelled: "contentsOf"))
        case "remove", "removeAll", "removeFirst", "removeLast", "popLast": return .removal
        case "forEach", "indices", "count", "enumerated", "map": return .visit
        default: return .read
        }
    }
}

extension ListTouch.Kind {
    /// Whether elements that were there before may be gone behind it.
    var isOverwriting: Bool {
        switch self {
        case .assignment, .removal: true
        default: false
        }
    }
}

extension Statement {
    /// The name of the function that it declares.
    fileprivate var functionName: String? {
        guard case .declaration(let declaration) = kind, declaration.kind == .function else { return nil }
        return declaration.name
    }
}

/// Which statements of a file name its functions.
private struct FunctionMentions {
    private var statementsByName: [String: [Statement]] = [:]
    private var callersByName: [String: Set<String>] = [:]

    init(in statements: [Statement], of tree: SyntaxTree) {
        let names = Set(statements.compactMap(\.functionName))
        guard !names.isEmpty else { return }
        for statement in statements {
            let own = statement.functionName
            var mentioned: Set<String> = []
            for index in statement.span.indices where tree.kind(index) == .identifier && tree.kind(index - 1) != .period
            {
                let name = tree.name(index)
                if names.contains(name), name != own { mentioned.insert(name) }
            }
            for name in mentioned {
                if let own {
                    callersByName[name, default: []].insert(own)
                } else {
                    statementsByName[name, default: []].append(statement)
                }
            }
        }
    }

    func statements(naming function: String) -> [Statement] {
        var seen: Set<String> = [function]
        var pending = [function]
        var result: [Statement] = []
        while let name = pending.popLast() {
            result += statementsByName[name] ?? []
            for caller in callersByName[name] ?? [] where seen.insert(caller).inserted { pending.append(caller) }
        }
        return result.sorted { $0.span.start < $1.span.start }
    }
}
