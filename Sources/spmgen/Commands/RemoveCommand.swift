import Scaffold

extension Command {
    static let remove = Command(
        "remove",
        .writes,
        "Take out again what was made: a feature, a screen, a foundation, a host, a widget",
        details: [
            """
            All goes that `feature`, `view`, `model`, `service`, `shared`, `host` or `widget` has made: files, manifest entries, \
            routes, branches, strings, tests. A feature takes its host along, and stays as long as it has a widget. \
            What people have changed, and what is still used, is listed, and nothing goes.
            """
        ],
        positionals: [
            Positional(
                "<Feature>[/<Name>]",
                "A feature, one of its screens, models or services; a foundation, a host, or a widget",
                values: .part
            )
        ],
        options: [RemoveOptions.kind, RemoveOptions.keepEdited],
        examples: [
            Example("remove Cart/Summary", "The screen Summary, its route and its tests"),
            Example("remove Cart/PaymentService", "The service Payment, its mock and its tests"),
            Example("remove Cart", "The feature, with all its screens"),
            Example("remove Networking", "What `shared Networking` made, where nothing depends on it"),
            Example("remove CartHost", "The host of Cart alone"),
            Example("remove CartWidget", "The widget of Cart, as with `remove Cart --kind widget`"),
            Example("remove Cart --dry-run --diff", "What it would change, and nothing changed"),
        ],
        action: removeAction
    )
}

private enum RemoveOptions {
    static let kind = Option.choice(
        "kind",
        FeaturePart.allCases.map(\.rawValue) + [widget],
        "What goes, where the name does not say it; of a feature, its widget"
    )
    static let widget = "widget"
    static let keepEdited = Option.flag("keep-edited", "Let files stay that people have changed, and remove the rest")
}

@Sendable
private func removeAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let keepsEdited = arguments.has(RemoveOptions.keepEdited)
    let kind = arguments.value(of: RemoveOptions.kind)
    let isWidget = kind == RemoveOptions.widget
    if let kind, isWidget == typed.contains("/") { throw .kind(kind, of: typed) }
    do {
        guard typed.contains("/") else {
            // A foundation may have names that a feature cannot have.
            let name = try ModuleName(typed, as: .package)
            let request = RemoveRequest(typed: typed, feature: name, isWidget: isWidget, keepsEdited: keepsEdited)
            return .write(.remove(request))
        }
        let path = try ScreenPath(typed)
        let request = RemoveRequest(
            typed: typed,
            feature: path.feature,
            screen: path.screen,
            folders: path.folders,
            part: kind.flatMap(FeaturePart.init),
            keepsEdited: keepsEdited
        )
        return .write(.remove(request))
    } catch {
        throw .name(error)
    }
}

extension UsageError {
    /// A widget is its feature's; all else is called by its own name.
    fileprivate static func kind(_ kind: String, of typed: String) -> UsageError {
        .rule(
            .conflictingOptions,
            "`\(VisibleText(typed).escaped)` is no name of a \(kind)",
            remedy: kind == RemoveOptions.widget
                ? "name the feature alone, as in `spmgen remove Cart --kind widget`"
                : "name what goes, as in `spmgen remove Cart/Summary --kind \(kind)`",
            command: ["spmgen", "help", "remove"]
        )
    }
}
