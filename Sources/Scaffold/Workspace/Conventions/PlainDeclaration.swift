/// What a copy of a declaration can have without the members and imports of the one it is copied from.
enum PlainDeclaration {
    /// Protocols without members.
    static let markers: Set<String> = ["Actor", "AnyObject", "Sendable"]

    fileprivate static let attributes: Set<String> = ["MainActor", "Observable", "Suite", "available"]
    fileprivate static let types = markers.union([
        "@uncheckedSendable", "ObservableObject", "Observation.Observable", "XCTestCase",
    ])
    /// What an enum's cases without values give it.
    fileprivate static let ofEnums: Set<String> = ["CaseIterable", "Codable", "Equatable", "Hashable"]
}

extension Declaration {
    /// What stands before the name, on the lines on which it stands: attributes, modifiers, keyword.
    ///
    /// An attribute that needs something from elsewhere is left out.
    ///
    /// - Parameter kept: other attributes, whose module the copy's file imports.
    func plainHead(
        indentation: String = "", keeping kept: Set<String> = [], replacing: (String) -> String = { $0 }
    ) -> String {
        var head = ""
        var previousEnd: Int?
        func add(_ text: String, at start: Int) {
            if let end = previousEnd {
                let isOnLine = tree.text.position(of: end).line == tree.text.position(of: start).line
                head += isOnLine ? " " : "\n" + indentation
            }
            head += text
        }
        for attribute in attributes where attribute.isPlain || kept.contains(attribute.name) {
            let range = tree.range(of: attribute.span)
            let isWhole = attribute.name != "Suite" || attribute.hasPlainTraits
            add(isWhole ? replacing(tree.text.string(in: range)) : "@Suite", at: range.lowerBound)
            previousEnd = range.upperBound
        }
        let words = (modifiers + [tree.name(keyword)]).joined(separator: " ")
        add(words, at: tree.code[keyword].range.lowerBound)
        return head
    }

    /// Of the superclass and the protocols those that need nothing from elsewhere.
    ///
    /// - Parameter kept: other types, whose members the copy has.
    func plainTypes(keeping kept: Set<String> = []) -> [String] {
        let known = PlainDeclaration.types.union(kind == .enum ? PlainDeclaration.ofEnums : []).union(kept)
        let types = inheritedTypes.filter { known.contains($0.text) }.map { $0.tree.string(in: $0.span) }
        guard types.isEmpty, kind == .class else { return types }
        // A suite may inherit from the team's own subclass.
        let isXCTest = CodeBlock(tree).declarations.contains { $0.kind == .import && $0.name == "XCTest" }
        return isXCTest ? ["XCTestCase"] : []
    }

    /// The access that the members of a type need to be of use where the type is, with a blank behind it.
    var accessOfMembers: String {
        if hasModifier("public") || hasModifier("open") { return "public " }
        return hasModifier("package") ? "package " : ""
    }
}

extension Attribute {
    /// Whether a declaration can have it without more members or imports.
    var isPlain: Bool { PlainDeclaration.attributes.contains(name) }

    /// Whether a suite has a name, and of traits only the one that any suite can have.
    fileprivate var hasPlainTraits: Bool {
        arguments?.elements.allSatisfy { element in
            element.value.stringValue != nil || tree.compact(element.span) == ".serialized"
        } ?? true
    }
}
