extension EditDraft {
    /// A list of the package.
    enum PackageList: String {
        case products
        case traits
        case dependencies
        case targets
    }

    /// Puts an element into a list of one package of the file.
    mutating func add(_ entry: NewEntry, to package: Record) throws(ManifestError) {
        guard let arguments = package.call?.arguments else { return }
        let list = entry.list.rawValue
        let touches = ListTouch.all(of: list, in: tree, packageNames: packageNames)
        switch place(of: entry.list, in: arguments, touches) {
        case .literal(let elements): insert(entry.fragment, key: entry.key, into: elements)
        case .expression(let expression): append(entry.fragment, behind: expression)
        case .argument: insertArgument(list, [entry.fragment], into: arguments, order: ArgumentOrder.package)
        case .statement: try addStatement("\(list).append(\(entry.fragment.oneLine))", entry.fragment, touches)
        }
    }

    /// Where an element of a list goes: the first of these that is certain.
    private enum Place {
        case literal(ElementList)
        case expression(Expression)
        case argument
        case statement
    }

    private func place(of list: PackageList, in arguments: ElementList, _ touches: [ListTouch]) -> Place {
        guard let last = touches.last(where: { $0.kind.isOverwriting }) else {
            guard let value = arguments.value(labelled: list.rawValue) else {
                return addedLiteral(touches).map(Place.literal) ?? .argument
            }
            return place(in: value)
        }
        guard last.isDirect, case .assignment(let value) = last.kind,
            !touches.contains(where: { value.range.contains($0.offset) })
        else { return .statement }
        return place(in: value)
    }

    /// The first literal that a statement adds to the list, come what may.
    private func addedLiteral(_ touches: [ListTouch]) -> ElementList? {
        for touch in touches where touch.isDirect {
            if case .addition(let value?) = touch.kind, let literal = value.arrayValue { return literal }
        }
        return nil
    }

    private func place(in value: Expression) -> Place {
        if let literal = Self.literalOperand(of: value) { return .literal(literal) }
        if let literal = variableLiteral(of: value) { return .literal(literal) }
        return .expression(value)
    }

    /// The literal that an expression is, or the last one that it adds.
    static func literalOperand(of value: Expression) -> ElementList? {
        switch value.form {
        case .array(let list):
            return list
        case .binary(let operands, let operators) where operators.allSatisfy({ $0.text == "+" }):
            return operands.reversed().lazy.compactMap(\.arrayValue).first
        default:
            return nil
        }
    }

    // MARK: Variables

    /// The literal of the one variable that is the list, or that a `map` over it hands on element by element.
    private func variableLiteral(of value: Expression) -> ElementList? {
        switch value.form {
        case .identifier(let name): return feedsOthers(name, besides: value) ? nil : literal(ofVariable: name)
        case .call(let call):
            guard case .member(let base?, "map") = call.callee.form, case .identifier(let name) = base.form,
                call.arguments?.elements.isEmpty ?? true, call.trailingClosures.count == 1,
                call.trailingClosures[0].closure.returnsItsParameter
            else { return nil }
            return feedsOthers(name, besides: value) ? nil : literal(ofVariable: name)
        default: return nil
        }
    }

    /// Whether entries of another list or another variable are made of what a variable holds. The names of the targets
    /// in a product that has all of them may follow.
    private func feedsOthers(_ name: String, besides value: Expression) -> Bool {
        CodeBlock(tree).declarations.contains { declaration in
            guard declaration.kind == .variable else { return false }
            return declaration.bindings.contains { binding in
                guard let span = binding.value?.span else { return false }
                return span.indices.contains { index in
                    tree.kind(index) == .identifier && !value.span.indices.contains(index) && tree.name(index) == name
                        && tree.kind(index - 1) != .period && tree.kind(index + 1) != .colon
                        && !(tree.kind(index - 1) == .colon && tree.name(index - 2) == "targets")
                }
            }
        }
    }

    private func literal(ofVariable name: String) -> ElementList? {
        let declarations = CodeBlock(tree).declarations.filter { declaration in
            declaration.kind == .variable && declaration.bindings.contains { $0.name == name }
        }
        guard declarations.count == 1, declarations[0].conditions.isEmpty,
            let binding = declarations[0].bindings.first(where: { $0.name == name }),
            let literal = binding.value?.arrayValue, !isChanged(name)
        else { return nil }
        return literal
    }

