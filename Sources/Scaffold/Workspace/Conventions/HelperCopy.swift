/// Copies what makes a feature's targets where the manifest writes its bare name: a call of a helper
/// (`feature("Chat")`), an entry of a list of names, or a statement with one of them.
struct HelperCopy {
    let names: FeatureNames
    /// The names of the other features, their targets and products.
    let peers: Set<String>

    /// Something that is about one feature.
    struct Unit {
        let expression: Expression
        let subject: String
    }

    /// The text with the copies in it; as it is where nothing is about the sibling.
    func result(of text: SourceText) throws(OverlappingEdits) -> SourceText {
        let tree = SyntaxTree(lexing: text)
        var edits: [TextEdit] = []
        walk(CodeBlock(tree).statements, of: tree, into: &edits)
        return try text.applying(edits)
    }

    /// Where the manifest names the sibling: the place at which to look for what was not understood.
    func place(in text: SourceText) -> Int? {
        let tree = SyntaxTree(lexing: text)
        let literals = tree.code.indices.filter { tree.kind($0) == .stringText }
        let literal = literals.first { isSibling(tree.text.string(in: tree.code[$0].range)) }
        let member = tree.code.indices.first { index in
            let name = tree.kind(index) == .identifier ? tree.name(index) : ""
            return name == names.from || name == Words.lowerCamelCase(names.from)
        }
        return (literal ?? member).map { tree.code[$0].range.lowerBound }
    }

    private func isSibling(_ name: String) -> Bool { name == names.from || names.owns(name) }

    private func isFeature(_ name: String) -> Bool { isSibling(name) || peers.contains(name) }

    // MARK: What an expression is about

    /// The feature that an expression is about: by its own text, its first argument, or what it is called on.
    func subject(of expression: Expression) -> String? {
        switch expression.form {
        case .string(let literal): return literal.value
        case .tuple(let list): return subject(of: list)
        case .call(let call):
            if let list = call.arguments, let own = subject(of: list) { return own }
            if case .member(let base?, _) = call.callee.form { return subject(of: base) }
            return nil
        case .member(let base?, _): return subject(of: base)
        default: return nil
        }
    }

    private func subject(of list: ElementList) -> String? {
        let named = list.value(labelled: "name") ?? list.elements.first?.value
        guard let named else { return nil }
        return named.stringValue
    }

    private func subject(of element: ElementList.Element) -> String? {
        element.key.map { $0.stringValue } ?? subject(of: element.value)
    }

    /// What a statement adds to a list: the value of `+=`, the argument of `append`.
    private func added(by statement: Statement) -> Expression? {
        guard case .expression(let expression) = statement.kind else { return nil }
        switch expression.form {
        case .assignment(_, let sign, let value) where sign.text == "+=": return value
        case .call(let call) where call.name == "append": return call.arguments?.elements.first?.value
        default: return nil
        }
    }

    private func subject(of statement: Statement) -> String? {
        guard let value = added(by: statement) else { return nil }
        if let list = value.arrayValue {
            return list.elements.count == 1 ? subject(of: list.elements[0]) : nil
        }
        return subject(of: value)
    }

    // MARK: Looking

    private func walk(_ statements: [Statement], of tree: SyntaxTree, into edits: inout [TextEdit]) {
        let about = statements.map(subject(of:))
        for (statement, subject) in zip(statements, about) {
            if let subject, isFeature(subject) { continue }
            switch statement.kind {
            case .declaration(let declaration):
                for binding in declaration.bindings { binding.value.map { walk($0, into: &edits) } }
            case .expression(let expression): walk(expression, into: &edits)
            case .control(let control):
                for branch in control.branches {
                    walk(branch.header, of: tree, into: &edits)
                    walk(branch.body.statements, of: tree, into: &edits)
                }
            default: continue
            }
        }
        add(to: statements, about, of: tree, into: &edits)
    }

    /// The lists in code that is no expression, such as the head of a loop.
    private func walk(_ span: CodeSpan, of tree: SyntaxTree, into edits: inout [TextEdit]) {
        var index = span.start
        while index < span.end {
            guard tree.kind(index) == .openBracket, let close = tree.partner(of: index) else {
                index += 1
                continue
            }
            walk(ElementList(opening: index, in: tree), into: &edits)
            index = close + 1
        }
    }

