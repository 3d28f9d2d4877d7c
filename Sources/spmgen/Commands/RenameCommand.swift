import Scaffold

extension Command {
    static let rename = Command(
        "rename",
        .writes,
        "Give a feature, a screen, a model, a service or a foundation another name",
        details: [
            """
            Folders, files, types, targets, products, imports, routes and string keys are renamed, with every reference \
            in the workspace. Names in code are found by syntax; comments, prose and other text that hold the name are \
            listed and stay.
            """
        ],
        positionals: [
            Positional(
                "<Feature>[/<Name>]",
                "The feature, or one of its screens, models and services; a foundation: Cart, Cart/Summary",
                values: .part
            ),
            Positional("<New>", "Its new name, without the feature: Basket, Overview"),
        ],
        options: [PartOptions.kind],
        examples: [
            Example("rename Cart Basket", "The feature, and its first screen where that has its name"),
            Example("rename Cart/Summary Overview", "The screen, its route, its tests and its strings"),
            Example("rename Cart Basket --dry-run --diff", "What it would change, and nothing changed"),
        ],
        action: renameAction
    )
}

@Sendable
private func renameAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let new = arguments.positional(1)
    do {
        guard typed.contains("/") else {
            // A foundation may have names that a feature cannot have.
            _ = try ModuleName(new, as: .package)
            let feature = try ModuleName(typed, as: .package)
            let request = RenameRequest(typed: typed, feature: feature, newTyped: new)
            return .write(.rename(request))
        }
        // What the name is of, and so what it may be, is found out later.
        let path = try ScreenPath(typed)
        let request = RenameRequest(
            typed: typed,
            feature: path.feature,
            screen: path.screen,
            part: PartOptions.part(in: arguments),
            newTyped: new
        )
        return .write(.rename(request))
    } catch {
        throw .name(error)
    }
}
