/// The view of a screen, its preview, and how it gets its model.
extension ScreenStyle {
    private var access: String { sample.view.declaration.accessOfMembers }

    var viewOptions: [String: String] {
        let text = usesStrings ? "Text(\"\(textKey)\", bundle: .module)" : "Text(\"\(title)\")"
        return [
            "view": stem, "viewSuffix": suffix, "viewType": type, "viewHead": viewHead, "viewGenerics": viewGenerics,
            "title": title,
            "access": access, "text": text, "hasModel": String(hasModel),
            "hasInit": String(hasModel ? initializer != nil : !access.isEmpty || initializer != nil),
            "initParameters": initParameters, "initBody": initBody, "hasInitBody": String(!initBody.isEmpty),
            "made": made, "viewImport": importLine("SwiftUI"),
        ]
    }

    /// What stands before the name of the view, the protocol of its model included where that is in the same file.
    private var viewHead: String {
        guard let interface = sample.model?.interface, hasModel, interface.path == sample.view.path else {
            return head(sample.view)
        }
        return interfaceText(interface) + "\n" + head(sample.view)
    }

    private var viewGenerics: String {
        guard hasModel, let model = sample.model, let interface = model.interface, let name = model.parameter else {
            return ""
        }
        return "<\(name): \(renamed(interface.declaration.name))>"
    }

    /// The labels with which the new screen is made.
    var labels: [String?] {
        isInjected ? [modelParameter.map { $0.label } ?? property?.name ?? "viewModel"] : []
    }

    /// Whether the new screen's text comes from the module's bundle.
    var usesStrings: Bool {
        if strings != nil { return true }
        // A new feature without a catalogue or a table has no bundle; one that is there has it.
        guard names.from == names.to, sample.view.declaration.kind == .struct else { return false }
        return sample.view.looksUpText
    }

    /// `cart.title`, or the text itself where keys are no names.
    var textKey: String {
        if let key = strings?.key(of: stem, after: sample.stem) { return key }
        let own = Words.lowerCamelCase(sample.stem)
        let tree = sample.view.tree
        let keys = tree.code.filter { $0.kind == .stringText }.map { tree.text.string(in: $0.range) }
        guard let key = keys.first(where: { $0.hasPrefix(own + ".") || $0.hasPrefix(own + "_") }) else { return stem }
        return Words.lowerCamelCase(stem) + key.dropFirst(own.count)
    }

    /// What users read: the feature's name on its first screen.
    var title: String {
        names.from != names.to && stem.hasPrefix(names.to) ? names.to : stem
    }

    /// The import of a module with the access that the sample gives it.
    func importLine(_ module: String) -> String {
        let declared = CodeBlock(sample.view.tree).declarations.first { $0.kind == .import && $0.name == module }
        return ((declared?.modifiers ?? []) + ["import", module]).joined(separator: " ")
    }

    // MARK: How the view gets its model

    /// The member that holds the view model.
    var property: VariableBinding? {
        guard let model = sample.model else { return nil }
        for member in members where member.kind == .variable {
            for binding in member.bindings where binding.isStored(in: sample.view.tree) {
                let texts = [binding.type?.text, binding.value?.text].compactMap { $0 }
                if texts.contains(where: model.isNamed) { return binding }
            }
        }
        return nil
    }

    private var modelMember: Declaration? {
        guard let property else { return nil }
        return members.first { $0.bindings.contains { $0.name == property.name } }
    }

    /// Whether nothing but SwiftUI is needed for a property that holds a model which the view is given or makes.
    private static func watches(_ member: Declaration) -> Bool {
        let wrappers: Set<String> = ["State", "StateObject", "ObservedObject", "Bindable"]
        return member.attributes.allSatisfy { wrappers.contains($0.name) && $0.arguments == nil }
    }

    private var members: [Declaration] { sample.view.declaration.members }

    private var initializer: Declaration? {
        members.first { $0.kind == .initializer && !$0.hasModifier("required") && !$0.hasModifier("convenience") }
    }

    private var modelParameter: Parameter? {
        guard let model = sample.model else { return nil }
        return initializer?.parameters.first { $0.type.map { model.isNamed(in: $0.text) } == true }
    }

    private var isInjected: Bool {
        guard hasModel else { return false }
        guard initializer == nil else { return modelParameter != nil }
        // Classes have no initialisers that nobody writes.
        guard sample.view.declaration.kind == .struct, let property, property.value == nil,
            property.type?.text.hasSuffix("?") != true
        else { return false }
        return modelMember.map { !$0.hasModifier("private") && Self.watches($0) } ?? false
    }

