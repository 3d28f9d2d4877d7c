import Scaffold

extension Command {
    static let manifestAddTargetDependency = Command(
        "manifest add-target-dependency",
        .writes,
        "Let a target of a Package.swift depend on a target or product",
        positionals: [
            Positional("<dependency>", "The target or product to depend on"),
            Positional("<target>", "The target that gets the dependency", values: .target),
        ],
        options: [ManifestOptions.productPackage] + ManifestOptions.editing,
        examples: [
            Example("manifest add-target-dependency Core App", "A target of the same package"),
            Example("manifest add-target-dependency Logging App --package swift-log", "A product of another package"),
        ]
    ) { arguments throws(UsageError) in
        let dependency = TargetDependencySpec(
            name: try ManifestOptions.name(0, of: arguments),
            target: try ManifestOptions.name(1, of: arguments),
            package: arguments.value(of: ManifestOptions.productPackage)
        )
        return ManifestOptions.request(.addTargetDependency(dependency), arguments)
    }
}
