/// Decides which names in a Swift file are meant by a rename: by syntax, as types are not known here.
struct IdentifierRenaming {
    let pairs: NamePairs
    /// The modules among the types of the pairs.
    let modules: Set<String>
    /// Modules that are types as well, so that a name before a dot says little.
    let ambiguousModules: Set<String>
    /// Names that other properties, cases and functions have as well.
    let ambiguousMembers: Set<String>
    /// Those of them that can stand behind a dot alone: of other cases and static members.
    let ambiguousCases: Set<String>
    /// The cases beside the renamed ones, by which a list or a `switch` is known; not those that a namesake has, too.
    let siblings: Set<String>
    /// What takes a route of the feature: the case of the app's routes that wraps them, the feature's preview.
    let routeTakers: Set<String>
    /// Labels and functions that extend the system's types, and are called after the module: `Color(cart: .brand)`.
    let labels: [String: String]

    /// Types of other modules that are called as the renamed ones.
    let namesakes: Namesakes

    /// The file in which names are looked at.
    var path = RelativePath.root
    /// Whether that is one of the feature's own: elsewhere, a route given to a navigator is rather that of the app.
    var isInside = true
    /// Whether the file can mean the types and modules: one that imports none of these has others of the same names.
    var knowsTypes = true
    /// Whether the file is a manifest, whose names are SwiftPM's: only its texts are ours.
    var isManifest = false

    /// The new spelling of a token; nil where it keeps its name.
    func replacement(of index: Int, in tree: SyntaxTree, _ places: DeclaredNames) -> String? {
        guard !isManifest else { return nil }
        let name = tree.name(index)
        if !knowsTypes, pairs.types[name] != nil { return nil }
        if modules.contains(name), let new = pairs.types[name] {
            return isModule(index, name, in: tree) ? new : nil
        }
        if let new = pairs.types[name] { return !isInside && namesakes.have(index, in: tree, at: path) ? nil : new }
        if knowsTypes, let new = labels[name], isLabel(index, in: tree) {
            return tree.is(index - 1, "func") ? Keywords.quoted(new) : new
        }
        guard let member = member(at: index, name, in: tree, places) else { return nil }
        return tree.kind(index - 1) == .period ? member.new : Keywords.quoted(member.new)
    }

    /// Whether a label or a function is one of those that a module adds to the system's types.
    private func isLabel(_ index: Int, in tree: SyntaxTree) -> Bool {
        if tree.is(index - 1, "func") { return isInside }
        if tree.kind(index - 1) == .openParen {
            let isFirst = tree.kind(index + 1) == .colon || tree.kind(index + 1) == .identifier
            return isFirst && tree.kind(index - 2) == .identifier
                && (["Color", "Image"] + (isInside ? ["init"] : [])).contains(tree.name(index - 2))
        }
        guard tree.kind(index - 1) == .period, tree.kind(index + 1) == .openParen else { return false }
        let access = MemberAccess(at: index, in: tree)
        let isImplicit = access.isImplicit && (isInside || !ambiguousMembers.contains(tree.name(index)))
        return isImplicit || access.base == "Font"
    }

    private func isModule(_ index: Int, _ name: String, in tree: SyntaxTree) -> Bool {
        // A suite that is called as the module of the tests.
        if tree.is(index - 1, "struct"), name.hasSuffix("Tests") { return true }
        if tree.is(index - 1, "import") { return true }
        // `import struct Cart.CartItem`, `canImport(Cart)`
        if tree.kind(index - 1) == .identifier, tree.is(index - 2, "import") { return true }
        if tree.kind(index - 1) == .openParen, tree.is(index - 2, "canImport") { return true }
        return tree.kind(index + 1) == .period && tree.kind(index - 1) != .period && !ambiguousModules.contains(name)
            && !tree.isSystemType(index)
    }

    private func member(
        at index: Int,
        _ name: String,
        in tree: SyntaxTree,
        _ places: DeclaredNames
    ) -> NamePairs.Member? {
        let named = pairs.members.filter { $0.old == name }
        guard !named.isEmpty else { return nil }
        if let owner = places.owners[index] { return named.first { $0.owner == owner } }
        // What is called, or declared to be, is a function and none of the properties.
        let isCalled = tree.kind(index + 1) == .openParen && tree.isAdjacent(index + 1)
        let candidates = isCalled ? named.filter(\.isCase) : named
        if tree.kind(index - 1) == .period {
            return accessed(at: index, candidates, isCalled: isCalled, in: tree, places)
        }
        let properties = candidates.filter { !$0.isCase }
        let isLabel = tree.kind(index + 1) == .colon && [.openParen, .comma].contains(tree.kind(index - 1))
        if isLabel {
            let callee = MemberAccess(at: index + 1, in: tree).callee
            return properties.first { $0.owner == callee }
        }
        guard !tree.isKeyword(index) else { return nil }
        return properties.first { member in
            places.bodies(of: member.owner).contains { body in
                body.indices.contains(index) && !places.hasLocal(name, around: index)
            }
        }
    }

