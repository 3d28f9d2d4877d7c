/// The keys of `Scaffold` by which architectures differ.
extension ScaffoldDictionary {
    /// `iOS 13`, `macOS 14`; nil where the key is missing.
    static func platforms(of dictionary: TemplateDictionary) throws(TemplateError) -> [PlatformRequirement.Minimum]? {
        guard dictionary["Platforms"] != nil else { return nil }
        var platforms: [PlatformRequirement.Minimum] = []
        for text in try dictionary.texts("Platforms") {
            let words = text.split(separator: " ")
            guard words.count == 2, let version = Int(words[1]) else {
                throw dictionary.fault(
                    "has in `Platforms` `\(text)`, which is no platform with a version",
                    remedy: "write it as `iOS 17`"
                )
            }
            platforms.append(PlatformRequirement.Minimum(name: String(words[0]), version: version))
        }
        return platforms
    }

    static func next(of dictionary: TemplateDictionary) throws(TemplateError) -> [[String]] {
        guard let value = dictionary["Next"] else { return [] }
        guard let commands = value.array else {
            throw dictionary.fault("has a `Next` that is no list", remedy: "write an `array` of commands")
        }
        var result: [[String]] = []
        for command in commands {
            let words = command.array?.compactMap(\.text) ?? []
            guard !words.isEmpty, words.count == command.array?.count else {
                throw dictionary.fault(
                    "has in `Next` a command that is no list of words",
                    remedy: "write an `array` of strings for each command"
                )
            }
            result.append(words)
        }
        return result
    }
}

extension FeatureLayout {
    /// - Parameter dictionary: `Scaffold`, with or without an `Architecture`.
    init(of dictionary: TemplateDictionary) throws(TemplateError) {
        self.init()
        guard let value = dictionary["Architecture"] else { return }
        let entry = try TemplateDictionary(value, context: "`Architecture`", file: dictionary.file)
        try entry.allow(only: [
            "Coordinator", "Routes", "Views", "Tests", "Root", "AppRoot", "Features", "Foundations", "Widgets",
            "Brings",
        ])
        if let text = try entry.text("Coordinator") { coordinator = text }
        if let text = try entry.text("Routes") { routes = text }
        if let text = try entry.text("Views") { views = text }
        if let text = try entry.text("Tests") { tests = text }
        if let text = try entry.text("Root") { root = text }
        if let text = try entry.text("AppRoot") { appRoot = text }
        features = try entry.text("Features")
        home = features == nil ? .package : .targets
        foundations = try entry.text("Foundations")
        widgets = try entry.text("Widgets")
        brings = try entry.texts("Brings")
    }
}
