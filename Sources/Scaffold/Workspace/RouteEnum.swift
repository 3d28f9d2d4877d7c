/// The enum of a feature's routes: `CartRoute`, wherever its people have put it.
struct RouteEnum: Sendable, Hashable {
    /// How other types spell it: `CartRoute`, or `CartCoordinator.CartRoute`.
    let name: String
    /// The way to its declaration; it differs from `name` where that is an alias.
    let path: String
    /// The cases, in their order.
    let cases: [String]
    /// Those that carry values.
    let casesWithValues: Set<String>

    private typealias Finding = (path: String, declaration: Declaration)

    /// Looks for an enum below a folder by its name, then for an alias of that name, then for a nested enum.
    init?(named name: String, below folder: RelativePath, of tree: WorkingTree) throws(FileError) {
        let sources = SourceFiles(tree: tree)
        let files = try sources.files(below: folder, mentioning: name).map { CodeBlock($0.tree).declarations }
        if let found = Self.find(name, in: files, nested: false) {
            self.init(name, found)
            return
        }
        if let target = files.joined().first(where: { $0.kind == .typealias && $0.name == name })?.aliasTarget {
            let last = String(target.split(separator: ".").last ?? "")
            let others = try sources.files(below: folder, mentioning: last).map { CodeBlock($0.tree).declarations }
            guard let found = Self.find(target, in: others, nested: true) else { return nil }
            self.init(name, found)
            return
        }
        guard let found = Self.find(name, in: files, nested: true) else { return nil }
        self.init(found.path, found)
    }

    private init(_ name: String, _ found: Finding) {
        self.name = name
        path = found.path
        let elements = found.declaration.members.filter { $0.kind == .enumCase }.flatMap(\.cases)
        cases = elements.map(\.name)
        casesWithValues = Set(elements.filter { $0.values != nil }.map(\.name))
    }

    /// An enum by its name, or by the path to it.
    private static func find(_ name: String, in files: [[Declaration]], nested: Bool) -> Finding? {
        for declarations in files {
            var pending = declarations.reversed().map { (path: [String](), declaration: $0) }
            while let (path, declaration) = pending.popLast() {
                let own = path + [declaration.name]
                let spelled = own.joined(separator: ".")
                if declaration.kind == .enum, spelled == name || nested && declaration.name == name {
                    return (spelled, declaration)
                }
                if nested { pending += declaration.members.reversed().map { (own, $0) } }
            }
        }
        return nil
    }
}
