import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

struct Failure: Error, CustomStringConvertible { var description: String }

public struct PreviewMacro: DeclarationMacro {
    public static func expansion(of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext)
        throws -> [DeclSyntax]
    {
        guard let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else {
            throw Failure(description: "#Preview needs a body closure")
        }
        let name = context.makeUniqueName("PreviewRegistry")
        let label = node.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
        return [
            """
            struct \(name): SwiftUI.PreviewRegistry {
                static var fileID: String { #fileID }
                static var line: Int { 0 }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview(\(label ?? "nil")) \(body.trimmed)
                }
            }
            """
        ]
    }
}

public struct PreviewableMacro: PeerMacro {
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

public struct EntryMacro: AccessorMacro, PeerMacro {
    static func parts(_ declaration: some DeclSyntaxProtocol) throws -> (
        name: String, type: TypeSyntax?, value: ExprSyntax
    ) {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else {
            throw Failure(description: "@Entry applies to a stored property")
        }
        let type = binding.typeAnnotation?.type.trimmed
        if let value = binding.initializer?.value.trimmed { return (name, type, value) }
        guard let type, type.is(OptionalTypeSyntax.self) else {
            throw Failure(description: "@Entry needs a default value")
        }
        return (name, type, "nil")
    }
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let name = try parts(declaration).name
        return ["get { self[__Key_\(raw: name).self] }", "set { self[__Key_\(raw: name).self] = newValue }"]
    }
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let (name, type, value) = try parts(declaration)
        guard let type else { throw Failure(description: "the stand-in's @Entry wants an explicit type") }
        return [
            """
            private struct __Key_\(raw: name): SwiftUI.EnvironmentKey {
                static var defaultValue: \(type) { \(value) }
            }
            """
        ]
    }
}
