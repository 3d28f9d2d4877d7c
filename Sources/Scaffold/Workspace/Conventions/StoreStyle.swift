/// How a screen is written that shows what a reducer of the Composable Architecture holds, read off one that is there.
struct StoreStyle {
    private let style: ScreenStyle
    private let sample: ModuleSources.Part
    private let property: Property

    /// The member of a view that holds its store.
    private struct Property {
        let member: Declaration
        let binding: VariableBinding
    }

    /// Nil where the sample has no store, or where its reducer does not bear the screen's name.
    init?(of style: ScreenStyle) {
        guard let reducer = style.sample.reducer, style.renamed(reducer.declaration.name) != reducer.declaration.name,
            let property = Self.property(of: style.sample.view, reducer.declaration.name)
        else { return nil }
        self.style = style
        self.property = property
        sample = reducer
        guard Self.imports(of: style.sample.view.tree).contains(Self.library),
            Self.imports(of: reducer.tree).contains(Self.library)
        else { return nil }
    }

    static let library = "ComposableArchitecture"

    private static func imports(of tree: SyntaxTree) -> [String] {
        CodeBlock(tree).declarations.filter { $0.kind == .import }.map(\.name)
    }

    private static func property(of view: ModuleSources.Part, _ reducer: String) -> Property? {
        for member in view.declaration.members where member.kind == .variable {
            for binding in member.bindings where ModuleSources.reducerName(in: binding.type) == reducer {
                return Property(member: member, binding: binding)
            }
        }
        return nil
    }

    // MARK: Names

    /// The reducer of the new screen.
    var reducer: String { style.renamed(sample.declaration.name) }

    var path: RelativePath { sample.path }

    /// Whether one file holds reducer and view.
    var isInView: Bool { sample.path == style.sample.view.path }

    /// What the library gives a screen that has a reducer, a store and actions of its own.
    private static let kept: Set<String> = ["ObservableState", "Reducer", "ViewAction"]

    private func replaced(_ text: String) -> String {
        style.replacingWords(of: text.replacingWord(sample.declaration.name, with: reducer))
    }

    private func head(_ declaration: Declaration, indentation: String = "") -> String {
        let part = ModuleSources.Part(path: sample.path, declaration: declaration)
        return style.head(part, indentation: indentation, keeping: Self.kept).replacingWord(
            sample.declaration.name, with: reducer)
    }

    // MARK: The reducer

    private var members: [Declaration] { sample.declaration.members }
    private var access: String { sample.declaration.accessOfMembers }

    private func type(_ name: String, _ kind: Declaration.Kind) -> Declaration? {
        members.first { $0.kind == kind && $0.name == name }
    }

    private func inherited(by declaration: Declaration?, besides own: [String] = []) -> String {
        let kept = ["Equatable", "Hashable", "Sendable"]
        let types = declaration?.inheritedTypes.map(\.text).filter { kept.contains($0) } ?? []
        let all = own.filter { !types.contains($0) } + types
        return all.isEmpty ? "" : ": " + all.joined(separator: ", ")
    }

    private var reducerOptions: [String: String] {
        let state = type("State", .struct)
        let action = type("Action", .enum)
        let inner = "    "
        let isHashable = state?.inheritedTypes.contains { $0.text == "Hashable" } == true
        var options = [
            "reducer": reducer, "reducerInView": String(isInView), "reducerAccess": access,
            "reducerHead": head(sample.declaration),
            "reducerInherits": replaced(style.inheritance(sample, keeping: Self.kept)),
            "hasReducerInit": String(!access.isEmpty),
            "reducerImports": "import " + Self.library,
            "stateInherits": inherited(by: state, besides: isHashable ? [] : ["Equatable"]),
            "actionInherits": inherited(by: action, besides: isViewAction ? ["ViewAction"] : []),
            "viewAction": String(isViewAction), "viewActionInherits": inherited(by: action),
            "action": self.action, "handled": isViewAction ? ".view(.\(self.action))" : ".\(self.action)",
            "bodyType": bodyType,
        ]
        options["stateHead"] = state.map { head($0, indentation: inner) } ?? "@ObservableState\n\(inner)\(access)struct"
        options["actionHead"] = action.map { head($0, indentation: inner) } ?? "\(access)enum"
        options["sentInTests"] = options["handled"]
        return options
    }

