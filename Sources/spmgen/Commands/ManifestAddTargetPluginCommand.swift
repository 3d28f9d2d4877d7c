import Scaffold

extension Command {
    static let manifestAddTargetPlugin = Command(
        "manifest add-target-plugin",
        .writes,
        "Let a target of a Package.swift use a plugin",
        positionals: [
            Positional("<plugin>", "The plugin to use"),
            Positional("<target>", "The target that gets the plugin", values: .target),
        ],
        options: [ManifestOptions.pluginPackage] + ManifestOptions.editing,
        examples: [
            Example("manifest add-target-plugin Stencils App", "A plugin of the same package"),
            Example("manifest add-target-plugin Lint App --package lint-plugin", "A plugin of another package"),
        ]
    ) { arguments throws(UsageError) in
        ManifestOptions.request(.addTargetPlugin(try ManifestOptions.plugin(of: arguments)), arguments)
    }
}