    private func walk(_ expression: Expression, into edits: inout [TextEdit]) {
        switch expression.form {
        case .array(let list), .dictionary(let list): walk(list, into: &edits)
        case .tuple(let list): for element in list.elements { walk(element.value, into: &edits) }
        case .call(let call):
            walk(call.callee, into: &edits)
            for element in call.arguments?.elements ?? [] { walk(element.value, into: &edits) }
        case .member(let base?, _), .postfixed(let base, _), .cast(let base, _, _), .prefixed(_, let base):
            walk(base, into: &edits)
        case .assignment(_, _, let value): walk(value, into: &edits)
        case .binary(let operands, let operators):
            for operand in operands where !(subject(of: operand).map(isFeature) ?? false) {
                walk(operand, into: &edits)
            }
            if operators.allSatisfy({ $0.text == "+" }) { add(to: operands, into: &edits) }
        default: return
        }
    }

    private func walk(_ list: ElementList, into edits: inout [TextEdit]) {
        let about = list.elements.map { subject(of: $0) }
        for (element, subject) in zip(list.elements, about) where !(subject.map(isFeature) ?? false) {
            walk(element.value, into: &edits)
        }
        guard let place = Place(of: about, self), let delimited = DelimitedList(list) else { return }
        let units = units(zip(list.elements.map(\.value), about))
        let model = list.elements[place.model]
        let addition = ListInsertion.Addition(
            fragment: .text(copy(of: model.span, in: list.tree, among: units)), index: place.index)
        let page = Page(of: list.tree.text, limit: 100)
        edits += ListInsertion(list: delimited, page: page, habits: ListHabits(of: list.tree)).edits(adding: [addition])
    }

    // MARK: Adding

    /// Which entry is copied, and before which the copy goes.
    private struct Place {
        let model: Int
        let index: Int

        /// Nil where none is about the sibling, or one is about the new feature.
        init?(of about: [String?], _ copy: HelperCopy) {
            guard let model = about.firstIndex(where: { $0.map(copy.isSibling) ?? false }), let name = about[model],
                case let new = copy.renamed(name), !about.contains(new)
            else { return nil }
            let features = about.indices.filter { about[$0].map(copy.isFeature) ?? false }
            let keys = features.map { about[$0]?.lowercased() ?? "" }
            self.model = model
            let behind = (features.last ?? model) + 1
            let isSorted = keys.count > 1 && zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
            let next = zip(features, keys).first { $0.1 > new.lowercased() }?.0
            index = isSorted ? next ?? behind : behind
        }
    }

    private func renamed(_ name: String) -> String { names.owns(name) ? names.name(name) : names.to }

    private func units(_ entries: Zip2Sequence<[Expression], [String?]>) -> [Unit] {
        entries.compactMap { expression, subject in
            guard let subject, isFeature(subject) else { return nil }
            return Unit(expression: expression, subject: subject)
        }
    }

    private func add(to operands: [Expression], into edits: inout [TextEdit]) {
        let about = operands.map(subject(of:))
        guard let place = Place(of: about, self), let tree = operands.first?.tree else { return }
        let text = copy(of: operands[place.model].span, in: tree, among: units(zip(operands, about)))
        let before = max(place.model, 1) - 1
        let gap = operands[before].range.upperBound..<operands[before + 1].range.lowerBound
        let written = tree.text.string(in: gap)
        let sign = written.contains("/") ? " + " : written
        edits.append(
            place.index == 0
                ? TextEdit(insert: text + sign, at: operands[0].range.lowerBound)
                : TextEdit(insert: sign + text, at: operands[place.index - 1].range.upperBound))
    }