    private var hasDefaultParameter: Bool { modelParameter?.defaultValue != nil }

    private var initParameters: String {
        guard isInjected, let parameter = modelParameter else { return "" }
        let names = parameter.label == parameter.name ? parameter.name : (parameter.label ?? "_") + " " + parameter.name
        return "\(names): \(modelParameterType)" + (parameter.defaultValue == nil ? "" : " = \(modelName)()")
    }

    /// The type of the parameter as the sample writes it, which may be a closure; the model itself where the sample
    /// asks for something else that is only named after it.
    private var modelParameterType: String {
        let written = modelParameter?.type.map { replacingWords(of: $0.tree.string(in: $0.span)) } ?? modelName
        if sample.model?.interface != nil { return written }
        return written.replacingWord(modelName, with: "") == written ? modelName : written
    }

    /// The call that makes the screen.
    private var made: String {
        guard isInjected, !hasDefaultParameter else { return "\(type)()" }
        let isClosure = initializer != nil && modelParameterType.contains("->")
        let value = isClosure && !modelParameterType.contains("@autoclosure") ? "{ \(modelType)() }" : "\(modelType)()"
        let label = modelParameter.map { $0.label } ?? property?.name ?? "viewModel"
        return "\(type)(" + (label.map { "\($0): " } ?? "") + value + ")"
    }

    /// The sample's statement that keeps the model.
    private var initBody: String {
        guard isInjected, let initializer, let name = property?.name, let parameter = modelParameter?.name,
            let statements = initializer.body?.statements
        else { return "" }
        let own = statements.first { statement in
            let text = statement.tree.string(in: statement.span)
            return text.contains(name) && text.contains(parameter) && !text.contains("\n")
        }
        guard let own else { return "self.\(name) = \(parameter)" }
        let text = replacingWords(of: own.tree.string(in: own.span))
        return watched(text, as: ("State(initialValue:", "StateObject(wrappedValue:"))
    }

    var modelProperty: String {
        guard let property, let member = modelMember, Self.watches(member) else {
            let wrapper = isObservable ? "@State" : "@StateObject"
            return "\(wrapper) private var \(property?.name ?? "viewModel")"
                + (isInjected ? ": \(modelName)" : " = \(modelName)()")
        }
        let tree = sample.view.tree
        let start = tree.code[member.span.start].range.lowerBound
        let end = tree.range(of: property.nameSpan).upperBound
        var head = tree.text.lines(in: start..<end).joined(separator: " ")
        for wrappers in [("@State ", "@StateObject "), ("@Bindable ", "@ObservedObject ")] {
            head = watched(head, as: wrappers)
        }
        // A model that the sample makes of what only its own feature has is made here without that.
        if sample.model?.interface != nil, let type = property.type {
            return head + ": " + replacingWords(of: type.tree.string(in: type.span))
                + (isInjected ? "" : " = \(modelName)()")
        }
        return head + (isInjected ? ": \(modelName)" : " = \(modelName)()")
    }

    /// Text in which the way of watching the model is the workspace's, where that is not the sample's.
    private func watched(_ text: String, as words: (observable: String, object: String)) -> String {
        guard isObservedAnew else { return text }
        return isObservable
            ? text.replacing(words.object, with: words.observable)
            : text.replacing(words.observable, with: words.object)
    }

    // MARK: Previews

    var previewOptions: [String: String] {
        let tree = sample.view.tree
        let macro = tree.code.indices.first { tree.kind($0) == .poundName && tree.is($0, "#Preview") }
        let provider = CodeBlock(tree).declarations.first { declaration in
            declaration.inheritedTypes.contains { $0.text == "PreviewProvider" }
        }
        let isInDebug = tree.code.indices.contains { tree.kind($0) == .poundIf && tree.is($0 + 1, "DEBUG") }
        var call = "#Preview"
        if let macro, tree.kind(macro + 1) == .openParen, tree.kind(macro + 3) == .stringText {
            call += "(\"\(stem)\")"
        }
        return [
            "previewMacro": String(macro != nil), "previewProvider": String(macro == nil && provider != nil),
            "hasPreview": String(macro != nil || provider != nil), "preview": call,
            "previewDebug": String(isInDebug && (macro != nil || provider != nil)),
            "previewType": provider.map { renamed($0.name) } ?? type + "_Previews",
        ]
    }
}
