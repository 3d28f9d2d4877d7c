import Scaffold

extension Command {
    static let widget = Command(
        "widget",
        .writes,
        "Make a widget of a feature",
        details: [
            """
            A package with all of a widget that may live in one: its entries, its provider, its views, their strings and \
            their tests; a module of the root package where features are modules of that. Beside the app come the few files that must stay in its extension: the bundle with @main and the \
            Info.plist. The target of the extension is made in Xcode; the report says how.
            """
        ],
        positionals: [Positional("<Feature>", "The feature whose items the widget shows", values: .feature)],
        options: [WidgetOptions.noExtension] + AuthorshipOptions.all,
        examples: [
            Example("widget Cart", "The package CartWidget and the folder CartWidgetExtension"),
            Example("widget Product --no-extension", "The package alone, for a bundle that is there already"),
        ],
        action: widgetAction
    )
}

private enum WidgetOptions {
    static let noExtension = Option.flag(
        "no-extension", "Make the package or module alone; an extension is there already")
}

@Sendable
private func widgetAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let authorship = try AuthorshipOptions.authorship(in: arguments)
    do {
        let request = WidgetRequest(
            typed: typed,
            feature: try ModuleName(typed),
            hasExtension: !arguments.has(WidgetOptions.noExtension),
            authorship: authorship
        )
        return .write(.widget(request))
    } catch {
        throw .name(error)
    }
}
