/// What stands in those targets of a feature that hold no screens.
extension NeighbourSources {
    /// A file for a target of the sibling's that holds no screen: the one type there that has the feature's name, without
    /// its members.
    func companion(_ target: ModuleTarget, of sibling: FeatureModule, style: ScreenStyle) throws
        -> RenderedFile?
    {
        let parts = try ModuleSources.parts(of: [target], in: workspace.tree)
        guard let part = Self.principal(of: parts, names) else {
            let text = "// The first file of \(names.name(target.name)).\n"
            let path = moved(target.folder).file(names.name(target.name) + ".swift")
            return try file(path, text, like: style.sample.view)
        }
        let name =
            names.owns(part.declaration.name) ? names.name(part.declaration.name) : names.type(part.declaration.name)
        let head = names.text(style.head(part))
        let path = moved(part.path.parent).file(renamedFile(part, name) + ".swift")
        let text =
            target.target.kind == .test
            ? try testText(part, of: sibling, head: head, name: name)
            : typeText(part, head: head, name: name, knowing: try madeTypes(of: sibling, style))
        return try file(path, text, like: part)
    }

    /// The type that stands for the others of its target.
    private static func principal(of parts: [ModuleSources.Part], _ names: FeatureNames) -> ModuleSources.Part? {
        let types = parts.filter { $0.declaration.kind != .extension }
        let named = types.filter { $0.declaration.name.hasPrefix(names.from) }
        return named.first { $0.path.stem == $0.declaration.name } ?? named.first
            ?? types.first { names.isIn($0.declaration.name) } ?? types.first
    }

    /// Those of the sibling's types that the new feature has counterparts of.
    private func madeTypes(of sibling: FeatureModule, _ style: ScreenStyle) throws -> Set<String> {
        var made: Set<String> = [style.sample.type]
        for target in sibling.companions {
            let parts = try ModuleSources.parts(of: [target], in: workspace.tree)
            if let part = Self.principal(of: parts, names) { made.insert(part.declaration.name) }
        }
        return made
    }

    func renamedFile(_ part: ModuleSources.Part, _ name: String) -> String {
        part.path.stem == part.declaration.name ? name : names.type(part.path.stem)
    }

    private func typeText(
        _ part: ModuleSources.Part, head: String, name: String, knowing made: Set<String>
    ) -> String {
        let own = part.declaration.inheritedTypes.map(\.text).filter { type in
            made.contains(type) || PlainDeclaration.markers.contains(type)
        }
        let inherited = own.map(names.type)
        let imports = CodeBlock(part.tree).declarations
            .filter { $0.kind == .import && own.contains(where: made.contains) && names.owns($0.name) }
            .map { "import \(names.name($0.name))\n" }
        let access = part.declaration.accessOfMembers
        let hasInit = [.struct, .class, .actor].contains(part.declaration.kind)
        let body = hasInit && !access.isEmpty ? " {\n    \(access)init() {}\n}\n" : " {}\n"
        return (imports.isEmpty ? "" : imports.joined() + "\n") + head + " " + name
            + (inherited.isEmpty ? "" : ": " + inherited.joined(separator: ", ")) + body
    }

    /// A test that makes the type which the target beside it declares.
    private func testText(_ part: ModuleSources.Part, of sibling: FeatureModule, head: String, name: String) throws
        -> String
    {
        let declarations = CodeBlock(part.tree).declarations
        let imports = declarations.filter { $0.kind == .import }
        let isXCTest = !imports.contains { $0.name == "Testing" } && conventions.text(.testLibrary) == "xctest"
        let module = imports.first { $0.attribute("testable") != nil }?.name ?? sibling.main.name
        let inherited = isXCTest ? ": XCTestCase" : ""
        let isSame = imports.contains { $0.name == (isXCTest ? "XCTest" : "Testing") }
        let made = try sibling.companions.first { $0.name == module }.flatMap { target in
            Self.principal(of: try ModuleSources.parts(of: [target], in: workspace.tree), names)?.declaration
        }
        let tested = name.hasSuffix("Tests") ? String(name.dropLast(5)) : name
        var value = "\(tested)()"
        var actor = ""
        if let made {
            let type = names.type(made.name)
            switch made.kind {
            case .protocol: value = "(any \(type)).self"
            case .enum: value = "\(type).self"
            default: value = "\(type)()"
            }
            actor = made.attribute("MainActor") == nil ? "" : "@MainActor "
        }
        let method = isXCTest ? "\(actor)func testMaking()" : "@Test \(actor)func making()"
        let start = isSame ? head : isXCTest ? "final class" : "struct"
        return "import \(isXCTest ? "XCTest" : "Testing")\n\n@testable import \(names.name(module))\n\n\(start) \(name)"
            + inherited + " {\n    \(method) {\n        _ = \(value)\n    }\n}\n"
    }
}
