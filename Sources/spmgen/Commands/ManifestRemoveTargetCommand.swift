import Scaffold

extension Command {
    static let manifestRemoveTarget = Command(
        "manifest remove-target",
        .writes,
        "Take a target out of a Package.swift",
        details: [
            "The manifest is edited and nothing else. What a product or another target still uses is not taken out."
        ],
        positionals: [
            Positional("<name>", "The target's name", values: .target)
        ],
        options: ManifestOptions.editing,
        examples: [
            Example("manifest remove-target CoreTests", "Its folder stays where it is")
        ]
    ) { arguments throws(UsageError) in
        ManifestOptions.request(.removeTarget(try ManifestOptions.name(0, of: arguments)), arguments)
    }
}
