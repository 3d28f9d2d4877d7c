/// One dictionary of a template's property list, read key by key, with messages that say which dictionary it is.
struct TemplateDictionary {
    private let values: [String: PropertyList]
    /// In messages, such as "entry 3 of `Edits`".
    let context: String
    /// The property list's file, in messages.
    let file: String

    /// - Throws: `TemplateError` where `value` is no dictionary.
    init(_ value: PropertyList, context: String, file: String) throws(TemplateError) {
        guard let values = value.dictionary else {
            throw .invalid("\(context) is no dictionary", in: file, remedy: "write a `dict` there")
        }
        self.init(values, context: context, file: file)
    }

    init(_ values: [String: PropertyList], context: String, file: String) {
        self.values = values
        self.context = context
        self.file = file
    }

    subscript(key: String) -> PropertyList? { values[key] }

    func fault(_ message: String, remedy: String) -> TemplateError {
        .invalid("\(context) \(message)", in: file, remedy: remedy)
    }

    /// Refuses keys that nobody reads: mostly misspelt ones.
    func allow(only keys: [String]) throws(TemplateError) {
        guard let key = values.keys.sorted().first(where: { !keys.contains($0) }) else { return }
        let nearest = NearestName(among: keys).to(key)
        throw fault(
            "has an unknown key `\(key)`",
            remedy: nearest.map { "did you mean `\($0)`?" } ?? "use \(keys.joined(separator: ", "))"
        )
    }

    func text(_ key: String) throws(TemplateError) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value.text else {
            throw fault("has a `\(key)` that is no string", remedy: "write a `string` there")
        }
        return text
    }

    func requiredText(_ key: String) throws(TemplateError) -> String {
        guard let text = try text(key) else { throw fault("has no `\(key)`", remedy: "add it") }
        return text
    }

    func flag(_ key: String) throws(TemplateError) -> Bool? {
        guard let value = values[key] else { return nil }
        guard let flag = value.flag else {
            throw fault("has a `\(key)` that is neither true nor false", remedy: "write `true` or `false` there")
        }
        return flag
    }

    /// A list of strings; a single one counts as a list of one.
    func texts(_ key: String) throws(TemplateError) -> [String] {
        guard let value = values[key] else { return [] }
        if let text = value.text { return [text] }
        guard let array = value.array else {
            throw fault("has a `\(key)` that is no list", remedy: "write an `array` of strings there")
        }
        var texts: [String] = []
        for element in array {
            guard let text = element.text else {
                throw fault("has something else than strings in `\(key)`", remedy: "write only strings there")
            }
            texts.append(text)
        }
        return texts
    }

    func condition(_ key: String) throws(TemplateError) -> Condition? {
        guard let text = try text(key) else { return nil }
        return try condition(text: text, of: key)
    }

    func condition(text: String, of key: String) throws(TemplateError) -> Condition {
        do {
            return try Condition(text)
        } catch {
            throw TemplateError(error.diagnostic(at: DiagnosticLocation(file: file), in: "`\(key)` of \(context)"))
        }
    }

    /// The dictionaries of a list.
    func dictionaries(_ key: String) throws(TemplateError) -> [TemplateDictionary] {
        guard let value = values[key] else { return [] }
        guard let array = value.array else {
            throw fault("has a `\(key)` that is no list", remedy: "write an `array` of `dict`s there")
        }
        var result: [TemplateDictionary] = []
        for (index, element) in array.enumerated() {
            result.append(
                try TemplateDictionary(element, context: "entry \(index + 1) of `\(key)`", file: file)
            )
        }
        return result
    }
}
