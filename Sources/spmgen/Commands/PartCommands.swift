import Scaffold

extension Command {
    static let model = Command(
        "model",
        .writes,
        "Add a model to a feature",
        details: [
            """
            A Sendable value with fixtures and tests. In the coordinator architecture it lies in Concurrent, so that it \
            is used off the main actor as well. The fixtures lie among the feature's mocks, which no release build \
            contains; where it has none, among its tests.
            """
        ],
        positionals: [Positional("<Feature>/<Name>", "The model, in any case: Cart/Order", values: .inFeature)],
        options: AuthorshipOptions.all,
        examples: [
            Example("model Cart/Order", "A model Order in the feature Cart, with Order.fixtures"),
            Example("model Cart/Order --dry-run --diff", "What it would make, and nothing made"),
        ],
        action: { arguments throws(UsageError) in try partAction(.model, arguments) }
    )

    static let service = Command(
        "service",
        .writes,
        "Add a service to a feature",
        details: [
            """
            A protocol, the actor that implements it, and what it loads; a scripted mock with fixtures, and tests. \
            Payment and PaymentService are the same service. Who uses it is yours to say: a view model takes an \
            `any PaymentServiceProtocol`.
            """
        ],
        positionals: [Positional("<Feature>/<Name>", "The service, in any case: Cart/Payment", values: .inFeature)],
        options: AuthorshipOptions.all,
        examples: [
            Example("service Cart/Payment", "A service PaymentService in the feature Cart"),
            Example("service Cart/Payment --dry-run --diff", "What it would make, and nothing made"),
        ],
        action: { arguments throws(UsageError) in try partAction(.service, arguments) }
    )
}

/// What commands share that name a part of a feature.
enum PartOptions {
    static let kind = Option.choice(
        "kind",
        FeaturePart.allCases.map(\.rawValue),
        "What the name is of, where that is not clear"
    )

    static func part(in arguments: ParsedArguments) -> FeaturePart? {
        arguments.value(of: kind).flatMap(FeaturePart.init)
    }
}

private func partAction(_ part: FeaturePart, _ arguments: ParsedArguments) throws(UsageError) -> Action {
    let typed = arguments.positional(0)
    let authorship = try AuthorshipOptions.authorship(in: arguments)
    do {
        let path = try PartPath(typed, as: part.nameKind)
        let request = PartRequest(
            typed: typed,
            part: part,
            feature: path.feature,
            name: path.name,
            authorship: authorship
        )
        return .write(.part(request))
    } catch {
        throw .name(error)
    }
}
