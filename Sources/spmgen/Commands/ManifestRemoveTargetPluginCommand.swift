import Scaffold

extension Command {
    static let manifestRemoveTargetPlugin = Command(
        "manifest remove-target-plugin",
        .writes,
        "Take a plugin out of a target of a Package.swift",
        positionals: [
            Positional("<plugin>", "The plugin to take out"),
            Positional("<target>", "The target that uses it", values: .target),
        ],
        options: [ManifestOptions.pluginPackage] + ManifestOptions.editing,
        examples: [
            Example("manifest remove-target-plugin Stencils App", "Build App without the plugin")
        ]
    ) { arguments throws(UsageError) in
        ManifestOptions.request(.removeTargetPlugin(try ManifestOptions.plugin(of: arguments)), arguments)
    }
}
