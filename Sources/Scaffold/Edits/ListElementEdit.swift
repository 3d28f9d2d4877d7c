/// An element for a list literal in a Swift file, such as the value of a static property or an argument of `@Test`.
///
/// It is there already where an element says the same about the same thing: for a tuple or a call, what its first
/// value names (`("summary", .summary)`, `Entry(route: .cart(.cart), …)`); for anything else, the same tokens.
struct ListElementEdit: SourceEdit {
    let declares: DeclarationQuery
    /// The way from the declaration to the list: `static let screens`, or `func aLinkNamesAScreen` and
    /// `@Test arguments`.
    let at: [String]
    let text: String
    let isSorted: Bool

    /// - Throws: `EditError` where there is no literal, or it is not certain which.
    func proposal(in files: [EditedFile]) throws(EditError) -> [FileEdits] {
        let type = try DeclaredType(declares, in: files, paste: text)
        let (part, literal) = try literal(of: type)
        let element = SyntaxTree(lexing: SourceText(text))
        let wanted = Expression(element, element.span)
        guard !literal.elements.contains(where: { Self.isSame(wanted, $0.value) }) else { return [] }
        guard let list = DelimitedList(literal) else {
            throw EditError("the list of `\(at.joined(separator: " / "))` is not closed", at: part.place, paste: text)
        }
        let index = isSorted ? Self.sortedPlace(of: wanted, in: literal) : literal.elements.count
        let edits = ElementPlace(file: part.file, list: list).edits(inserting: text, at: index)
        return [FileEdits(path: part.file.path, edits: edits)]
    }

    func sites(in files: [EditedFile]) throws(EditError) -> [EditRemoval.Site] {
        let type = try DeclaredType(declares, in: files, paste: text)
        let (part, literal) = try literal(of: type)
        let element = SyntaxTree(lexing: SourceText(text))
        let wanted = Expression(element, element.span)
        return literal.elements.indices.filter { Self.isSame(wanted, literal.elements[$0].value) }.map { index in
            EditRemoval.Site(
                file: part.file,
                range: literal.elements[index].range,
                ways: ElementPlace.ways(toRemove: index, from: literal, in: part.file)
            )
        }
    }

    private func literal(of type: DeclaredType) throws(EditError) -> (DeclaredType.Part, ElementList) {
        guard let first = at.first, let query = DeclarationQuery(first) else {
            throw EditError("`\(at.joined(separator: " / "))` leads to no list", at: nil, paste: text)
        }
        let members = type.members.filter { query.matches($0.declaration) }
        guard members.count < 2 else {
            throw EditError("`\(type.query)` has more than one `\(query)`", at: members[1].place, paste: text)
        }
        guard let member = members.first else {
            throw EditError("`\(type.query)` has no `\(query)`", at: type.declarations.first?.place, paste: text)
        }
        let value = at.count > 1 ? argument(at[1], of: member.declaration) : value(of: member.declaration, query.name)
        guard let literal = value.flatMap(Self.literal) else {
            let reason = "`\(at.joined(separator: " / "))` is no list literal"
            throw EditError(reason, at: member.place, paste: text)
        }
        return (member, literal)
    }

    /// `@Test arguments`: the argument of that label.
    private func argument(_ step: String, of declaration: Declaration) -> Expression? {
        let words = step.split(separator: " ")
        guard let name = words.first, name.hasPrefix("@"), words.count == 2 else { return nil }
        return declaration.attribute(String(name.dropFirst()))?.arguments?.value(labelled: String(words[1]))
    }

    /// The initial value of a variable, or what its getter consists of.
    private func value(of declaration: Declaration, _ name: String) -> Expression? {
        guard let binding = declaration.bindings.first(where: { $0.name == name }) else { return nil }
        if let value = binding.value { return value }
        guard let accessors = binding.accessors, declaration.tree.partner(of: accessors.start) != nil else {
            return nil
        }
        let inner = CodeSpan(start: accessors.start + 1, end: accessors.end - 1)
        let statements = CodeBlock(declaration.tree, inner, .code).statements
        guard statements.count == 1 else { return nil }
        switch statements[0].kind {
        case .expression(let value), .jump("return", let value?): return value
        default: return nil
        }
    }

    /// The literal itself, or the last one that is added to others.
    private static func literal(of value: Expression) -> ElementList? {
        switch value.form {
        case .array(let list): return list
        case .cast(let inner, "as", _): return literal(of: inner)
        case .binary(let operands, let operators):
            guard operators.allSatisfy({ $0.text == "+" }) else { return nil }
            return operands.last { $0.arrayValue != nil }?.arrayValue
        default: return nil
        }
    }

    private static func isSame(_ wanted: Expression, _ other: Expression) -> Bool {
        if let key = key(of: wanted) { return key == Self.key(of: other) }
        return wanted.tree.compact(wanted.span) == other.tree.compact(other.span)
    }

    /// What the first value of a tuple or call names; nil for other elements.
    private static func key(of element: Expression) -> String? {
        let values: ElementList
        switch element.form {
        case .tuple(let list): values = list
        case .call(let call):
            guard let arguments = call.arguments else { return nil }
            values = arguments
        default: return nil
        }
        guard values.elements.count > 1, let first = values.elements.first?.value else { return nil }
        if let text = first.stringValue { return "\"\(text)\"" }
        if case .call(let call) = first.form { return call.name }
        if case .member(_, let name) = first.form { return name }
        return first.tree.compact(first.span)
    }

    private static func sortedPlace(of wanted: Expression, in literal: ElementList) -> Int {
        let keys = literal.elements.map { name(of: $0.value) }
        let new = name(of: wanted)
        let isSorted = zip(keys, keys.dropFirst()).allSatisfy { $0 <= $1 }
        return isSorted ? keys.firstIndex { $0 > new } ?? keys.count : keys.count
    }

    private static func name(of element: Expression) -> String {
        (element.stringValue ?? key(of: element) ?? element.tree.compact(element.span)).lowercased()
    }
}
