/// The view model of a screen.
extension ScreenStyle {
    var modelName: String {
        let pattern = conventions.overridingText(.viewModel).flatMap(NamePattern.init)
        guard let model = sample.model else { return pattern?.name(of: stem) ?? stem + "ViewModel" }
        if !model.isNested, let pattern, !pattern.suffix.contains(".") { return pattern.name(of: stem) }
        guard !model.isNested else { return model.name }
        return NamePattern(of: model.name, stem: sample.stem)?.name(of: stem) ?? renamedAfterScreen(model.name)
    }

    var modelType: String { sample.model?.isNested == true ? "\(type).\(modelName)" : modelName }

    var isObservable: Bool {
        if let configured = conventions.overridingText(.observation) { return configured == "Observable" }
        return sample.model?.part.declaration.inheritedTypes.contains { $0.text.hasSuffix("ObservableObject") } != true
    }

    var modelOptions: [String: String] {
        guard hasModel else { return ["hasModel": "false", "modelHere": "false"] }
        guard let model = sample.model else { return inventedModel }
        let isHere = model.part.path == sample.view.path
        let access = model.part.declaration.accessOfMembers
        return [
            "modelNested": String(model.isNested), "modelInView": String(isHere), "modelHere": String(isHere),
            "modelName": modelName, "modelType": modelType,
            "modelHead": modelHead(model), "modelInherits": modelInherits(model),
            "modelAccess": access,
            "modelInit": String(!access.isEmpty), "modelImports": modelImports(model.part.tree),
            "observable": String(isObservable), "model": property?.name ?? "viewModel", "modelProperty": modelProperty,
        ]
    }

    /// A view model where the sample has none.
    var inventedModel: [String: String] {
        [
            "modelName": modelName, "modelType": modelName,
            "modelProperty": "@State private var viewModel = \(modelName)()",
            "modelHead": "@MainActor\n@Observable\nfinal class",
        ]
    }

    /// Whether the way of observing is another than the sample's.
    var isObservedAnew: Bool { conventions.overridingText(.observation) != nil }

    func modelHead(_ model: ModuleScreen.Model) -> String {
        let indentation = model.isNested ? "\n    " : "\n"
        guard isObservedAnew else { return head(model.part, indentation: String(indentation.dropFirst())) }
        let access = model.part.declaration.accessOfMembers
        let attributes = isObservable ? ["@MainActor", "@Observable"] : ["@MainActor"]
        return (attributes + [access + "final class"]).joined(separator: indentation)
    }

    func modelInherits(_ model: ModuleScreen.Model) -> String {
        guard isObservedAnew else { return inheritance(model.part) }
        return isObservable ? "" : ": ObservableObject"
    }

    /// What the sample's model imports of the system, as far as the new one needs it.
    func modelImports(_ tree: SyntaxTree) -> String {
        let needed = isObservable ? ["Observation", "SwiftUI", "Foundation"] : ["Combine", "SwiftUI"]
        let found = CodeBlock(tree).declarations.filter { $0.kind == .import }.map(\.name)
        let kept = found.filter(needed.contains)
        let names = kept.isEmpty || kept == ["Foundation"] && isObservable ? kept + [needed[0]] : kept
        let imports = CodeBlock(tree).declarations.filter { $0.kind == .import }
        return names.map { name in
            let modifiers = imports.first { $0.name == name }?.modifiers ?? []
            return (modifiers + ["import", name]).joined(separator: " ")
        }
        .joined(separator: "\n")
    }
}