    private func add(
        to statements: [Statement],
        _ about: [String?],
        of tree: SyntaxTree,
        into edits: inout [TextEdit]
    ) {
        guard let place = Place(of: about, self) else { return }
        let values = statements.map { added(by: $0) }
        let units = zip(values, about).compactMap { value, subject -> Unit? in
            guard let value, let subject, isFeature(subject) else { return nil }
            return Unit(expression: value, subject: subject)
        }
        let model = statements[place.model].range
        let copied = copy(of: statements[place.model].span, in: tree, among: units)
        let indentation = tree.text.indentation(at: model.lowerBound)
        let neighbour = statements[max(place.index, 1) - 1]
        guard let end = tree.lineEnd(behind: neighbour.span.end - 1) else { return }
        let line = tree.text.lineRange(at: model.lowerBound)
        let isApart = line.lowerBound > 0 && tree.text.lineRange(at: line.lowerBound - 1).isEmpty
        let isFirst = (about.firstIndex { $0.map(isFeature) ?? false }) == place.model
        let gap = isApart && !isFirst ? "\n\n" : "\n"
        let text = tree.text.lineEnding.applied(to: gap + indentation + copied)
        edits.append(TextEdit(insert: text, at: end))
    }
}

// MARK: - The copy

extension HelperCopy {
    /// What is written of the sibling, with the names changed and without what few other features have.
    private func copy(of span: CodeSpan, in tree: SyntaxTree, among units: [Unit]) -> String {
        let source = tree.string(in: span).replacing("\r\n", with: "\n")
        let calls = units.compactMap { arguments(of: $0.expression) }
        var text = SourceText(renamedLiterals(source))
        while let edits = removal(in: text, calls: calls), let next = try? text.applying(edits) { text = next }
        return text.string
    }

    private func renamedLiterals(_ source: String) -> String {
        let renamed = names.element(source)
        let tree = SyntaxTree(lexing: SourceText(renamed))
        let edits = tree.code.indices.compactMap { index -> TextEdit? in
            guard tree.kind(index) == .stringText, tree.kind(index - 1) == .stringStart,
                tree.text.string(in: tree.code[index].range) == names.from
            else { return nil }
            return TextEdit(range: tree.code[index].range, replacement: Array(names.to.utf8))
        }
        return (try? tree.text.applying(edits))?.string ?? renamed
    }

    /// The list whose first entry names the feature.
    private func arguments(of expression: Expression) -> ElementList? {
        switch expression.form {
        case .tuple(let list): return list
        case .call(let call):
            if let list = call.arguments, list.elements.contains(where: { $0.value.stringValue != nil }) {
                return list
            }
            if case .member(let base?, _) = call.callee.form { return arguments(of: base) }
            return nil
        case .array(let list): return list.elements.first.flatMap { arguments(of: $0.value) }
        default: return nil
        }
    }

    /// The edits that take out one argument, or one element of an argument's list, that most others do not have.
    private func removal(in text: SourceText, calls: [ElementList]) -> [TextEdit]? {
        let tree = SyntaxTree(lexing: text)
        guard let list = argumentLists(in: tree).first else { return nil }
        let page = Page(of: text, limit: 100)
        for (number, element) in list.elements.enumerated() {
            let others = calls.compactMap { value(like: element, number, in: $0) }
            let isOwn = element.value.stringValue.map { $0 == names.to || $0.hasPrefix(names.to) } ?? false
            if element.labelName != nil, !isOwn, calls.count > 1, others.count * 2 <= calls.count,
                let delimited = DelimitedList(list)
            {
                return ListRemoval(list: delimited, page: page).edits(removing: number, losesComma: false)
            }
            guard let entries = element.value.arrayValue, let delimited = DelimitedList(entries) else { continue }
            let known = others.map { Set(($0.arrayValue?.elements ?? []).map { $0.tree.string(in: $0.span) }) }
            for (index, entry) in entries.elements.enumerated() {
                let own = tree.string(in: entry.span)
                let count = known.count { $0.contains(own) }
                if own.contains(names.to) || known.count > 1 && count * 2 > calls.count { continue }
                return ListRemoval(list: delimited, page: page).edits(removing: index, losesComma: false)
            }
        }
        return nil
    }

    private func value(like element: ElementList.Element, _ number: Int, in list: ElementList) -> Expression? {
        if let label = element.labelName { return list.value(labelled: label) }
        return list.elements.indices.contains(number) ? list.elements[number].value : nil
    }

    /// The parentheses in a copy that begin with the new feature's name.
    private func argumentLists(in tree: SyntaxTree) -> [ElementList] {
        tree.code.indices.filter { tree.kind($0) == .openParen }.map { ElementList(opening: $0, in: tree) }
            .filter { list in
                subject(of: list).map { $0.contains(names.to) } ?? false
            }
    }
}
