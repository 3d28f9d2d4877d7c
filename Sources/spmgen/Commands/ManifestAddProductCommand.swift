import Scaffold

extension Command {
    static let manifestAddProduct = Command(
        "manifest add-product",
        .writes,
        "Add a product to a Package.swift",
        positionals: [Positional("<name>", "The product's name")],
        options: [ProductOptions.type, ProductOptions.targets] + ManifestOptions.editing,
        examples: [
            Example("manifest add-product Core --targets Core", "A library of one target"),
            Example("manifest add-product tool --type executable --targets tool", "A program"),
        ]
    ) { arguments throws(UsageError) in
        let product = ProductSpec(
            name: try ManifestOptions.name(0, of: arguments),
            kind: arguments.value(of: ProductOptions.type).flatMap(ProductSpec.Kind.init) ?? .library,
            targets: arguments.values(of: ProductOptions.targets)
        )
        return ManifestOptions.request(.addProduct(product), arguments)
    }
}

private enum ProductOptions {
    static let type = Option.choice(
        "type",
        ProductSpec.Kind.allCases.map(\.rawValue),
        "By default a library"
    )
    static let targets = Option.list(
        "targets", "<name>", "The targets it is made of (default: that of its name)", values: .target)
}
