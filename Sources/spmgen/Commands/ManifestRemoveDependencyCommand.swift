import Scaffold

extension Command {
    static let manifestRemoveDependency = Command(
        "manifest remove-dependency",
        .writes,
        "Take a package dependency out of a Package.swift",
        details: ["What a target still uses is not taken out."],
        positionals: [
            Positional("<package>", "The package's identity, URL or folder", values: .package)
        ],
        options: ManifestOptions.editing,
        examples: [
            Example("manifest remove-dependency swift-log", "A package by its identity"),
            Example("manifest remove-dependency ../Core", "A package by its folder"),
        ]
    ) { arguments throws(UsageError) in
        let typed = arguments.positional(0)
        guard !typed.isEmpty, !VisibleText(typed).isEscaped, !typed.contains("\"") else {
            throw .rule(
                .badName,
                "`\(VisibleText(typed).escaped)` is no package",
                remedy: "give its identity, URL or folder, as `spmgen manifest show` lists it",
                command: ["spmgen", "manifest", "show"]
            )
        }
        return ManifestOptions.request(.removeDependency(typed), arguments)
    }
}
