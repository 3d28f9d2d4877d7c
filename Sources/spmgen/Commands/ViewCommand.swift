import Scaffold

extension Command {
    static let view = Command(
        "view",
        .writes,
        "Add a screen to a feature",
        details: [
            """
            The screen gets its view, view model and tests, a case of the feature's routes and a branch of its \
            coordinator. Summary and SummaryView are the same screen. It is named and laid out as the feature's other \
            screens are: where these are called CartScreen and lie in Screens/, it is Screens/SummaryScreen.swift.
            """
        ],
        positionals: [
            Positional(
                "<Feature>/<Screen>",
                "The screen, with folders of Views/ between where wanted: Cart/Checkout/Payment",
                values: .screen
            )
        ],
        options: [ViewOptions.filesOnly] + AuthorshipOptions.all,
        examples: [
            Example("view Cart/Summary", "A screen Summary in the feature Cart"),
            Example("view Cart/Checkout/Payment", "A screen Payment in the folder Views/Checkout"),
            Example("view Cart/Summary --files-only", "New files only; the edits are shown, not made"),
        ],
        action: viewAction
    )
}

private enum ViewOptions {
    static let filesOnly = Option.flag("files-only", "Make the files, and show the edits of existing ones as text")
}

@Sendable
private func viewAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let authorship = try AuthorshipOptions.authorship(in: arguments)
    do {
        let path = try ScreenPath(typed)
        let request = ViewRequest(
            typed: typed,
            feature: path.feature,
            folders: path.folders,
            screen: path.screen,
            filesOnly: arguments.has(ViewOptions.filesOnly),
            authorship: authorship
        )
        return .write(.view(request))
    } catch {
        throw .name(error)
    }
}
