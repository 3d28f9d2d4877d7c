/// Reads the screens of a feature off its sources: which view each route shows, and where the parts of the screen lie.
struct ScreenReader {
    private struct Part {
        let file: EditedFile
        let declaration: Declaration
    }

    private let feature: FeaturePackage
    /// The types of the sources by name, each with its extensions.
    private let types: [String: [Part]]
    private let suites: [Part]

    init(of feature: FeaturePackage, in tree: WorkingTree) throws(FileError) {
        self.feature = feature
        let sources = try Self.parts(below: feature.path.file("Sources"), in: tree)
        types = Dictionary(grouping: sources) { $0.declaration.name }
        suites = try Self.parts(below: feature.path.file("Tests"), in: tree).filter { part in
            part.declaration.kind != .extension && part.declaration.name.hasSuffix("Tests")
        }
    }

    private static func parts(below folder: RelativePath, in tree: WorkingTree) throws(FileError) -> [Part] {
        var parts: [Part] = []
        for path in try SourceFiles(tree: tree).paths(below: folder) {
            guard let bytes = try tree.contents(of: path) else { continue }
            let file = EditedFile(path: path, contents: bytes)
            for declaration in CodeBlock(file.tree).declarations where declaration.kind.hasMembers {
                parts.append(Part(file: file, declaration: declaration))
            }
        }
        return parts
    }

    /// The screens whose names tell how screens are named, in the order of their routes.
    var screens: [FeatureScreen] {
        let branches = branches
        let mentioned = Set(coordinator.flatMap { names(in: $0.declaration.span, of: $0) }).filter(isView)
        return feature.routes.compactMap { route in
            let shown = branches[route]?.first(where: isView)
            guard let type = shown ?? named(route, among: mentioned) ?? usual(route),
                let suffix = FeatureScreen.suffix(of: type, shownFor: route),
                let file = declaration(of: type)?.file.path
            else { return nil }
            let stem = String(type.dropLast(suffix.count))
            let viewModel = viewModel(of: type, stem: stem)
            return FeatureScreen(
                route: route,
                type: type,
                suffix: suffix,
                file: file,
                viewModel: viewModel,
                suite: viewModel.flatMap { suite(of: type, stem: stem, viewModel: $0) }
            )
        }
    }

    // MARK: Views

    /// Whether the coordinator has a branch for a route, and that does not name the type.
    func showsAnother(than type: String, for route: String) -> Bool {
        branches[route].map { !$0.contains(type) } ?? false
    }

    private var coordinator: [Part] { types[feature.coordinator] ?? [] }

    /// The names in the branches of the coordinator that make views, in their order, by the case of the branch.
    private var branches: [String: [String]] {
        var result: [String: [String]] = [:]
        for part in coordinator {
            guard let body = part.declaration.braces else { continue }
            for statement in SwitchSite.switches(in: body, of: part.file.tree) {
                let branches = statement.branches.map { ($0, names(in: $0.body.span, of: part)) }
                guard branches.contains(where: { $0.1.contains(where: isView) }) else { continue }
                for (branch, names) in branches {
                    for route in branch.patterns.compactMap(\.caseName) { result[route, default: []] += names }
                }
            }
        }
        return result
    }

    /// The view of a route among those that the coordinator makes somewhere.
    private func named(_ route: String, among types: Set<String>) -> String? {
        types.filter { $0.lowercased().hasPrefix(route.lowercased()) }.min { ($0.count, $0) < ($1.count, $1) }
    }

    private func usual(_ route: String) -> String? {
        FeatureScreen.usualSuffixes.sorted().map { Words.upperCamelCase(route) + $0 }.first(where: isView)
    }

    private func isView(_ name: String) -> Bool {
        guard let parts = types[name], parts.contains(where: { $0.declaration.kind == .struct }) else { return false }
        return parts.contains { part in
            part.declaration.inheritedTypes.contains { ["View", "SwiftUI.View"].contains($0.text) }
        }
    }

    private func declaration(of type: String) -> Part? {
        types[type]?.first { $0.declaration.kind != .extension }
    }

    /// The names in a part of a file, in order.
    private func names(in span: CodeSpan, of part: Part) -> [String] {
        let tree = part.file.tree
        return span.indices.filter { tree.kind($0) == .identifier }.map(tree.name)
    }

    // MARK: View models and tests

    private func viewModel(of type: String, stem: String) -> FeatureScreen.ViewModel? {
        let parts = types[type] ?? []
        for part in parts {
            let model = part.declaration.members.first { $0.kind == .class && $0.name.hasSuffix("Model") }
            guard let model else { continue }
            return FeatureScreen.ViewModel(name: model.name, isNested: true, file: part.file.path)
        }
        let named = parts.flatMap { names(in: $0.declaration.span, of: $0) }.first { name in
            name.hasSuffix("Model") && declaration(of: name)?.declaration.kind == .class
                && ScreenNamePattern(of: name, stem: stem, type: type) != nil
        }
        return named.flatMap { name in
            declaration(of: name).map { .init(name: name, isNested: false, file: $0.file.path) }
        }
    }

    /// The suite that makes the view model and bears the screen's name.
    private func suite(of type: String, stem: String, viewModel: FeatureScreen.ViewModel) -> FeatureScreen.Suite? {
        let path = viewModel.isNested ? [type, ".", viewModel.name] : [viewModel.name]
        let found = suites.filter { part in
            let tree = part.file.tree
            let span = part.declaration.span
            return ScreenNamePattern(of: part.declaration.name, stem: stem, type: type) != nil
                && span.indices.contains { start in
                    path.indices.allSatisfy { tree.name(start + $0) == path[$0] }
                }
        }
        let suite = found.first { $0.declaration.name.hasSuffix("ModelTests") } ?? found.first
        return suite.map { FeatureScreen.Suite(name: $0.declaration.name, file: $0.file.path) }
    }
}
