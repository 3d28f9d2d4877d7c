import Scaffold

extension Command {
    static let feature = Command(
        "feature",
        .writes,
        "Make a feature package and wire it in",
        details: [
            """
            The package gets a first screen, its navigation, a service, mocks and tests. It is added to the root \
            manifest, to the target that shows it, and to the app's root where there is one. \
            What is there already stays as it is.
            """,
            """
            With `--layout targets`, the root manifest gets the feature's targets and products, and `Features/Cart` \
            beside that manifest its files. The next feature is kept as most are.
            """,
            """
            In a workspace whose features are laid out in another way, the new one is laid out as they are; see \
            `spmgen conventions`.
            """,
        ],
        positionals: [
            Positional("<Feature>", "The feature's name, in any case: Cart, shopping-cart", values: .feature)
        ],
        options: [
            FeatureOptions.view, FeatureOptions.dependsOn, FeatureOptions.into, FeatureOptions.noWire,
            FeatureOptions.wireOnly, FeatureOptions.noMocks, FeatureOptions.traits, FeatureOptions.iosOnly,
            FeatureOptions.like,
            FeatureOptions.layout,
        ] + AuthorshipOptions.all,
        exclusions: [
            [FeatureOptions.noWire, FeatureOptions.wireOnly], [FeatureOptions.noWire, FeatureOptions.into],
            [FeatureOptions.wireOnly, FeatureOptions.dependsOn], [FeatureOptions.noMocks, FeatureOptions.traits],
        ],
        examples: [
            Example("feature Cart", "A package with one screen, Cart"),
            Example(
                "feature Cart --view Items --depends-on Networking",
                "With a first screen Items, and a package it uses"
            ),
            Example("feature Cart --layout targets", "As targets of the root manifest, in place of a package"),
            Example("feature Cart --dry-run --diff", "What it would change, and nothing changed"),
        ],
        action: featureAction
    )
}

private enum FeatureOptions {
    static let view = Option.value("view", "<Name>", "The first screen (default: the feature's name)")
    static let dependsOn = Option.list(
        "depends-on",
        "<package>",
        "Shared packages that the feature uses",
        values: .package
    )
    static let into = Option.value(
        "into",
        "<target>",
        "The target of the root manifest that gets the feature (default: its only one)",
        values: .target
    )
    static let noWire = Option.flag("no-wire", "Make the package, and change nothing else")
    static let wireOnly = Option.flag("wire-only", "Take the package as it is, and only wire it in")
    static let noMocks = Option.flag("no-mocks", "Make no target for mocks; they go to the tests")
    static let like = Option.value(
        "like",
        "<Feature>",
        "The feature that the new one follows in layout, settings and style",
        values: .feature
    )
    static let layout = Option.choice(
        "layout",
        FeatureHome.allCases.map(\.rawValue),
        "Whether it is a package, or targets of the root manifest (default: as most features are)"
    )
    static let traits = Option.flag(
        "traits", "Build the mocks only with a package trait, Mocks, which is off by default")
    static let iosOnly = Option.flag(
        "ios-only", "Leave macOS out of its platforms; those of targets are the root manifest's")
}

@Sendable
private func featureAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    if let path = try? ScreenPath(typed), path.folders.isEmpty { throw .screenAsFeature(path, typed: typed) }
    let authorship = try AuthorshipOptions.authorship(in: arguments)
    do {
        var request = FeatureRequest(typed: typed, name: try ModuleName(typed))
        request.view = try arguments.value(of: FeatureOptions.view).map { name throws(NameError) in try TypeName(name) }
        request.dependsOn = arguments.values(of: FeatureOptions.dependsOn)
        request.into = arguments.value(of: FeatureOptions.into)
        request.mocks = !arguments.has(FeatureOptions.noMocks)
        request.traits = arguments.has(FeatureOptions.traits)
        request.authorship = authorship
        request.iosOnly = arguments.has(FeatureOptions.iosOnly)
        request.like = arguments.value(of: FeatureOptions.like)
        request.home = arguments.value(of: FeatureOptions.layout).flatMap(FeatureHome.init)
        if arguments.has(FeatureOptions.noWire) { request.wiring = .none }
        if arguments.has(FeatureOptions.wireOnly) { request.wiring = .only }
        return .write(.feature(request))
    } catch {
        throw .name(error)
    }
}

extension UsageError {
    fileprivate static func screenAsFeature(_ path: ScreenPath, typed: String) -> UsageError {
        .rule(
            .badName,
            "`\(typed)` names a screen, and `feature` makes the feature",
            remedy: "make the feature with that screen, or add the screen to a feature with `view`",
            command: ["spmgen", "feature", path.feature.rawValue, "--view", path.screen.rawValue]
        )
    }
}
