/// `spmgen dependency <url> --exact <version> --to <Feature>…`: one package for several features, in one version.
public struct DependencyRequest: Sendable, Hashable {
    /// The URL as typed.
    public var url: String
    public var requirement: PackageDependencySpec.Requirement
    /// The products that are used; where none is named, they are found out as far as that can be.
    public var products: [String]
    /// Features, or targets of packages of the workspace, as typed.
    public var users: [String]

    public init(
        url: String,
        requirement: PackageDependencySpec.Requirement,
        products: [String] = [],
        users: [String]
    ) {
        self.url = url
        self.requirement = requirement
        self.products = products
        self.users = users
    }
}
