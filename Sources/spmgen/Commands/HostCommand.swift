import Scaffold

extension Command {
    static let host = Command(
        "host",
        .writes,
        "Make a tiny app that runs one feature alone, with its mocks",
        details: [
            """
            The app and its Xcode project go to Hosts/<Feature>. They begin with the first route of the feature that \
            carries no values, and their scheme archives the Debug build, which has the mocks. Nothing else changes.
            """
        ],
        positionals: [Positional("<Feature>", "The feature, in any case: Cart", values: .feature)],
        options: [HostOptions.bundleIdentifier],
        examples: [
            Example("host Cart", "The app CartHost"),
            Example("host Cart --bundle-id com.example.cart", "With an identifier of your own"),
        ],
        action: hostAction
    )
}

private enum HostOptions {
    static let bundleIdentifier = Option.value(
        "bundle-id",
        "<identifier>",
        "The host's bundle identifier (default: the app's, with the host's name behind it)"
    )
}

@Sendable
private func hostAction(_ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let identifier = arguments.value(of: HostOptions.bundleIdentifier)
    if let identifier, !BundleIdentifier.isValid(identifier) { throw BundleIdentifier.refusal(of: identifier) }
    do {
        let request = HostRequest(typed: typed, feature: try ModuleName(typed), bundleIdentifier: identifier)
        return .write(.host(request))
    } catch {
        throw .name(error)
    }
}