    private func accessed(
        at index: Int,
        _ candidates: Set<NamePairs.Member>,
        isCalled: Bool,
        in tree: SyntaxTree,
        _ places: DeclaredNames
    ) -> NamePairs.Member? {
        let access = MemberAccess(at: index, in: tree)
        let properties = candidates.filter { !$0.isCase }
        let name = tree.name(index)
        let isOfSystem = SystemNames.members.contains(name) || MemberAccess.modifiers.contains(name)
        let isAmbiguous = isOfSystem || ambiguousMembers.contains(name)
        if tree.kind(index - 2) == .backslash { return isAmbiguous ? nil : properties.first }
        if !access.isImplicit {
            if let owned = candidates.first(where: { $0.owner == access.base }) { return owned }
            guard isAmbiguous else { return properties.first }
            if access.base == "self" {
                return properties.first { member in
                    places.bodies(of: member.owner).contains { $0.indices.contains(index) }
                }
            }
            return access.isOfUsualBase ? properties.first : nil
        }
        let cases = candidates.filter(\.isCase)
        let fitting = cases.first { $0.hasValues == isCalled }
        guard isOfSystem || ambiguousCases.contains(name) else {
            return access.isStyle ? nil : fitting ?? (cases.count == 1 ? cases.first : nil)
        }
        let isGiven = isInside && access.isRoute || access.callee.map(routeTakers.contains) == true
        let isNamed = cases.contains { access.follows($0.owner) }
        return isGiven || isNamed || access.isBeside(siblings) ? fitting : nil
    }
}

/// Where a file declares the cases and properties that a rename is about.
struct DeclaredNames {
    /// The type by the token of the name.
    private(set) var owners: [Int: String] = [:]
    private var spans: [String: [CodeSpan]] = [:]
    private var members: [CodeSpan] = []
    /// The cases and properties that other types declare.
    private(set) var others: Set<String> = []
    /// Those of them that are cases or static.
    private(set) var otherCases: Set<String> = []
    /// All cases of the enums that have one of them.
    private(set) var namesakeCases: Set<String> = []
    /// The types that are declared, extensions aside.
    private(set) var types: Set<String> = []
    private let tree: SyntaxTree

    init(of wanted: Set<NamePairs.Member>, in tree: SyntaxTree) {
        self.tree = tree
        let names = Set(wanted.map(\.old))
        var pending = CodeBlock(tree).declarations.map { (owner: String?.none, declaration: $0) }
        while let (owner, declaration) = pending.popLast() {
            let own = declaration.name.split(separator: ".").last.map { $0.filter { $0 != "`" } }
            if declaration.kind.hasMembers {
                if declaration.kind != .extension, let own { types.insert(own) }
                if let own { spans[own, default: []].append(declaration.span) }
                pending += declaration.members.map { (own, $0) }
                let cases = Set(declaration.members.flatMap(\.cases).map(\.name))
                let isOther = !wanted.contains { $0.owner == own && cases.contains($0.old) }
                if isOther, !cases.isDisjoint(with: names) { namesakeCases.formUnion(cases) }
                continue
            }
            members.append(declaration.span)
            let named =
                declaration.cases.map { ($0.name, $0.span.start) }
                + declaration.bindings.map { ($0.name, $0.nameSpan.start) }
            for (name, index) in named where names.contains(name) {
                if let owner, wanted.contains(where: { $0.owner == owner && $0.old == name }) {
                    owners[index] = owner
                } else {
                    others.insert(name)
                    if declaration.kind == .enumCase || declaration.hasModifier("static") { otherCases.insert(name) }
                }
            }
            if declaration.kind == .function, names.contains(declaration.name) { others.insert(declaration.name) }
        }
        others.formUnion(TypesInBodies(tree).memberNames.intersection(names))
    }

    func bodies(of owner: String) -> [CodeSpan] { spans[owner] ?? [] }

    /// Whether the member around a token declares a local of that name.
    func hasLocal(_ name: String, around index: Int) -> Bool {
        guard let member = members.first(where: { $0.indices.contains(index) }) else { return false }
        return member.indices.contains { other in
            guard tree.kind(other) == .identifier, tree.name(other) == name, owners[other] == nil else { return false }
            let isBound = tree.is(other - 1, "let") || tree.is(other - 1, "var") || tree.is(other + 1, "in")
            return isBound || tree.kind(other + 1) == .colon && tree.kind(other - 1) == .openParen
        }
    }
}