    /// Whether anything but reading happens to a variable.
    private func isChanged(_ name: String) -> Bool {
        tree.code.indices.contains { index in
            guard tree.kind(index) == .identifier, tree.name(index) == name, tree.kind(index - 1) != .period else {
                return false
            }
            if tree.is(index + 1, "+=") || tree.is(index - 1, "&") { return true }
            if tree.is(index + 1, "="), !tree.isAny(index - 1, of: ["let", "var"]) { return true }
            if tree.kind(index + 1) == .openBracket, tree.isAdjacent(index + 1) { return true }
            let methods: Set<String> = [
                "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast",
            ]
            return tree.kind(index + 1) == .period && tree.isAny(index + 2, of: methods)
        }
    }

    // MARK: Ways to insert

    /// Puts an element into a literal: to its place where the list is sorted, else to the end.
    mutating func insert(_ fragment: SourceFragment, key: String, into literal: ElementList) {
        guard let list = DelimitedList(literal) else { return }
        var insertion = ListInsertion(list: list, page: page, habits: habits)
        insertion.emptyEndsWithComma = emptyEndsWithComma(literal)
        insertion.emptyStaysInline = isInFlatCall(literal)
        let index = SortedPlace(of: key, in: literal).index
        edits += insertion.edits(adding: [ListInsertion.Addition(fragment: fragment, index: index)])
    }

    /// An empty literal that opens in a call of several lines takes a comma: so it can be told from an argument that
    /// was absent, and each of the two goes back to what it was.
    private func emptyEndsWithComma(_ literal: ElementList) -> Bool {
        !habits.avoidsTrailingCommas && tree.code[literal.open].startsLine == false
            && isInTallCall(literal.open)
    }

    private func isInFlatCall(_ literal: ElementList) -> Bool {
        guard tree.kind(literal.open - 1) == .colon, let open = tree.opener(around: literal.open),
            tree.kind(open) == .openParen
        else { return false }
        return DelimitedList(ElementList(opening: open, in: tree))?.isOnOneLine ?? false
    }

    private func isInTallCall(_ open: Int) -> Bool {
        tree.kind(open - 1) == .colon && open >= 2 && tree.code[open - 2].startsLine
    }

    /// Inserts an argument that is a list with new elements.
    mutating func insertArgument(
        _ label: String,
        _ fragments: [SourceFragment],
        into arguments: ElementList,
        order: [String]
    ) {
        guard let list = DelimitedList(arguments) else { return }
        let index = ArgumentOrder.place(of: label, among: arguments.elements.map(\.labelName), in: order)
        let isTall =
            list.arrangement == .perLine && !habits.avoidsTrailingCommas && !habits.closesOnLastLine
            && !hasInlineSiblings(arguments)
        let value: SourceFragment =
            isTall ? .tallList(fragments, trailingComma: fragments.count > 1) : .list(fragments)
        let insertion = ListInsertion(list: list, page: page, habits: habits)
        edits += insertion.edits(adding: [ListInsertion.Addition(fragment: .labeled(label, value), index: index)])
    }

    /// Whether the other lists of the package all stand on one line.
    private func hasInlineSiblings(_ arguments: ElementList) -> Bool {
        let siblings = arguments.elements.filter { element in
            ["products", "dependencies", "targets"].contains(element.labelName)
        }
        let lists = siblings.compactMap(\.value.arrayValue).compactMap(DelimitedList.init).filter { list in
            !list.elements.isEmpty
        }
        return !lists.isEmpty && lists.allSatisfy { $0.arrangement == .inline && $0.isOnOneLine }
    }

