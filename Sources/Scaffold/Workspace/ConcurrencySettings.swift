/// The Swift settings that the targets of a feature need, in the words of the manifest that gets them: its own constants
/// where it has such, else the settings themselves.
struct ConcurrencySettings {
    /// Of code that says itself where it runs.
    let concurrent: String
    /// Of code that is on the main actor unless it says otherwise.
    let mainActor: String

    /// What both turn on.
    private static let features = [
        "InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    ]
    private static let isolation = ".defaultIsolation(MainActor.self)"

    init(in manifest: SourceText) {
        let constants = Self.constants(of: SyntaxTree(lexing: manifest))
        let enabling = constants.filter { $0.words.isSuperset(of: Self.features) }
        let known = enabling.first { !$0.isIsolating }?.name
        let elements = Self.features.map { ".enableUpcomingFeature(\"\($0)\")" }
        concurrent = known ?? "[\(elements.joined(separator: ", "))]"
        mainActor =
            enabling.first { $0.isIsolating }?.name
            ?? known.map { "\($0) + [\(Self.isolation)]" }
            ?? "[\(([Self.isolation] + elements).joined(separator: ", "))]"
    }

    /// A list of settings that has a name.
    private struct Constant {
        let name: String
        /// All words in it, and in those that it is made of.
        let words: Set<String>

        var isIsolating: Bool { words.contains("defaultIsolation") }
    }

    private static func constants(of tree: SyntaxTree) -> [Constant] {
        var constants: [Constant] = []
        for declaration in CodeBlock(tree).declarations where declaration.conditions.isEmpty {
            for binding in declaration.bindings where declaration.kind == .variable {
                guard let value = binding.value, isList(value, among: constants.map(\.name)) else { continue }
                var words: Set<String> = []
                for token in tree.code[value.span.indices] { words.insert(tree.text.string(in: token.range)) }
                for constant in constants where words.contains(constant.name) { words.formUnion(constant.words) }
                constants.append(Constant(name: binding.name, words: words))
            }
        }
        return constants
    }

    /// Whether an expression is a list, one of those that have a name, or made of such.
    private static func isList(_ value: Expression, among names: [String]) -> Bool {
        switch value.form {
        case .array: true
        case .identifier(let name): names.contains(name)
        case .binary(let operands, let operators):
            operators.allSatisfy { $0.text == "+" } && operands.allSatisfy { isList($0, among: names) }
        default: false
        }
    }
}
