/// A model or a service in a workspace with habits of its own, as an example for a new one.
struct PartSample {
    let module: FeatureModule
    let target: ModuleTarget
    let part: ModuleSources.Part
    /// Its name without the ending that such types have here.
    let stem: String
    let ending: String

    var name: String { part.declaration.name }

    /// What types of services end in.
    static let endings = ["Service", "Client", "Repository"]
    private static let modelFolders: Set<String> = ["Models", "Model", "Entities", "Entity", "Domain"]
    private static let modelTypes: Set<String> = ["Codable", "Decodable", "Identifiable"]
    private static let standIns = ["Fake", "Mock", "Preview", "Stub", "Tests"]
    private static let otherEndings = ["Model", "State", "Action", "View", "Screen", "Style", "Modifier"] + endings

    /// Nil where a declaration is none, or is written with attributes that say more than its name.
    init?(_ part: ModuleSources.Part, for kind: FeaturePart, in target: ModuleTarget, of module: FeatureModule) {
        let declaration = part.declaration
        let name = declaration.name
        guard declaration.attributes.allSatisfy({ $0.name == "MainActor" }),
            !Self.standIns.contains(where: name.contains)
        else { return nil }
        switch kind {
        case .view: return nil
        case .service:
            guard [.class, .actor, .struct].contains(declaration.kind), !declaration.isScreen,
                let ending = Self.endings.first(where: { name.hasSuffix($0) && name.count > $0.count })
            else { return nil }
            self.ending = ending
        case .model:
            let isFiledAsOne =
                part.path.parent.components.contains(where: Self.modelFolders.contains)
                || Self.modelFolders.contains { target.name.hasSuffix($0) }
            let conforms = declaration.inheritedTypes.contains { Self.modelTypes.contains($0.text) }
            guard declaration.kind == .struct, !declaration.isScreen, isFiledAsOne || conforms,
                !Self.otherEndings.contains(where: name.hasSuffix)
            else { return nil }
            ending = ""
        }
        // A file of several types does not say where another one goes.
        guard part.path.stem == name else { return nil }
        self.module = module
        self.target = target
        self.part = part
        stem = String(name.dropLast(ending.count))
    }

    /// The names of those that a feature has, sorted.
    static func all(_ kind: FeaturePart, in module: FeatureModule, of tree: WorkingTree) throws -> [String] {
        let names = try ([module.main] + module.companions).flatMap { target in
            try ModuleSources.parts(of: [target], in: tree).compactMap { part in
                PartSample(part, for: kind, in: target, of: module)?.name
            }
        }
        return Set(names).sorted()
    }

    /// The protocol that it is known by, where that bears its name.
    func interface(in tree: WorkingTree) throws -> (part: ModuleSources.Part, target: ModuleTarget)? {
        let inherited = part.declaration.inheritedTypes.map(\.text)
        for target in [module.main] + module.companions {
            let found = try ModuleSources.parts(of: [target], in: tree).first { other in
                other.declaration.kind == .protocol && inherited.contains(other.declaration.name)
                    && other.declaration.name.hasPrefix(stem)
            }
            if let found { return (found, target) }
        }
        return nil
    }

    /// The member by which one of its kind is told from others, where that needs nothing else.
    var identity: String? {
        guard part.declaration.inheritedTypes.contains(where: { $0.text == "Identifiable" }) else { return nil }
        for member in part.declaration.members where member.kind == .variable {
            let binding = member.bindings.first { $0.name == "id" }
            guard let type = binding?.type?.text, ["Int", "String", "UUID"].contains(type) else { continue }
            return type
        }
        return nil
    }
}
