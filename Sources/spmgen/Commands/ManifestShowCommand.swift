import Scaffold

extension Command {
    static let manifestShow = Command(
        "manifest show",
        .reads,
        "Show what a Package.swift says, read without running it",
        options: [ManifestOptions.packagePath],
        examples: [
            Example("manifest show", "The Package.swift of the current folder"),
            Example("manifest show --package-path FeaturePackages/Cart --json", "Another one, for a program"),
        ]
    ) { arguments in
        .read(.manifest(packagePath: arguments.value(of: ManifestOptions.packagePath)))
    }
}
