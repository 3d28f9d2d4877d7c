/// Follows a manifest as far as it can be followed without running it.
///
/// It knows enough of Swift for what manifests do: constants, lists, loops over known lists, `map` and its like,
/// the manifest's own functions and types. What depends on the environment or the platform is followed both ways and
/// marked; what it does not know is `unknown`. Nothing is guessed.
final class Evaluator {
    let tree: SyntaxTree
    let tools: ToolsVersion
    let globals = Scope()
    var types = TypeTable()
    /// The manifest's functions outside of types, by name.
    var functions: [String: [Declaration]] = [:]
    /// The file's computed variables, which can be named before they are declared.
    var computedGlobals: [String: Function] = [:]
    /// The packages in the order in which they are made, with whether each is.
    var packages: [(record: Record, presence: Presence)] = []
    /// Every name that an element made by one call turned out to have; nil for one that is not known.
    private(set) var namesBySite: [Int: Set<String?>] = [:]
    /// Targets that only statements behind the package speak of, by name.
    var spokenOf: [String: Record] = [:]
    /// The places of statements that change a list of the package in ways that are not followed.
    var obscureChanges: [Expression] = []

    /// How sure it is that the code that is followed now runs.
    var presence: Presence = .always
    var context: CallContext?
    private(set) var frames: [Frame] = []
    private var staticValues: [String: Value] = [:]
    private var steps = 0
    private var depth = 0
    /// More than any manifest of this length needs; it ends loops that never would.
    private let stepLimit: Int
    private static let depthLimit = 60
    /// Deeper than any manifest nests its expressions; it keeps what is nested without end from filling the stack.
    private static let nestingLimit = 120

    /// What is known of the function that is followed.
    struct Frame {
        var results: [Value.Alternative] = []
        let resultType: String?
        /// Whether a `return` may have ended it before.
        var mayHaveEnded = false
    }

    /// How a block ends.
    enum Flow {
        case onward
        case returned
        /// `break` or `continue`.
        case left
    }

    init(following tree: SyntaxTree, tools: ToolsVersion) {
        self.tree = tree
        self.tools = tools
        stepLimit = 50_000 + 20 * tree.code.count
        let file = CodeBlock(tree)
        for declaration in file.declarations {
            types.add(declaration)
            if declaration.kind == .function { functions[declaration.name, default: []].append(declaration) }
            for binding in declaration.bindings where !binding.isStored(in: tree) && declaration.conditions.isEmpty {
                computedGlobals[binding.name] = computedVariable(binding, in: globals)
            }
        }
        run(file, in: globals)
    }

    /// Whether there is still time; false ends everything with `unknown`.
    func step() -> Bool {
        steps += 1
        return steps < stepLimit
    }

    /// Goes one level deeper into what is nested; gives `fallback` where that would be too deep.
    func deeper<Result>(or fallback: Result, _ work: () -> Result) -> Result {
        guard depth < Self.nestingLimit else { return fallback }
        depth += 1
        defer { depth -= 1 }
        return work()
    }

    func noteElement(_ record: Record) {
        let site = record.expression.range.lowerBound
        let name = record.fields["name"].map { $0.text }
        if case .some(.none) = name {
            namesBySite[site, default: []].insert(nil)
        } else if let name = name.flatMap({ $0 }) {
            namesBySite[site, default: []].insert(name)
        }
    }

    /// Follows `work` as something that runs at most as surely as `limit`.
    func limited<Result>(to limit: Presence, _ work: () -> Result) -> Result {
        let outer = presence
        presence = min(presence, limit)
        defer { presence = outer }
        return work()
    }

    // MARK: Functions

    func function(_ declaration: Declaration, in scope: Scope, receiver: Value? = nil) -> Function? {
        guard let body = declaration.body else { return nil }
        return Function(
            name: declaration.name,
            parameters: declaration.parameters,
            result: Self.resolvedSelf(declaration.returnType?.text, receiver),
            body: .block(body),
            scope: scope,
            receiver: receiver
        )
    }

