import Scaffold

extension Command {
    static let dependency = Command(
        "dependency",
        .writes,
        "Let features use a package, in one version",
        details: [
            """
            The package gets into the manifest of each feature, and its product into the feature's target. It has one \
            requirement in the whole workspace: where any manifest has it with another one, nothing is changed, and both \
            places are named.
            """,
            """
            Which products a package has cannot be seen without it. Where none is named, it is the one that the workspace \
            uses already, else the one that is called as the package; for a package such as swift-log, name it.
            """,
            """
            `spmgen undo` takes it back. Later, `spmgen manifest remove-target-dependency` takes the product out of a \
            target, and `spmgen manifest remove-dependency` the package out of a manifest.
            """,
        ],
        positionals: [Positional("<url>", "The package's URL")],
        options: FeatureDependencyOptions.requirements
            + [FeatureDependencyOptions.users, FeatureDependencyOptions.products],
        exclusions: [FeatureDependencyOptions.requirements],
        examples: [
            Example(
                "dependency https://github.com/apple/swift-log --exact 1.6.4 --to Cart --product Logging",
                "That version alone"
            ),
            Example(
                "dependency https://github.com/onevcat/Kingfisher --from 8.1.0 --to Cart",
                "That version or later"
            ),
        ],
        action: dependencyAction
    )
}

private enum FeatureDependencyOptions {
    static let users = Option.list(
        "to",
        "<Feature>",
        "The features that use it, or targets such as CartConcurrent",
        values: .feature
    )
    static let products = Option.list("product", "<name>", "The products that are used (default: see above)")
    static let requirements = [
        ManifestAddDependencyOptions.exact, ManifestAddDependencyOptions.from,
        ManifestAddDependencyOptions.upToNextMinorFrom,
    ]
}

@Sendable
private func dependencyAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let url = arguments.positional(0)
    func rule(_ id: DiagnosticID, _ message: String, _ remedy: String) -> UsageError {
        .rule(id, message, remedy: remedy, command: ["spmgen", "help", "dependency"])
    }
    guard ManifestAddDependencyOptions.isURL(url), ManifestAddDependencyOptions.isWholeURL(url),
        !VisibleText(url).isEscaped, !url.contains("\"")
    else {
        let shown = VisibleText(url).escaped
        throw rule(.badName, "`\(shown)` is no URL of a package", ManifestAddDependencyOptions.wholeURL)
    }
    guard let requirement = try ManifestAddDependencyOptions.versionRequirement(of: arguments) else {
        throw rule(.missingArgument, "`\(url)` needs a version", "add `--exact <version>`, or `--from <version>`")
    }
    let users = arguments.values(of: FeatureDependencyOptions.users)
    guard !users.isEmpty else {
        throw rule(.missingArgument, "no feature is named that uses the package", "add `--to <Feature>`")
    }
    let products = arguments.values(of: FeatureDependencyOptions.products)
    if let name = products.first(where: { $0.contains("\"") || VisibleText($0).isEscaped }) {
        throw rule(.badName, "`\(VisibleText(name).escaped)` is no name of a product", "give its name")
    }
    let request = DependencyRequest(url: url, requirement: requirement, products: products, users: users)
    return .write(.dependency(request))
}