    /// Adds a literal behind an expression of which it is not known what it holds.
    mutating func append(_ fragment: SourceFragment, behind expression: Expression) {
        let end = expression.range.upperBound
        if expression.bindsWeakerThanAddition {
            edits.append(TextEdit(insert: "(", at: expression.range.lowerBound))
        }
        let before = (expression.bindsWeakerThanAddition ? ")" : "") + " + "
        let line = source.text.lineRange(at: end)
        let indentation = source.text.indentation(at: end)
        let column = page.width(of: source.text.string(in: line.lowerBound..<end)) + before.count
        let list = SourceFragment.list([fragment])
        let isInline =
            tree.kind(expression.span.start - 1) == .colon && !tree.code[expression.span.start - 2].startsLine
        let text =
            isInline
            ? list.oneLine
            : list.laidOut(in: page, indentation: indentation, column: column, suffix: line.upperBound - end)
        edits.append(TextEdit(insert: page.lineEnding.applied(to: before + text), at: end))
    }

    // MARK: Statements

    /// Adds a statement about the package: behind the last one that overwrites its list.
    mutating func addStatement(
        _ call: String,
        _ fragment: SourceFragment,
        _ touches: [ListTouch]
    ) throws(ManifestError) {
        guard let (name, declaration) = packageStatement else {
            throw ManifestError.unclear(
                "it is not clear where the package is kept",
                paste: fragment.oneLine,
                at: location(source.evaluator.packages[0].record.expression.range)
            )
        }
        let overwriting = touches.last { $0.kind.isOverwriting && $0.statement.span.start >= declaration.span.end }
        insertStatement("\(name).\(call)", behind: overwriting?.statement ?? declaration)
    }

    mutating func insertStatement(_ text: String, behind statement: Statement) {
        let end = statementEnd(statement)
        let isStatement: Bool = if case .expression = statement.kind { true } else { false }
        let lines = (isStatement ? "\n" : "\n\n") + text
        edits.append(TextEdit(insert: page.lineEnding.applied(to: lines), at: end))
        notes.append(
            Diagnostic(
                .statementAdded,
                severity: .note,
                "no list in the manifest could take the entry, so a statement adds it: `\(text)`",
                at: location(statement.range),
                remedy: "nothing needs to be done; move it where you like it better"
            )
        )
    }

    /// The end of a statement's last line, comments behind it included.
    private func statementEnd(_ statement: Statement) -> Int {
        var end = statement.range.upperBound
        let first = tree.tokenIndex(at: max(end - 1, 0)) + 1
        for token in tree.tokens[min(first, tree.tokens.count)...] {
            switch token.kind {
            case .blank: continue
            case .lineComment, .blockComment: end = token.range.upperBound
            default: return end
            }
        }
        return end
    }

    /// The variable that holds the package, and the statement of the file after which it does.
    var packageStatement: (name: String, statement: Statement)? {
        let statements = CodeBlock(tree).statements
        let globals = source.evaluator.globals.variables.filter { packageNames.contains($0.key) }
        for name in globals.keys.sorted() {
            let declaring = statements.last { statement in
                switch statement.kind {
                case .declaration(let declaration):
                    declaration.kind == .variable && declaration.bindings.contains { $0.name == name }
                case .conditional(let block):
                    block.branches.contains { branch in
                        branch.body.declarations.contains { $0.bindings.contains { $0.name == name } }
                    }
                default: false
                }
            }
            if let declaring { return (name, declaring) }
        }
        return nil
    }
}

extension Closure {
    /// Whether whatever it does, it hands on what it is given.
    var returnsItsParameter: Bool {
        let name = parameters.first ?? "$0"
        let statements = body.statements
        guard parameters.count <= 1, let last = statements.last else { return false }
        let returned: Expression? =
            switch last.kind {
            case .jump("return", let value): value
            case .expression(let value) where statements.count == 1: value
            default: nil
            }
        guard let returned, case .identifier(name) = returned.form else { return false }
        let returns = body.span.indices.filter { tree.is($0, "return") }
        return returns.allSatisfy { tree.name($0 + 1) == name }
    }
}

extension Expression {
    /// Whether `self + x` would be read as something else.
    var bindsWeakerThanAddition: Bool {
        switch form {
        case .ternary, .cast, .assignment, .control, .switching, .unknown: true
        case .binary(_, let operators):
            operators.contains { Expression.precedence(of: $0.text) < Expression.precedence(of: "+") }
        case .prefixed(let mark, _): ["try", "try?", "try!", "await"].contains(mark)
        default: false
        }
    }
}
