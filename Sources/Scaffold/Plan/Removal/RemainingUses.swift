/// Finds the code that uses what goes, and so would no longer compile.
///
/// Types are not known here: a name counts where nothing else in the same files is called so, or where what stands
/// around it leaves no doubt.
struct RemainingUses {
    /// Something that goes.
    enum Subject: Hashable {
        /// A case of an enum: `CartRoute`, `summary`.
        case enumCase(String, of: String, among: Set<String>)
        /// A property of a type.
        case member(String, of: String)
        /// A static property of a type.
        case staticMember(String, of: String)
        /// A type.
        case type(String)
        /// A module.
        case module(String)

        var name: String {
            switch self {
            case .enumCase(let name, _, _), .member(let name, _), .staticMember(let name, _), .type(let name),
                .module(let name):
                name
            }
        }

        fileprivate var words: String {
            switch self {
            case .enumCase(let name, let owner, _), .staticMember(let name, let owner): "`\(owner).\(name)`"
            case .member(let name, let owner): "`\(name)` of `\(owner)`"
            case .type(let name): "`\(name)`"
            case .module(let name): "the module `\(name)`"
            }
        }
    }

    let files: [EditedFile]
    /// All files of the workspace that hold one of the names, in which something else may be called so.
    private let trees: [SyntaxTree]
    /// Whether a file can mean the types that go.
    private let knowsTypes: (EditedFile) -> Bool
    /// Types of other modules that are called as those that go.
    private let namesakes: Namesakes

    /// - Parameters:
    ///   - workspace: as it will be.
    ///   - own: the folders of what the types that go belong to; a module elsewhere may have others of their names.
    ///   - modules: the modules that the types are of: files elsewhere that import none of these mean other types. Nil
    ///     where any file may mean them.
    init(
        below folders: [RelativePath], in workspace: Workspace, mentioning subjects: [Subject],
        own: [RelativePath] = [], of modules: [String]? = nil
    ) throws {
        let tree = workspace.tree
        knowsTypes = { file in
            guard let modules else { return true }
            return own.contains(where: file.path.isInside) || file.tree.imports(anyOf: Set(modules))
        }
        let needles = Set(subjects.map(\.name)).map { Array($0.utf8) }
        let sources = SourceFiles(tree: tree)
        var paths: Set<RelativePath> = []
        for folder in folders { paths.formUnion(try sources.paths(below: folder)) }
        // A manifest uses none of what it builds: `.product(name:)` there is not a route.
        paths = paths.filter { $0.name != "Package.swift" && !$0.name.hasPrefix("Package@") }
        func mentioning(_ path: RelativePath) throws -> EditedFile? {
            guard let bytes = try tree.contents(of: path), needles.contains(where: bytes.contains(sequence:)) else {
                return nil
            }
            return EditedFile(path: path, contents: bytes)
        }
        files = try paths.sorted().compactMap(mentioning)
        let others = try sources.paths(below: .root).filter { !paths.contains($0) }.compactMap(mentioning)
        trees = (files + others).map(\.tree)
        let types = subjects.compactMap { if case .type(let name) = $0 { name } else { nil } }
        namesakes = try Namesakes(of: Set(types), in: workspace) { path in own.contains(where: path.isInside) }
    }

    func diagnostics(of subjects: [Subject], besides owner: String) -> [Diagnostic] {
        let uses = subjects.flatMap { subject in places(of: subject).map { (place: $0, subject: subject) } }
        let order = Dictionary(grouping: uses) { $0.place }.sorted {
            ($0.key.file, $0.key.position?.line ?? 0, $0.key.position?.column ?? 0)
                < ($1.key.file, $1.key.position?.line ?? 0, $1.key.position?.column ?? 0)
        }
        return order.map { place, uses in
            // What several could mean is named as it is written.
            let words = Set(uses.map(\.subject.words))
            return Diagnostic(
                .stillUsed,
                "\(words.count == 1 ? uses[0].subject.words : "`\(uses[0].subject.name)`") is used here,"
                    + " and goes with `\(owner)`",
                at: place,
                remedy: "take this use out first"
            )
        }
    }

    private func places(of subject: Subject) -> [DiagnosticLocation] {
        let isAmbiguous = isDeclaredElsewhere(subject)
        var known = files
        switch subject {
        case .type, .staticMember: known = files.filter(knowsTypes)
        case .enumCase, .member, .module: break
        }
        return known.flatMap { file in
            file.tree.code.indices.filter { index in
                file.tree.kind(index) == .identifier && file.tree.name(index) == subject.name
                    && isUse(index, of: subject, in: file, isAmbiguous: isAmbiguous)
            }
            .map { file.location(of: file.tree.code[$0].range.lowerBound) }
        }
    }

