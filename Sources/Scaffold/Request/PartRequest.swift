/// What a feature consists of, and a command can add to it; each is called as its command.
public enum FeaturePart: String, Sendable, Hashable, CaseIterable {
    case view
    case model
    case service

    /// What its names are for.
    public var nameKind: NameKind {
        switch self {
        case .view: .screen
        case .model: .model
        case .service: .service
        }
    }
}

/// `spmgen model <Feature>/<Name>` and `spmgen service <Feature>/<Name>`.
public struct PartRequest: Sendable, Hashable {
    public var typed: String
    public var part: FeaturePart
    public var feature: ModuleName
    public var name: TypeName
    public var authorship: Authorship

    public init(
        typed: String,
        part: FeaturePart,
        feature: ModuleName,
        name: TypeName,
        authorship: Authorship = Authorship()
    ) {
        self.typed = typed
        self.part = part
        self.feature = feature
        self.name = name
        self.authorship = authorship
    }
}
