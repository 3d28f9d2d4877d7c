/// How a screen is written, read off one that is there: what a template cannot know.
struct ScreenStyle {
    let sample: ModuleScreen
    /// From the sample's feature to the one that gets a screen.
    let names: FeatureNames
    /// The new screen without its ending.
    let stem: String
    let conventions: Conventions

    var suffix: String { conventions.overridingText(.screenSuffix) ?? sample.suffix }
    var type: String { stem + suffix }

    /// A name that belongs to the sample, as the new screen has it.
    func renamed(_ name: String) -> String {
        if let model = sample.model, !model.isNested, name.hasPrefix(model.name) {
            return modelName + name.dropFirst(model.name.count)
        }
        return renamedAfterScreen(name)
    }

    private func renamedAfterScreen(_ name: String) -> String {
        if name == sample.type { return type }
        if name.hasPrefix(sample.type) { return type + name.dropFirst(sample.type.count) }
        if name.hasPrefix(sample.stem) { return stem + name.dropFirst(sample.stem.count) }
        return names.owns(name) ? names.name(name) : name
    }

    /// A folder or file of the sample's, without its extension, as the new screen has it.
    ///
    /// - Parameter folders: sub-folders that were asked for.
    func path(_ path: RelativePath, in target: RelativePath, folders: [String] = []) -> RelativePath {
        let inside = path.components.dropFirst(target.components.count)
        var parent = inside.dropLast().map { part in
            part == sample.stem ? stem : part == sample.type ? type : names.name(part)
        }
        if !folders.isEmpty {
            let isDivided = parent.last == stem || parent.last == type
            parent.insert(contentsOf: folders, at: isDivided ? parent.count - 1 : parent.count)
        }
        return names.path(target).appending(names: parent + [renamed(path.stem)])
    }

    /// What stands before the name of a declaration: attributes, modifiers, keyword.
    func head(_ part: ModuleSources.Part, indentation: String = "") -> String {
        let declaration = part.declaration
        let tree = part.tree
        let start = tree.code[declaration.span.start].range.lowerBound
        let end = tree.code[declaration.nameSpan.start].range.lowerBound
        return replacingWords(of: tree.text.lines(in: start..<end).joined(separator: "\n" + indentation))
    }

    /// What stands between the name and the brace.
    func inheritance(_ part: ModuleSources.Part) -> String {
        let types = part.declaration.inheritedTypes.map { replacingWords(of: $0.text) }
        return types.isEmpty ? "" : ": " + types.joined(separator: ", ")
    }

    /// Text in which words that belong to the sample are replaced.
    func replacingWords(of text: String) -> String {
        var words = [sample.type, sample.stem]
        if let model = sample.model, !model.isNested { words.append(model.name) }
        var result = names.text(text)
        for word in words.sorted(by: { $0.count > $1.count }) {
            result = result.replacingWord(word, with: renamed(word))
        }
        return result
    }
}

extension SourceText {
    /// The lines of a range without the blanks around them; comments and empty lines left out.
    func lines(in range: TextRange) -> [String] {
        string(in: range).split(whereSeparator: \.isNewline).map { line in
            var line = line.drop { $0 == " " || $0 == "\t" }
            while line.last == " " || line.last == "\t" { line.removeLast() }
            return String(line)
        }
        .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
}

// MARK: - The options of the template

extension ScreenStyle {
    /// The values of the options of the template `Screen` that follow from the sample.
    var options: [String: String] {
        var options = viewOptions
        options.merge(previewOptions) { $1 }
        options.merge(modelOptions) { $1 }
        options.merge(testOptions) { $1 }
        return options
    }

    /// Whether the new screen has a view model.
    var hasModel: Bool {
        switch conventions.overridingText(.viewModel) {
        case "none"?: false
        case .some: true
        case nil: sample.model != nil
        }
    }

    private var isPublic: Bool { sample.view.declaration.hasModifier("public") }

    private var viewOptions: [String: String] {
        let text = usesStrings ? "Text(\"\(textKey)\", bundle: .module)" : "Text(\"\(title)\")"
        return [
            "view": stem, "viewSuffix": suffix, "viewType": type, "viewHead": head(sample.view), "title": title,
            "access": isPublic ? "public " : "", "text": text, "hasModel": String(hasModel),
            "hasInit": String(hasModel ? initializer != nil : isPublic || initializer != nil),
            "initParameters": initParameters, "initBody": initBody, "hasInitBody": String(!initBody.isEmpty),
            "made": made,
        ]
    }

    /// Whether the sample's text comes from the module's bundle.
    var usesStrings: Bool {
        let tree = sample.view.tree
        return tree.code.indices.contains { tree.is($0, "bundle") && tree.is($0 + 3, "module") }
    }