    private var bodyType: String {
        let binding = members.flatMap(\.bindings).first { $0.name == "body" }
        let text = binding?.type.map { $0.tree.string(in: $0.span) }
        return text.map(replaced) ?? "some ReducerOf<Self>"
    }

    private var isViewAction: Bool { style.sample.view.declaration.attribute("ViewAction") != nil }

    /// What the view sends when it appears: as the sample's does.
    private var action: String {
        let names = Set(sample.declaration.span.indices.map { sample.tree.name($0) })
        return !names.contains("onAppear") && names.contains("task") ? "task" : "onAppear"
    }

    // MARK: The view

    private var viewOptions: [String: String] {
        let view = style.sample.view
        let name = property.binding.name
        let sends = isViewAction ? "send" : "\(name).send"
        let initializer = view.declaration.members.first { $0.kind == .initializer }
        let parameter = initializer?.parameters.first { ModuleSources.reducerName(in: $0.type) != nil }
        let type = "StoreOf<\(reducer)>"
        let label = parameter.map { $0.label } ?? (initializer == nil ? name : "store")
        let inner = parameter?.name ?? "store"
        let written = parameter?.type.map { replaced($0.tree.string(in: $0.span)) } ?? type
        return [
            "viewHead": style.head(view, keeping: Self.kept).replacingWord(sample.declaration.name, with: reducer),
            "viewImports": "import \(Self.library)\nimport SwiftUI",
            "storeProperty": storeProperty, "store": name,
            "hasInit": String(initializer != nil || !view.declaration.accessOfMembers.isEmpty),
            "initParameter": (label == inner ? inner : (label ?? "_") + " " + inner) + ": " + written,
            "initValue": inner, "storeLabel": label.map { $0 + ": " } ?? "",
            "appearing": action == "task"
                ? ".task { await \(sends)(.task).finish() }" : ".onAppear { \(sends)(.\(action)) }",
        ]
    }

    private var storeProperty: String {
        let tree = style.sample.view.tree
        let start = tree.code[property.member.span.start].range.lowerBound
        let end = tree.range(of: property.binding.nameSpan).upperBound
        let type = property.binding.type.map { replaced($0.tree.string(in: $0.span)) } ?? "StoreOf<\(reducer)>"
        return tree.text.lines(in: start..<end).joined(separator: " ") + ": " + type
    }

    // MARK: All

    /// The values of the options of the template `Store`.
    var options: [String: String] {
        var options = style.options
        options.merge(reducerOptions) { $1 }
        options.merge(viewOptions) { $1 }
        options["access"] = style.sample.view.declaration.accessOfMembers
        options["testName"] = options["xctest"] == "true" ? "test" + Words.upperCamelCase(action) : action
        options["testHead"] = options["testHead"]?.replacing("(\"has a body\")", with: "(\"loads\")")
        return options
    }
}

extension ModuleSources {
    /// The reducer whose store a type is: `Login` of `StoreOf<Login>` and of `Store<Login.State, Login.Action>`.
    static func reducerName(in type: TypeReference?) -> String? {
        guard let text = type?.text, text.hasSuffix(">") else { return nil }
        let opening = ["StoreOf<", "ComposableArchitecture.StoreOf<", "Store<"].first(where: text.hasPrefix)
        guard let opening else { return nil }
        let name = text.dropFirst(opening.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let rest = text.dropFirst(opening.count + name.count)
        return !name.isEmpty && (rest == ">" || rest.hasPrefix(".State,")) ? String(name) : nil
    }

    /// The reducer whose store a view has, if the module declares it in a way that a new one can follow.
    func reducer(of view: Part) -> Part? {
        let names = view.declaration.members.filter { $0.kind == .variable }.flatMap(\.bindings)
            .compactMap { Self.reducerName(in: $0.type) }
        return names.lazy.compactMap { self.type(named: $0) }.first { part in
            let declaration = part.declaration
            let isReducer =
                declaration.attribute("Reducer") != nil || declaration.inheritedTypes.contains { $0.text == "Reducer" }
            return isReducer && declaration.kind == .struct
        }
    }
}
