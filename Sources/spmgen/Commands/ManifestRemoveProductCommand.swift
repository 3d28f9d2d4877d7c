import Scaffold

extension Command {
    static let manifestRemoveProduct = Command(
        "manifest remove-product",
        .writes,
        "Take a product out of a Package.swift",
        positionals: [
            Positional("<name>", "The product's name")
        ],
        options: ManifestOptions.editing,
        examples: [
            Example("manifest remove-product Core", "The target stays")
        ]
    ) { arguments throws(UsageError) in
        ManifestOptions.request(.removeProduct(try ManifestOptions.name(0, of: arguments)), arguments)
    }
}