    /// `cart.title`, or the text itself where keys are no names.
    var textKey: String {
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

    // MARK: How the view gets its model

    /// The member that holds the view model.
    private var property: VariableBinding? {
        guard let model = sample.model else { return nil }
        for member in members where member.kind == .variable {
            for binding in member.bindings where binding.isStored(in: sample.view.tree) {
                let texts = [binding.type?.text, binding.value?.text].compactMap { $0 }
                if texts.contains(where: { $0.contains(model.name) }) { return binding }
            }
        }
        return nil
    }

    private var members: [Declaration] { sample.view.declaration.members }

    private var initializer: Declaration? { members.first { $0.kind == .initializer } }

    private var modelParameter: Parameter? {
        guard let model = sample.model else { return nil }
        return initializer?.parameters.first { $0.type?.text.contains(model.name) == true }
    }

    private var isInjected: Bool {
        guard hasModel else { return false }
        return initializer == nil ? property?.value == nil : modelParameter != nil
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
        return own.map { replacingWords(of: $0.tree.string(in: $0.span)) } ?? "self.\(name) = \(parameter)"
    }

    private var modelProperty: String {
        guard let property, let member = members.first(where: { $0.bindings.contains { $0.name == property.name } })
        else { return "@State private var viewModel = \(modelName)()" }
        let tree = sample.view.tree
        let start = tree.code[member.span.start].range.lowerBound
        let end = tree.range(of: property.nameSpan).upperBound
        var head = tree.text.lines(in: start..<end).joined(separator: " ")
        if isObservedAnew {
            for (observable, object) in [("@State ", "@StateObject "), ("@Bindable ", "@ObservedObject ")] {
                head =
                    isObservable
                    ? head.replacing(object, with: observable) : head.replacing(observable, with: object)
            }
        }
        return head + (isInjected || initializer?.parameters.isEmpty == false ? ": \(modelName)" : " = \(modelName)()")
    }

    // MARK: The view model

    private var modelName: String {
        let pattern = conventions.overridingText(.viewModel).flatMap(NamePattern.init)
        guard let model = sample.model else { return pattern?.name(of: stem) ?? stem + "ViewModel" }
        if !model.isNested, let pattern, !pattern.suffix.contains(".") { return pattern.name(of: stem) }
        return model.isNested ? model.name : renamedAfterScreen(model.name)
    }

    private var modelType: String { sample.model?.isNested == true ? "\(type).\(modelName)" : modelName }

    private var isObservable: Bool {
        if let configured = conventions.overridingText(.observation) { return configured == "Observable" }
        return sample.model?.part.declaration.inheritedTypes.contains { $0.text.hasSuffix("ObservableObject") } != true
    }

    private var modelOptions: [String: String] {
        guard hasModel else { return ["hasModel": "false", "modelHere": "false"] }
        guard let model = sample.model else { return inventedModel }
        let isHere = model.part.path == sample.view.path
        let isPublic = model.part.declaration.hasModifier("public")
        return [
            "modelNested": String(model.isNested), "modelInView": String(isHere), "modelHere": String(isHere),
            "modelName": modelName, "modelType": modelType,
            "modelHead": modelHead(model), "modelInherits": modelInherits(model),
            "modelAccess": isPublic ? "public " : "",
            "modelInit": String(isPublic), "modelImports": modelImports(model.part.tree),
            "observable": String(isObservable), "model": property?.name ?? "viewModel", "modelProperty": modelProperty,
        ]
    }

    /// A view model where the sample has none.
    private var inventedModel: [String: String] {
        [
            "modelName": modelName, "modelType": modelName,
            "modelProperty": "@State private var viewModel = \(modelName)()",
            "modelHead": "@MainActor\n@Observable\nfinal class",
        ]
    }

    /// Whether the way of observing is another than the sample's.
    private var isObservedAnew: Bool { conventions.overridingText(.observation) != nil }

    private func modelHead(_ model: ModuleScreen.Model) -> String {
        let indentation = model.isNested ? "\n    " : "\n"
        guard isObservedAnew else { return head(model.part, indentation: String(indentation.dropFirst())) }
        let access = model.part.declaration.hasModifier("public") ? "public " : ""
        let attributes = isObservable ? ["@MainActor", "@Observable"] : ["@MainActor"]
        return (attributes + [access + "final class"]).joined(separator: indentation)
    }

    private func modelInherits(_ model: ModuleScreen.Model) -> String {
        guard isObservedAnew else { return inheritance(model.part) }
        return isObservable ? "" : ": ObservableObject"
    }

    /// What the sample's model imports of the system, as far as the new one needs it.
    private func modelImports(_ tree: SyntaxTree) -> String {
        let needed = isObservable ? ["Observation", "SwiftUI", "Foundation"] : ["Combine", "SwiftUI"]
        let found = CodeBlock(tree).declarations.filter { $0.kind == .import }.map(\.name)
        let kept = found.filter(needed.contains)
        let names = kept.isEmpty || kept == ["Foundation"] && isObservable ? kept + [needed[0]] : kept
        return names.map { "import \($0)" }.joined(separator: "\n")
    }

    // MARK: Previews

    private var previewOptions: [String: String] {
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

    // MARK: Tests

    private var isXCTest: Bool {
        if let configured = conventions.overridingText(.testLibrary) { return configured == "xctest" }
        guard let suite = sample.suite else { return conventions.text(.testLibrary) == "xctest" }
        return CodeBlock(suite.tree).declarations.contains { $0.kind == .import && $0.name == "XCTest" }
    }

    /// The suite of the new screen.
    ///
    /// That of the module holds the tests of the feature's first screen, and of no other.
    func suiteType(of module: FeatureModule) -> String {
        guard let suite = sample.suite else { return (hasModel ? modelName : type).withoutDots + "Tests" }
        let name = suite.declaration.name
        let isOfModule = module.tests.contains { $0.name == name }
        if isOfModule { return names.from == names.to ? stem + "Tests" : names.name(name) }
        return renamed(name)
    }

    private var testOptions: [String: String] {
        let isXCTest = isXCTest
        let hasSample =
            sample.suite.map { suite in
                CodeBlock(suite.tree).declarations.contains { $0.kind == .import && $0.name == "XCTest" } == isXCTest
            } ?? false
        guard hasSample, let suite = sample.suite else {
            return [
                "xctest": String(isXCTest), "suiteHead": isXCTest ? "final class" : "@MainActor\nstruct",
                "suiteInherits": isXCTest ? ": XCTestCase" : "",
                "testHead": isXCTest ? "@MainActor func" : "@Test func",
                "testName": isXCTest ? "testLoad" : "load", "sut": "viewModel",
            ]
        }
        let tree = suite.tree
        let method = suite.declaration.members.first { member in
            member.kind == .function && (member.attribute("Test") != nil || member.name.hasPrefix("test"))
        }
        let isApart = tree.code.indices.contains { index in
            tree.kind(index) == .at && tree.is(index + 1, "testable")
                && tree.text.hasEmptyLine(before: tree.code[index].range.lowerBound)
        }
        return [
            "xctest": String(isXCTest), "suiteHead": head(suite), "suiteInherits": inheritance(suite),
            "testHead": method.map { testHead($0, in: suite) } ?? (isXCTest ? "@MainActor func" : "@Test func"),
            "testName": testName(isXCTest: isXCTest), "importApart": String(isApart),
            "sut": tree.code.indices.contains { tree.is($0, "sut") } ? "sut" : property?.name ?? "viewModel",
        ]
    }

    private func testName(isXCTest: Bool) -> String {
        let name = hasModel ? "load" : "body"
        return isXCTest ? "test" + Words.upperCamelCase(name) : name
    }

    /// The attributes and modifiers of a test, with another name to show.
    private func testHead(_ method: Declaration, in suite: ModuleSources.Part) -> String {
        let tree = suite.tree
        var head = ""
        var previousEnd: Int?
        func add(_ text: String, at start: Int) {
            if let end = previousEnd {
                head += tree.text.position(of: end).line == tree.text.position(of: start).line ? " " : "\n    "
            }
            head += text
        }
        for attribute in method.attributes {
            let range = tree.range(of: attribute.span)
            let isShown = attribute.arguments?.elements.first.map { $0.labelName == nil && $0.value.stringValue != nil }
            let shown = isShown == true ? "(\"\(hasModel ? "loads" : "has a body")\")" : ""
            add(attribute.name == "Test" ? "@Test" + shown : tree.text.string(in: range), at: range.lowerBound)
            previousEnd = range.upperBound
        }
        let keyword = tree.code[method.keyword].range
        add((method.modifiers + ["func"]).joined(separator: " "), at: keyword.lowerBound)
        let needsActor = !hasModel && conventions.text(.settings).contains("MainActor") == false
        let hasActor = head.contains("@MainActor") || suite.declaration.attribute("MainActor") != nil
        return needsActor && !hasActor ? "@MainActor " + head : head
    }
}

extension SourceText {
    /// Whether the line before that of an offset is empty.
    fileprivate func hasEmptyLine(before offset: Int) -> Bool {
        let line = lineRange(at: offset)
        guard line.lowerBound > 0 else { return false }
        return lineRange(at: line.lowerBound - 1).isEmpty
    }
}

extension String {
    fileprivate var withoutDots: String { filter { $0 != "." } }
}