    private func isUse(_ index: Int, of subject: Subject, in file: EditedFile, isAmbiguous: Bool) -> Bool {
        let tree = file.tree
        switch subject {
        case .module:
            return tree.kind(index - 1) == .identifier && tree.is(index - 1, "import")
                || tree.kind(index + 1) == .period && !tree.isSystemType(index)
        case .type:
            // A label or a member of that name is something else.
            return tree.kind(index + 1) != .colon && (tree.kind(index - 1) != .period || tree.kind(index - 2) != nil)
                && !namesakes.have(index, in: tree, at: file.path)
        case .member(let name, let owner):
            // A label, or a function of that name.
            guard ![.colon, .openParen].contains(tree.kind(index + 1)) else { return false }
            if tree.kind(index - 1) == .period {
                let access = MemberAccess(at: index, in: tree)
                if access.isImplicit { return false }
                return isAmbiguous ? access.isOfUsualBase : true
            }
            return !isAmbiguous && !tree.isKeyword(index) && isInside(owner, index, tree)
                && !DeclaredNames(of: [], in: tree).hasLocal(name, around: index)
        case .staticMember(_, let owner):
            return tree.kind(index - 1) == .period && MemberAccess(at: index, in: tree).base == owner
        case .enumCase(_, let owner, let others):
            // A key path is to a property.
            guard tree.kind(index - 1) == .period, tree.kind(index - 2) != .backslash else { return false }
            let access = MemberAccess(at: index, in: tree)
            if !access.isImplicit { return access.base == owner.split(separator: ".").last.map(String.init) }
            if !isAmbiguous { return !access.isStyle }
            return access.isBeside(others.subtracting(casesBeside(subject.name)))
        }
    }

    private func isInside(_ owner: String, _ index: Int, _ tree: SyntaxTree) -> Bool {
        CodeBlock(tree).declarations.contains { $0.name == owner && $0.span.indices.contains(index) }
    }

    /// The cases of other enums that have one of this name: what stands beside them says nothing.
    private func casesBeside(_ name: String) -> Set<String> {
        let wanted = NamePairs.Member(owner: "", old: name, new: name, isCase: true, hasValues: false)
        return trees.reduce(into: []) { $0.formUnion(DeclaredNames(of: [wanted], in: $1).namesakeCases) }
    }

    /// Whether something else is called so: then a name alone says little.
    private func isDeclaredElsewhere(_ subject: Subject) -> Bool {
        switch subject {
        case .type, .module, .staticMember: false
        case .enumCase(let name, _, _): SystemNames.members.contains(name) || isDeclared(name, isStatic: true)
        case .member(let name, _): SystemNames.members.contains(name) || isDeclared(name, isStatic: false)
        }
    }

    /// - Parameter isStatic: whether only cases and static members count, which can stand behind a dot alone.
    private func isDeclared(_ name: String, isStatic: Bool) -> Bool {
        trees.contains { tree in
            if !isStatic, TypesInBodies(tree).memberNames.contains(name) { return true }
            var pending = CodeBlock(tree).declarations
            while let declaration = pending.popLast() {
                let isNamed =
                    declaration.bindings.contains { $0.name == name }
                    || declaration.kind == .function && declaration.name == name
                    || declaration.parameters.contains { $0.name == name }
                if declaration.cases.contains(where: { $0.name == name }) { return true }
                if isNamed, !isStatic || declaration.hasModifier("static") { return true }
                pending += declaration.members
            }
            return false
        }
    }
}

/// A name behind a dot, with what stands around it.
struct MemberAccess {
    let index: Int
    let tree: SyntaxTree

    /// - Parameter index: the token of the name.
    init(at index: Int, in tree: SyntaxTree) {
        self.index = index
        self.tree = tree
    }

    /// Whether the base is left out: `.summary`.
    var isImplicit: Bool {
        switch tree.kind(index - 2) {
        case .identifier: tree.isAny(index - 2, of: Self.keywords) && tree.kind(index - 3) != .period
        case .closeParen, .closeBracket, .closeBrace, .postfixMark, .stringEnd, .number: false
        case .operator: !tree.is(index - 2, ">") || !tree.isAdjacent(index - 1)
        default: true
        }
    }

    private static let keywords: Set<String> = [
        "case", "return", "in", "is", "as", "let", "var", "where", "else", "if", "guard", "while", "switch", "try",
        "await", "default", "yield", "throw", "some", "any",
    ]

