/// The kinds of Xcode templates, of which those for files are run and the others are refused by name.
enum TemplateKind {
    private static let runnable: Set<String> = [
        "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind", "Xcode.IDEKit.TextSubstitutionFileTemplateKind",
    ]

    /// What a kind is for, by a part of its name; the first that fits.
    private static let others: [(part: String, meaning: String)] = [
        ("ProjectTemplateUnit", "a whole project or target"), ("PackageTemplate", "a whole package"),
        ("SwiftPackage", "a whole package"), ("Playground", "a playground"), ("CoreData", "a Core Data model"),
        ("ManagedObject", "Core Data classes"), ("MappingModel", "a Core Data mapping model"),
        ("TestPlan", "a test plan"), ("Refactoring", "a refactoring"), ("Intent", "an intent definition"),
        ("Workspace", "a workspace"),
    ]

    /// - Throws: `TemplateError` for a kind that cannot be run.
    static func check(_ info: TemplateDictionary) throws(TemplateError) {
        let remedy = "use a file template, whose `Kind` is `Xcode.IDEFoundation.TextSubstitutionFileTemplateKind`"
        guard let kind = info["Kind"]?.text else {
            throw info.fault("has no `Kind`", remedy: remedy)
        }
        guard !runnable.contains(kind) else { return }
        let meaning = others.first { kind.contains($0.part) }.map { ": it makes \($0.meaning)" } ?? ""
        throw info.fault("is of the kind `\(kind)`, which only Xcode can run\(meaning)", remedy: remedy)
    }
}
