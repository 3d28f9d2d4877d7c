import Scaffold

extension Command {
    static let remove = Command(
        "remove",
        .writes,
        "Take a feature, a screen, a model or a service out again",
        details: [
            """
            All goes that `feature`, `view`, `model` or `service` has made: files, manifest entries, routes, branches, strings, tests. \
            What people have changed, and what is still used, is listed, and nothing goes.
            """
        ],
        positionals: [
            Positional(
                "<Feature>[/<Name>]",
                "The feature, or one of its screens, models and services: Cart, Cart/Summary",
                values: .screen
            )
        ],
        options: [PartOptions.kind, RemoveOptions.keepEdited],
        examples: [
            Example("remove Cart/Summary", "The screen Summary, its route and its tests"),
            Example("remove Cart/PaymentService", "The service Payment, its mock and its tests"),
            Example("remove Cart", "The feature, with all its screens"),
            Example("remove Cart --dry-run --diff", "What it would change, and nothing changed"),
        ],
        action: removeAction
    )
}

private enum RemoveOptions {
    static let keepEdited = Option.flag("keep-edited", "Let files stay that people have changed, and remove the rest")
}

@Sendable
private func removeAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let keepsEdited = arguments.has(RemoveOptions.keepEdited)
    do {
        guard typed.contains("/") else {
            let name = try ModuleName(typed)
            return .write(.remove(RemoveRequest(typed: typed, feature: name, keepsEdited: keepsEdited)))
        }
        let path = try ScreenPath(typed)
        let request = RemoveRequest(
            typed: typed,
            feature: path.feature,
            screen: path.screen,
            folders: path.folders,
            part: PartOptions.part(in: arguments),
            keepsEdited: keepsEdited
        )
        return .write(.remove(request))
    } catch {
        throw .name(error)
    }
}
