/// A template bundle that was read: what it asks for, what it makes and which files it edits.
struct Blueprint {
    let bundle: TemplateBundle
    /// What Xcode shows of it.
    let description: String?
    let options: [TemplateOption]
    /// The base name of the files that Xcode proposes.
    let completionName: String?
    let scaffold: ScaffoldDictionary?

    var name: String { bundle.name }

    /// Whether one folder of the bundle is rendered, chosen by options, and not the whole bundle.
    var hasBranches: Bool {
        let branches = Branches(of: bundle)
        guard !branches.names.isEmpty, options.contains(where: \.kind.choosesFolder) else { return false }
        return scaffold == nil || branches.areNamed(by: options)
    }

    /// - Throws: `TemplateError` for a property list that cannot be read, and for templates of other kinds than files.
    init(_ bundle: TemplateBundle) throws(TemplateError) {
        let info = TemplateDictionary(try bundle.info(), context: "the template", file: bundle.infoLabel)
        try TemplateKind.check(info)
        self.bundle = bundle
        description = info["Description"]?.text ?? info["Summary"]?.text
        completionName = info["DefaultCompletionName"]?.text.map { PathText($0).deletingExtension }
        var options: [TemplateOption] = []
        for entry in try info.dictionaries("Options") { options.append(try TemplateOption(entry)) }
        self.options = options
        scaffold =
            if let value = info["Scaffold"] {
                try ScaffoldDictionary(TemplateDictionary(value, context: "`Scaffold`", file: bundle.infoLabel))
            } else {
                nil
            }
        try checkReferences()
    }

    /// Options that `Scaffold` names must be declared.
    private func checkReferences() throws(TemplateError) {
        guard let scaffold else { return }
        let declared = options.map(\.identifier)
        let named =
            scaffold.arguments.map { ("`Arguments`", $0.option) } + scaffold.reserved.keys.map { ("`Reserved`", $0) }
            + scaffold.edits.compactMap { edit in edit.forEach.map { ("`ForEach` of \(edit.origin.entry)", $0) } }
        for (place, option) in named where !declared.contains(option) {
            throw .invalid(
                "\(place) names the option `\(option)`, which the template does not declare",
                in: bundle.infoLabel,
                remedy: NearestName(among: declared).to(option).map { "did you mean `\($0)`?" }
                    ?? "declare it under `Options`"
            )
        }
    }

    /// The folder that the files go to.
    ///
    /// - Throws: `TemplateError` for options without a valid value, and for a folder outside the workspace.
    func destination(_ bindings: Bindings) throws(TemplateError) -> RelativePath {
        try BlueprintRenderer(self, bindings).destination
    }

    /// Everything the blueprint makes with these bindings.
    ///
    /// - Throws: `TemplateError` with all that is wrong: options, macros, directives, file names.
    func render(_ bindings: Bindings) throws(TemplateError) -> Rendering {
        try BlueprintRenderer(self, bindings).render()
    }
}
