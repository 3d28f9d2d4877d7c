/// `spmgen shared <Name>`: a foundation that features share.
public struct SharedRequest: Sendable, Hashable {
    public var typed: String
    public var name: ModuleName
    /// `--resources`: colours, images and typefaces behind typed accessors.
    public var resources: Bool
    /// `--dynamic`: a dynamic library.
    public var dynamic: Bool
    /// `--publish`: what a repository of its own needs.
    public var publish: Bool
    public var authorship: Authorship

    public init(
        typed: String,
        name: ModuleName,
        resources: Bool = false,
        dynamic: Bool = false,
        publish: Bool = false,
        authorship: Authorship = Authorship()
    ) {
        self.typed = typed
        self.name = name
        self.resources = resources
        self.dynamic = dynamic
        self.publish = publish
        self.authorship = authorship
    }
}
