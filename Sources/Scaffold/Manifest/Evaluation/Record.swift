/// A value with fields: an element such as `.target(…)`, a package, an instance of the manifest's own types.
///
/// A class, as `Target` and `Package` are: what changes one of them is seen wherever it is named.
final class Record {
    enum Kind {
        case package
        /// Made by PackageDescription, as far as the manifest does not say otherwise.
        case element
        /// An instance of a type that the manifest declares.
        case instance(of: String)
        /// A case of an enum that the manifest declares.
        case enumCase(of: String)
    }

    let kind: Kind
    /// The method, the case or the type's name: `target` for `.target(…)`.
    let head: String
    var fields: [String: Value]
    /// The values without a label.
    let positional: [Value]
    /// The call, or the member, that makes it.
    let expression: Expression
    let call: Call?
    /// The call of the manifest's own function in which it was made.
    let context: CallContext?
    /// The fields that were assigned after it was made.
    private(set) var assigned: Set<String> = []

    init(
        _ kind: Kind,
        head: String,
        fields: [String: Value] = [:],
        positional: [Value] = [],
        expression: Expression,
        call: Call? = nil,
        context: CallContext?
    ) {
        self.kind = kind
        self.head = head
        self.fields = fields
        self.positional = positional
        self.expression = expression
        self.call = call
        self.context = context
    }

    func isAssigned(_ field: String) -> Bool { assigned.contains(field) }

    func assign(_ field: String, _ value: Value) {
        fields[field] = value
        assigned.insert(field)
    }

    /// Whether the same source makes both: the same call, by way of the same calls of the manifest's own functions.
    func isMade(where other: Record) -> Bool {
        guard expression.range == other.expression.range else { return false }
        var left = context
        var right = other.context
        while let outer = left, let inner = right {
            guard outer.expression.range == inner.expression.range else { return false }
            left = outer.parent
            right = inner.parent
        }
        return left == nil && right == nil
    }

    /// A copy, for types that are values.
    func copy() -> Record {
        Record(
            kind, head: head, fields: fields, positional: positional, expression: expression, call: call,
            context: context)
    }

    var isValueType: Bool {
        switch kind {
        case .instance, .enumCase: true
        case .package, .element: false
        }
    }

    /// The name of the type that declares it, for the manifest's own.
    var typeName: String? {
        switch kind {
        case .instance(let name), .enumCase(let name): name
        case .package: "Package"
        case .element: nil
        }
    }

    /// By which two entries of a list are the same: what they are and how they are called.
    var key: String {
        let name =
            fields["name"]?.text ?? fields["path"]?.text ?? fields["url"]?.text ?? fields["id"]?.text
            ?? positional.compactMap(\.key).joined(separator: ",")
        return "\(head):\(name)"
    }
}

/// A call of one of the manifest's own functions, as the way to a place in the source.
final class CallContext {
    let call: Call
    let expression: Expression
    let function: Function
    /// The argument that each parameter got; none where its default value stands.
    let arguments: [String: ElementList.Element]
    let parent: CallContext?

    init(
        call: Call,
        expression: Expression,
        function: Function,
        arguments: [String: ElementList.Element],
        parent: CallContext?
    ) {
        self.call = call
        self.expression = expression
        self.function = function
        self.arguments = arguments
        self.parent = parent
    }
}

/// Something that can be called.
final class Function {
    enum Body {
        case block(CodeBlock)
        /// The members that a key path goes along.
        case keyPath([String])
        /// An initializer of a type, named without a call: `Target.init`.
        case initializer(of: String)
    }

    let name: String?
    let parameters: [Parameter]
    let result: String?
    let body: Body
    let scope: Scope
    let receiver: Value?

    init(
        name: String?,
        parameters: [Parameter],
        result: String?,
        body: Body,
        scope: Scope,
        receiver: Value? = nil
    ) {
        self.name = name
        self.parameters = parameters
        self.result = result
        self.body = body
        self.scope = scope
        self.receiver = receiver
    }
}

/// The names that are known in a block.
final class Scope {
    private let parent: Scope?
    private(set) var variables: [String: Value] = [:]

    init(in parent: Scope? = nil) {
        self.parent = parent
    }

    func declare(_ name: String, _ value: Value) {
        variables[name] = value
    }

    func value(of name: String) -> Value? {
        variables[name] ?? parent?.value(of: name)
    }

    /// The scope that declares a name.
    func owner(of name: String) -> Scope? {
        variables[name] != nil ? self : parent?.owner(of: name)
    }
}