    /// The name before the dot; nil where it is left out.
    var base: String? { isImplicit || tree.kind(index - 2) != .identifier ? nil : tree.name(index - 2) }

    /// Whether the name before the dot is one that a type with a property for each feature usually has.
    var isOfUsualBase: Bool { base.map(Self.usualBases.contains) ?? false }

    private static let usualBases: Set<String> = ["services", "coordinator", "appCoordinator"]

    /// The call that this is an argument of: `push` for `navigator.push(.summary)`.
    var callee: String? {
        var depth = 0
        var current = index - 2
        while current >= 0, index - current < 200 {
            switch tree.kind(current) {
            case .closeParen, .closeBracket, .closeBrace: depth += 1
            case .openParen where depth == 0:
                return tree.kind(current - 1) == .identifier ? tree.name(current - 1) : nil
            case .openBrace where depth == 0: return nil
            case .openParen, .openBracket, .openBrace: depth -= 1
            default: break
            }
            current -= 1
        }
        return nil
    }

    /// Whether it is given to a call that takes routes, or wrapped in a route.
    var isRoute: Bool { !isHow && callee.map(Self.routeTakers.contains) == true }

    /// Whether it says how a route is shown: `present(.summary, style: .sheet)`.
    private var isHow: Bool {
        tree.kind(index - 2) == .colon && ["style", "transition"].contains(tree.name(index - 3))
    }

    private static let routeTakers: Set<String> = [
        "FeatureHost", "Router", "StackState", "open", "pop", "present", "push", "replace", "scoped", "show", "view",
    ]

    /// Whether it is given to one of SwiftUI's modifiers, whose arguments are no routes.
    var isStyle: Bool { callee.map(Self.modifiers.contains) ?? false }

    static let modifiers: Set<String> = [
        "accessibilityAddTraits", "alert", "alignmentGuide", "animation", "background", "buttonStyle", "controlSize",
        "fontWeight", "font", "foregroundColor", "foregroundStyle", "formStyle", "frame", "fullScreenCover",
        "imageScale", "labelStyle", "listStyle", "multilineTextAlignment", "navigationBarTitleDisplayMode",
        "navigationViewStyle", "overlay", "padding", "pickerStyle", "presentationDetents", "progressViewStyle",
        "scrollIndicators", "searchable", "symbolRenderingMode", "tabViewStyle", "textCase", "textFieldStyle", "tint",
        "toggleStyle", "toolbar", "toolbarBackground", "toolbarRole", "transition", "truncationMode",
    ]

    /// Whether a type is named before it in the same statement, as that of the variable which gets it.
    func follows(_ type: String) -> Bool {
        var current = index - 2
        while current >= 0, index - current < 200 {
            if let partner = tree.partner(of: current), partner < current {
                // `[(CartRoute, (any View) -> Bool)]`
                let isType = tree.kind(current) == .closeBracket && tree.is(current + 1, "=")
                if isType, (partner..<current).contains(where: { tree.name($0) == type }) { return true }
                current = partner - 1
                continue
            }
            if tree.kind(current) == .openBrace || tree.kind(current) == .semicolon { return false }
            if tree.kind(current) == .identifier {
                if tree.name(current) == type { return !isWrapped(by: current) }
                if tree.isAny(current, of: ["let", "var", "return", "case", "func"]) { return false }
            }
            current -= 1
        }
        return false
    }

    /// Whether a type stands before a case of its own that holds this value: `AppRoute.main(.home)`.
    private func isWrapped(by type: Int) -> Bool {
        guard tree.kind(type + 1) == .period, tree.kind(type + 3) == .openParen else { return false }
        return tree.partner(of: type + 3).map { $0 > index } ?? false
    }

    /// Whether other cases of the same enum stand in the same `switch` or list.
    func isBeside(_ others: Set<String>) -> Bool {
        var depth = 0
        var current = index - 2
        while current >= 0 {
            switch tree.kind(current) {
            case .closeParen, .closeBracket, .closeBrace: depth += 1
            case .openParen, .openBracket, .openBrace:
                if depth == 0 {
                    let end = tree.partner(of: current) ?? tree.code.count
                    return (current..<end).contains { other in
                        other != index && tree.kind(other) == .identifier && others.contains(tree.name(other))
                            && tree.kind(other - 1) == .period && MemberAccess(at: other, in: tree).isImplicit
                    }
                }
                depth -= 1
            default: break
            }
            current -= 1
        }
        return false
    }
}
