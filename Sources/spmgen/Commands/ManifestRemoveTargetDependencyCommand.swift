import Scaffold

extension Command {
    static let manifestRemoveTargetDependency = Command(
        "manifest remove-target-dependency",
        .writes,
        "Take a dependency out of a target of a Package.swift",
        positionals: [
            Positional("<dependency>", "The target or product to take out"),
            Positional("<target>", "The target that depends on it", values: .target),
        ],
        options: [ManifestOptions.productPackage] + ManifestOptions.editing,
        examples: [
            Example("manifest remove-target-dependency Core App", "App no longer depends on Core")
        ]
    ) { arguments throws(UsageError) in
        let dependency = TargetDependencySpec(
            name: try ManifestOptions.name(0, of: arguments),
            target: try ManifestOptions.name(1, of: arguments),
            package: arguments.value(of: ManifestOptions.productPackage)
        )
        return ManifestOptions.request(.removeTargetDependency(dependency), arguments)
    }
}
