/// Finds the `switch` that a branch is meant for, also where people have moved it.
struct SwitchSite {
    struct Place {
        let file: EditedFile
        let function: Declaration
        let statement: Switch
    }

    let type: DeclaredType
    /// `func view(for:)`, `init?(path:)`
    let function: DeclarationQuery
    /// What the new branch matches.
    let pattern: SwitchBranch.Pattern
    let paste: String

    /// The switches that need the branch: one, or one in each `#if` branch that declares the function.
    ///
    /// - Throws: `EditError` where none is found, or it is not certain which.
    func places() throws(EditError) -> [Place] {
        let functions = functions()
        var places: [Place] = []
        for part in functions {
            guard let place = try place(in: part) else { continue }
            places.append(place)
        }
        let isChosenByCondition = functions.allSatisfy { !$0.declaration.conditions.isEmpty }
        if places.count == 1 || (places.count > 1 && isChosenByCondition) { return places }
        if places.isEmpty, let moved = try movedPlace(parameterTypes: Self.parameterTypes(of: functions)) {
            return [moved]
        }
        let name = "`\(function)`"
        let location = functions.first?.place ?? type.declarations.first?.place
        if functions.isEmpty { throw EditError("`\(type.query)` has no \(name)", at: location, paste: paste) }
        let reason = places.isEmpty ? "\(name) has no `switch` to add to" : "there is more than one \(name)"
        throw EditError(reason, at: location, paste: paste)
    }

    /// Those of the name; of several, the ones that take the type that was asked for, if there are any.
    private func functions() -> [DeclaredType.Part] {
        let named = type.members.filter { function.matches($0.declaration) }
        let exact = named.filter { function.namesTypes(of: $0.declaration) }
        return exact.isEmpty ? named : exact
    }

    private static func parameterTypes(of functions: [DeclaredType.Part]) -> Set<String> {
        Set(functions.flatMap { $0.declaration.parameters.compactMap(\.type?.text) })
    }

    /// The switch over a parameter of the function; in a property, which has none, the only switch.
    private func place(in part: DeclaredType.Part) throws(EditError) -> Place? {
        let names = Set(part.declaration.parameters.map(\.name))
        let isProperty = part.declaration.kind == .variable
        let candidates = Self.switches(in: part.declaration).filter { statement in
            let isOverParameter = Self.root(of: statement.subject).map(names.contains) == true
            return (isProperty || isOverParameter) && accepts(statement)
        }
        guard candidates.count < 2 else {
            let start = candidates[1].range.lowerBound
            let reason = "`\(function)` has more than one `switch`" + (isProperty ? "" : " over its parameter")
            throw EditError(reason, at: part.file.location(of: start), paste: paste)
        }
        return candidates.first.map { Place(file: part.file, function: part.declaration, statement: $0) }
    }

    /// The only switch of the type over a value of the parameter's type that is an exhaustive list of enum cases: what
    /// becomes of the function's body when it is taken into a function or property of its own.
    private func movedPlace(parameterTypes: Set<String>) throws(EditError) -> Place? {
        guard pattern.caseName != nil else { return nil }
        var candidates: [Place] = []
        for part in type.members {
            let parameters = part.declaration.parameters.filter { parameterTypes.contains($0.type?.text ?? "") }
            let names = Set(parameters.map(\.name))
            for statement in Self.switches(in: part.declaration) {
                guard let root = Self.root(of: statement.subject), names.contains(root), accepts(statement) else {
                    continue
                }
                candidates.append(Place(file: part.file, function: part.declaration, statement: statement))
            }
        }
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// Whether the branches of a switch are of the kind that the new one is: all enum cases, or all literals, be they
    /// optional or not.
    private func accepts(_ statement: Switch) -> Bool {
        let patterns = statement.branches.flatMap(\.patterns).filter { !$0.isCatchAll }
        return pattern.caseName == nil
            ? patterns.allSatisfy { $0.caseName.map(["some", "none"].contains) ?? true }
            : patterns.allSatisfy { $0.caseName != nil }
    }

    /// Every switch in a declaration's body, those in closures and other switches included.
    static func switches(in declaration: Declaration) -> [Switch] {
        guard let body = declaration.braces else { return [] }
        return switches(in: body, of: declaration.tree)
    }

    static func switches(in span: CodeSpan, of tree: SyntaxTree) -> [Switch] {
        span.indices.compactMap { index in
            guard tree.is(index, "switch"), tree.kind(index - 1) != .period, tree.kind(index + 1) != .colon else {
                return nil
            }
            return Switch(at: index, in: tree)
        }
    }

    /// `path` for `path`, `(path)`, `path.first` and `path.popFirst()`.
    private static func root(of subject: Expression) -> String? {
        var current = subject
        while true {
            switch current.form {
            case .identifier(let name): return name
            case .tuple(let values):
                guard values.elements.count == 1, values.elements[0].label == nil else { return nil }
                current = values.elements[0].value
            case .member(let base?, _): current = base
            case .call(let call): current = call.callee
            case .subscripted(let base, _), .postfixed(let base, _): current = base
            case .prefixed("await", let inner), .prefixed("try", let inner): current = inner
            default: return nil
            }
        }
    }
}

extension SwitchBranch.Pattern {
    /// Whether nothing is left behind it for a branch that names a case or a literal: it matches everything, or all but
    /// `nil`.
    var isCatchAll: Bool { condition == nil && Self.matchesAll(expression) }

    private static func matchesAll(_ pattern: Expression) -> Bool {
        switch pattern.form {
        case .identifier("_"): true
        case .postfixed(let inner, "?"): matchesAll(inner)
        case .prefixed("let", let inner), .prefixed("var", let inner): isName(inner)
        default: wrapped(in: pattern).map(matchesAll) ?? false
        }
    }

    private static func isName(_ pattern: Expression) -> Bool {
        switch pattern.form {
        case .identifier: true
        case .postfixed(let inner, "?"): isName(inner)
        default: wrapped(in: pattern).map(isName) ?? false
        }
    }

    /// The pattern in `.some(…)`.
    private static func wrapped(in pattern: Expression) -> Expression? {
        guard let call = pattern.callValue, call.name == "some", call.arguments?.elements.count == 1 else { return nil }
        return call.arguments?.elements[0].value
    }
}

extension SwitchBranch {
    /// Whether nothing is left for the branches behind it.
    var isCatchAll: Bool { isDefault || patterns.contains(where: \.isCatchAll) }
}
