import Scaffold

/// What the `manifest` commands share.
enum ManifestOptions {
    static let packagePath = Option.value(
        "package-path",
        "<dir>",
        "The folder of the Package.swift (default: the nearest above)",
        values: .directory
    )
    static let verify = Option.flag(
        "verify",
        "Let `swift package dump-package` judge the edit first"
    )
    /// Those of every command that edits a manifest.
    static let editing = [packagePath, verify]

    static let productPackage = Option.value(
        "package",
        "<identity>",
        "The package that the product comes from",
        values: .package
    )
    static let pluginPackage = Option.value(
        "package",
        "<identity>",
        "The package that the plugin comes from",
        values: .package
    )

    static func plugin(of arguments: ParsedArguments) throws(UsageError) -> TargetPluginSpec {
        TargetPluginSpec(
            name: try name(0, of: arguments),
            target: try name(1, of: arguments),
            package: arguments.value(of: pluginPackage)
        )
    }

    static func request(_ change: ManifestChange, _ arguments: ParsedArguments) -> Action {
        let path = arguments.value(of: packagePath)
        return .write(.manifest(ManifestRequest(packagePath: path, change: change)))
    }

    /// The name of a product, target or package as it is to stand in the manifest.
    ///
    /// - Throws: `UsageError` for what SwiftPM takes for no name, or what would name another folder.
    static func name(_ index: Int, of arguments: ParsedArguments) throws(UsageError) -> String {
        let typed = arguments.positional(index)
        let placeholder = arguments.command.positionals[index].placeholder
        let isOdd = typed == "." || typed.contains("..") || typed.contains { "/\\\"".contains($0) }
        guard !typed.isEmpty, !isOdd, !VisibleText(typed).isEscaped else {
            throw .rule(
                .badName,
                "`\(VisibleText(typed).escaped)` cannot be \(placeholder) of a manifest",
                remedy: "use a name without `/`, `\\`, `\"`, `..` and characters that cannot be seen",
                command: ["spmgen", "help"] + arguments.command.words
            )
        }
        return typed
    }
}
