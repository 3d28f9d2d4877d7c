@testable import Scaffold

/// What the parser reads, in a form that tables of expectations can hold.
enum SyntaxDump {
    /// `(call (member . target) [name: "Core"])`: one parenthesis a node.
    static func expression(_ expression: Expression) -> String {
        switch expression.form {
        case .array(let list): "[" + elements(list) + "]"
        case .dictionary(let list): "[:" + elements(list) + "]"
        case .tuple(let list): "(tuple " + elements(list) + ")"
        case .call(let call): self.call(call)
        case .subscripted(let base, let list): "(subscript \(self.expression(base)) [\(elements(list))])"
        case .member(let base, let name): (base.map(self.expression) ?? "") + "." + name
        case .identifier(let name): name
        case .string(let literal): string(literal)
        case .number(let text): text
        case .boolean(let value): "\(value)"
        case .null: "null"
        case .closure(let closure): self.closure(closure)
        case .binary(let operands, let operators):
            "("
                + zip(operands, operators.map(\.text) + [""])
                .flatMap { [self.expression($0), $1] }
                .filter { !$0.isEmpty }
                .joined(separator: " ") + ")"
        case .assignment(let target, let `operator`, let value):
            "(\(self.expression(target)) \(`operator`.text) \(self.expression(value)))"
        case .ternary(let condition, let then, let otherwise):
            "(\(self.expression(condition)) ? \(self.expression(then)) : \(self.expression(otherwise)))"
        case .cast(let value, let keyword, let type): "(\(self.expression(value)) \(keyword) <\(type.text)>)"
        case .prefixed(let prefix, let value): "(\(prefix) \(self.expression(value)))"
        case .postfixed(let value, let mark): "(\(self.expression(value)) \(mark))"
        case .generic(let base, let arguments):
            "(generic \(self.expression(base)) <\(base.tree.compact(arguments))>)"
        case .keyPath: "(keypath \(expression.text))"
        case .macro(let name): name
        case .regex: "(regex \(expression.text))"
        case .switching(let statement): switched(statement)
        case .control(let control): self.control(control)
        case .operatorReference(let name): "(operator \(name))"
        case .unknown: "(unknown \(expression.text))"
        }
    }

    private static func elements(_ list: ElementList) -> String {
        list.elements.map { element in
            let label = element.labelName.map { $0 + ": " } ?? ""
            let key = element.key.map { expression($0) + ": " } ?? ""
            return label + key + expression(element.value)
        }
        .joined(separator: ", ")
    }

    private static func call(_ call: Call) -> String {
        let arguments = call.arguments.map { " [" + elements($0) + "]" } ?? ""
        let closures = call.trailingClosures.map { closure in
            " " + (closure.label.map { $0 + ": " } ?? "") + self.closure(closure.closure)
        }
        return "(call " + expression(call.callee) + arguments + closures.joined() + ")"
    }

    private static func string(_ literal: StringLiteral) -> String {
        let parts = literal.segments.map { segment in
            switch segment {
            case .text(let text): text.replacing("\n", with: "⏎")
            case .interpolation(let list): "⟨" + elements(list) + "⟩"
            }
        }
        return "\"" + parts.joined() + "\""
    }

    private static func closure(_ closure: Closure) -> String {
        let parameters = closure.parameters.isEmpty ? "" : closure.parameters.joined(separator: " ") + " in "
        return "{" + parameters + block(closure.body) + "}"
    }

    static func block(_ block: CodeBlock) -> String {
        block.statements.map(statement).joined(separator: "; ")
    }

    static func statement(_ statement: Statement) -> String {
        switch statement.kind {
        case .declaration(let value): declaration(value)
        case .expression(let value): expression(value)
        case .conditional(let value): conditional(value)
        case .switching(let value): switched(value)
        case .control(let value): control(value)
        case .jump(let keyword, let value): keyword + (value.map { " " + expression($0) } ?? "")
        case .unknown: "(unknown \(statement.tree.string(in: statement.span)))"
        }
    }

    private static func conditional(_ block: ConditionalBlock) -> String {
        let branches = block.branches.map { branch in
            block.tree.string(branch.keyword) + (branch.condition.map { " " + expression($0) } ?? "")
                + " {" + self.block(branch.body) + "}"
        }
        return branches.joined(separator: " ")
    }

    private static func control(_ control: ControlFlow) -> String {
        control.branches.map { branch in
            let header = control.tree.compact(branch.header)
            return branch.keyword + (header.isEmpty ? "" : " <\(header)>") + " {" + block(branch.body) + "}"
        }
        .joined(separator: " ")
    }

    private static func switched(_ value: Switch) -> String {
        "switch \(expression(value.subject)) {"
            + value.entries.map { entry in
                switch entry {
                case .branch(let branch): self.branch(branch)
                case .conditional(let block):
                    block.branches.map { branch in
                        block.tree.string(branch.keyword) + " "
                            + Switch.entries(of: branch.content, in: value.tree).compactMap { entry in
                                if case .branch(let inner) = entry { self.branch(inner) } else { nil }
                            }
                            .joined(separator: " ")
                    }
                    .joined(separator: " ") + " #endif"
                }
            }
            .joined(separator: " ") + "}"
    }

    static func branch(_ branch: SwitchBranch) -> String {
        let patterns = branch.patterns.map { pattern in
            (pattern.caseName ?? pattern.expression.text)
                + (pattern.condition.map { " where " + expression($0) } ?? "")
        }
        let label = branch.isUnknown ? "@unknown" : branch.isDefault ? "default" : patterns.joined(separator: ",")
        return "|\(label)|\(branch.fallsThrough ? "↓" : "") " + block(branch.body)
    }

    static func declaration(_ declaration: Declaration) -> String {
        var text = declaration.attributes.map { "@\($0.name) " }.joined()
        text += declaration.modifiers.map { $0 + " " }.joined()
        text += declaration.kind.rawValue + " "
        switch declaration.kind {
        case .variable:
            text += declaration.bindings.map { binding in
                binding.name + (binding.type.map { ":" + $0.text } ?? "")
                    + (binding.value.map { " = " + expression($0) } ?? "") + (binding.accessors == nil ? "" : " {…}")
            }
            .joined(separator: ", ")
        case .enumCase:
            text += declaration.cases.map { element in
                element.name + (element.values.map { "(" + elements($0) + ")" } ?? "")
                    + (element.rawValue.map { " = " + expression($0) } ?? "")
            }
            .joined(separator: ", ")
        default:
            text += declaration.signature ?? declaration.name
            if let type = declaration.returnType { text += " -> " + type.text }
            if !declaration.inheritedTypes.isEmpty {
                text += ": " + declaration.inheritedTypes.map(\.text).joined(separator: ", ")
            }
            if let body = declaration.body { text += " {" + block(body) + "}" }
        }
        return text
    }
}
