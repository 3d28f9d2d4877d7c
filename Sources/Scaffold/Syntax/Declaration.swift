/// A declaration where it stands: its head, and where its body lies.
struct Declaration: Sendable {
    enum Kind: String, Sendable {
        case `import`, variable, function, initializer, deinitializer, `subscript`, `typealias`, `associatedtype`
        case `struct`, `class`, `enum`, actor, `protocol`, `extension`
        /// A `case` line of an enum.
        case enumCase = "case"
        case `operator`, `precedencegroup`, macro

        /// Whether it is a type, or adds to one.
        var hasMembers: Bool {
            switch self {
            case .struct, .class, .enum, .actor, .protocol, .extension: true
            default: false
            }
        }
    }

    let tree: SyntaxTree
    let kind: Kind
    /// From the first attribute to the end of the body.
    let span: CodeSpan
    let attributes: [Attribute]
    /// `public`, `private(set)`, `static`, …
    let modifiers: [String]
    /// The token of `struct`, `func`, `let`, …
    let keyword: Int
    /// What is declared: for an extension the type as it is written, for an import the module's path, for variables
    /// and enum cases the first of them.
    let name: String
    /// Where the name stands; empty for an `init`.
    let nameSpan: CodeSpan
    /// What a type inherits from and conforms to.
    let inheritedTypes: [TypeReference]
    /// The parameters of a function, an initializer or a subscript.
    let parameters: [Parameter]
    let returnType: TypeReference?
    /// The variables of a `let` or `var`.
    let bindings: [VariableBinding]
    /// The cases of a `case` line.
    let cases: [EnumElement]
    /// The tokens of the braces around the body, the accessors of a single variable included.
    let braces: CodeSpan?
    /// The `#if` branches that it stands in, the outermost first, as far as the block reaches that listed it.
    var conditions: [ConditionalBranch] = []

    var range: TextRange { tree.range(of: span) }

    /// What stands in the braces.
    var body: CodeBlock? {
        guard let braces else { return nil }
        let hasClose = tree.partner(of: braces.start) != nil
        let inner = CodeSpan(start: braces.start + 1, end: hasClose ? braces.end - 1 : braces.end)
        return CodeBlock(tree, inner, kind.hasMembers ? .members : .code)
    }

    /// The declarations in a type's body, those in `#if` included.
    var members: [Declaration] { kind.hasMembers ? body?.declarations ?? [] : [] }

    func hasModifier(_ modifier: String) -> Bool { modifiers.contains(modifier) }

    func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }

    /// `view(for:)`, `init(path:)`; nil for what takes no parameters by its kind.
    var signature: String? {
        switch kind {
        case .function, .initializer, .subscript:
            name + "(" + parameters.map { ($0.label ?? "_") + ":" }.joined() + ")"
        default: nil
        }
    }
}

/// `@Test(arguments: …)`
struct Attribute: Sendable {
    let tree: SyntaxTree
    let span: CodeSpan
    let name: String
    let arguments: ElementList?

    init(at start: Int, to end: Int, in tree: SyntaxTree) {
        self.tree = tree
        span = CodeSpan(start: start, end: end)
        let hasArguments = tree.kind(end - 1) == .closeParen
        let open = hasArguments ? tree.partner(of: end - 1) : nil
        name = tree.compact(CodeSpan(start: start + 1, end: open ?? end))
        arguments = open.map { ElementList(opening: $0, in: tree) }
    }
}

/// One variable of a `let` or `var`.
struct VariableBinding: Sendable {
    /// The variable, or the pattern as it is written.
    let name: String
    let nameSpan: CodeSpan
    let type: TypeReference?
    let value: Expression?
    /// The tokens of the braces around accessors or observers.
    let accessors: CodeSpan?

    /// Whether it takes up memory: it has no accessors but `willSet` and `didSet`.
    func isStored(in tree: SyntaxTree) -> Bool {
        guard let accessors else { return true }
        return tree.is(accessors.start + 1, "didSet") || tree.is(accessors.start + 1, "willSet")
    }
}

/// One case of an enum's `case` line.
struct EnumElement: Sendable {
    let name: String
    /// The name, the associated values and the raw value.
    let span: CodeSpan
    /// The associated values.
    let values: ElementList?
    let rawValue: Expression?
}

/// A parameter of a function or a closure.
struct Parameter: Sendable {
    /// What callers write; nil for `_`.
    let label: String?
    /// What the body calls it.
    let name: String
    let type: TypeReference?
    let defaultValue: Expression?

    /// The parameters between the parenthesis `open` and its partner.
    static func list(opening open: Int, in tree: SyntaxTree) -> [Parameter] {
        let span = CodeSpan(start: open + 1, end: tree.partner(of: open) ?? tree.code.count)
        let scanner = CodeScanner(tree, in: span)
        var parameters: [Parameter] = []
        var index = span.start
        while index < span.end {
            while scanner.kind(index) == .at { index = scanner.attributeEnd(from: index) }
            let first = index
            var names: [String] = []
            while scanner.kind(index) == .identifier {
                names.append(tree.name(index))
                index += 1
            }
            var type: TypeReference?
            if scanner.kind(index) == .colon {
                let end = scanner.typeEnd(from: index + 1)
                type = TypeReference(tree: tree, span: CodeSpan(start: index + 1, end: end))
                index = end
            }
            var value: Expression?
            if scanner.is(index, "=") {
                let end = scanner.expressionEnd(from: index + 1)
                value = Expression(tree, CodeSpan(start: index + 1, end: end))
                index = end
            }
            while index < span.end, tree.kind(index) != .comma { index = scanner.step(index) }
            index += 1
            guard let label = names.first else { continue }
            // The default argument of a closure's parameter has no label of its own; neither matters there.
            let isUnlabelled = tree.is(first, "_")
            parameters.append(
                Parameter(label: isUnlabelled ? nil : label, name: names.last ?? label, type: type, defaultValue: value)
            )
        }
        return parameters
    }
}
