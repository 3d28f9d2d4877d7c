import Scaffold

extension Command {
    static let shared = Command(
        "shared",
        .writes,
        "Make a foundation that features share",
        details: [
            """
            It is a package in SharedPackages with one module and its tests; where features are targets of one package, \
            a module of that package. Features use it with `--depends-on`.
            """,
            """
            Outside of a workspace the package is made in a folder of its name.
            """,
        ],
        positionals: [Positional("<Name>", "Its name, in any case: Networking, design-system")],
        options: [SharedOptions.resources, SharedOptions.dynamic, SharedOptions.publish] + AuthorshipOptions.all,
        examples: [
            Example("shared Networking", "A package with one module, and a test"),
            Example("shared Brand --resources", "With colours, images and a typeface, each behind a typed name"),
            Example(
                "shared Brand --resources --dynamic --publish",
                "As a dynamic library, ready for a repository of its own"
            ),
        ],
        action: sharedAction
    )
}

private enum SharedOptions {
    static let resources = Option.flag("resources", "Add colours, images and a typeface behind typed accessors")
    static let dynamic = Option.flag("dynamic", "Make its product a dynamic library, for apps and their extensions")
    static let publish = Option.flag("publish", "Add README, LICENSE, CHANGELOG and CI, for a repository of its own")
}

@Sendable
private func sharedAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let authorship = try AuthorshipOptions.authorship(in: arguments)
    do {
        var request = SharedRequest(typed: typed, name: try ModuleName(typed, as: .package))
        request.resources = arguments.has(SharedOptions.resources)
        request.dynamic = arguments.has(SharedOptions.dynamic)
        request.publish = arguments.has(SharedOptions.publish)
        request.authorship = authorship
        return .write(.shared(request))
    } catch {
        throw .name(error)
    }
}