    /// `Self` as the type that it stands for.
    static func resolvedSelf(_ type: String?, _ receiver: Value?) -> String? {
        guard type == "Self", case .type(let name)? = receiver else { return type }
        return name
    }

    /// Runs a function's block and gives what it returns.
    func result(of block: CodeBlock, in scope: Scope, resultType: String?) -> Value {
        guard frames.count < (presence == .never ? 6 : Self.depthLimit) else { return .unknown }
        frames.append(Frame(resultType: resultType))
        let outer = presence
        defer { presence = outer }
        let statements = block.statements
        if statements.count == 1, let value = impliedResult(of: statements[0], in: scope, resultType: resultType) {
            frames.removeLast()
            return value
        }
        _ = run(statements, in: scope)
        let frame = frames.removeLast()
        guard !frame.results.isEmpty else { return .tuple([]) }
        let last = frame.results.last.map { Value.Alternative(value: $0.value, presence: $0.presence) }
        guard frame.results.count > 1, let last else { return frame.results[0].value }
        return .joining(frame.results.dropLast() + [last])
    }

    /// The value of a block that is one expression.
    private func impliedResult(of statement: Statement, in scope: Scope, resultType: String?) -> Value? {
        switch statement.kind {
        case .expression(let expression):
            if case .assignment = expression.form { return nil }
            return evaluate(expression, in: scope, expecting: resultType)
        case .switching(let choice):
            return value(of: choice, in: scope, expecting: resultType)
        case .control(let control) where control.keyword == "if" && resultType != nil:
            return value(of: control, in: scope, expecting: resultType)
        default:
            return nil
        }
    }

    func noteResult(_ value: Value) {
        guard !frames.isEmpty else { return }
        let last = frames.count - 1
        frames[last].results.append(Value.Alternative(value: value, presence: presence))
        if presence == .sometimes { frames[last].mayHaveEnded = true }
    }

    var resultType: String? { frames.last?.resultType }

    /// Whether what follows in this function may be skipped.
    var mayHaveEnded: Bool { frames.last?.mayHaveEnded ?? false }

    // MARK: Static members

    func staticValue(_ name: String, of type: String, _ member: Declaration) -> Value {
        let key = "\(type).\(name)"
        if let known = staticValues[key] { return known }
        let scope = Scope(in: globals)
        scope.declare("self", .type(type))
        scope.declare("Self", .type(type))
        guard let binding = member.bindings.first(where: { $0.name == name }) else {
            return function(member, in: scope, receiver: .type(type)).map(Value.function) ?? .unknown
        }
        let declared = Self.resolvedSelf(binding.type?.text, .type(type)) ?? (type.contains("Array") ? nil : type)
        if let accessors = binding.accessors, !binding.isStored(in: tree) {
            return computed(accessors, in: scope, type: declared)
        }
        guard let initial = binding.value else { return .unknown }
        staticValues[key] = .unknown
        let outer = context
        context = nil
        let value = evaluate(initial, in: scope, expecting: declared)
        context = outer
        staticValues[key] = value
        return value
    }

    func setStaticValue(_ name: String, of type: String, _ value: Value) {
        staticValues["\(type).\(name)"] = value
    }

    /// The value of a computed property: what stands in its braces, or in its `get`.
    func computed(_ accessors: CodeSpan, in scope: Scope, type: String?) -> Value {
        var inner = CodeSpan(start: accessors.start + 1, end: accessors.end - 1)
        if tree.is(inner.start, "get"), tree.kind(inner.start + 1) == .openBrace,
            let close = tree.partner(of: inner.start + 1)
        {
            inner = CodeSpan(start: inner.start + 2, end: close)
        }
        return result(of: CodeBlock(tree, inner, .code), in: Scope(in: scope), resultType: type)
    }
}
