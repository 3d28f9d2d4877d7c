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
        return !isObject
    }

    /// Whether the sample's model, or the protocol by which it is known, is an observable object.
    private var isObject: Bool {
        let parts = [sample.model?.part, sample.model?.interface].compactMap { $0 }
        return parts.contains { $0.declaration.inheritedTypes.contains { $0.text.hasSuffix("ObservableObject") } }
    }

    /// Whether nobody watches the sample's model.
    private var isPlain: Bool {
        !isObservedAnew && !isObject && sample.model?.part.declaration.attribute("Observable") == nil
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
            "modelAccess": access, "loadAccess": model.interface == nil ? "" : access,
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
        let interface = model.interface.flatMap { $0.path == model.part.path ? interfaceText($0) + "\n" : nil } ?? ""
        guard isObservedAnew else {
            return interface + head(model.part, indentation: String(indentation.dropFirst()))
        }
        let access = model.part.declaration.accessOfMembers
        let attributes = isObservable ? ["@MainActor", "@Observable"] : ["@MainActor"]
        return (attributes + [access + "final class"]).joined(separator: indentation)
    }

    func modelInherits(_ model: ModuleScreen.Model) -> String {
        guard isObservedAnew else {
            let own = model.interface.map { renamed($0.declaration.name) }
            let plain = inheritance(model.part)
            guard let own else { return plain }
            return plain.isEmpty ? ": " + own : plain + ", " + own
        }
        return isObservable ? "" : ": ObservableObject"
    }

    /// The protocol by which a view knows its model.
    func interfaceText(_ interface: ModuleSources.Part) -> String {
        let known: Set<String> = ["AnyObject", "ObservableObject", "Observable", "Sendable"]
        let types = interface.declaration.inheritedTypes.map(\.text).filter(known.contains)
        let inherited = types.isEmpty ? "" : ": " + types.joined(separator: ", ")
        return "\(head(interface)) \(renamed(interface.declaration.name))\(inherited) {\n"
            + "    var isLoaded: Bool { get }\n\n    func load()\n}\n"
    }

    /// The file of that protocol, where it has one of its own.
    var interfaceFile: (part: ModuleSources.Part, text: String)? {
        guard hasModel, let model = sample.model, let interface = model.interface, interface.path != model.part.path,
            interface.path != sample.view.path
        else { return nil }
        let imports =
            interface.declaration.inheritedTypes.contains { $0.text == "ObservableObject" }
            ? "import Combine\n\n" : ""
        return (interface, imports + interfaceText(interface))
    }

    /// What the sample's model imports of the system, as far as the new one needs it.
    func modelImports(_ tree: SyntaxTree) -> String {
        if isPlain { return tree.imports("Foundation") ? "import Foundation" : "" }
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

extension SyntaxTree {
    /// Whether a file imports a module.
    func imports(_ module: String) -> Bool {
        CodeBlock(self).declarations.contains { $0.kind == .import && $0.name == module }
    }
}
