/// What a run has around it that templates may ask for: the time, the user, and the user's folders.
///
/// The library looks at none of this by itself; the program says how to, and it is done only for a template that asks.
public struct Circumstances: Sendable {
    /// The time of the run; nil where it cannot be told.
    public var moment: @Sendable () -> Moment?
    /// The name of the user's account.
    public var account: String?
    public var home: AbsolutePath?
    /// git's configuration files of the machine and of the user, the one that counts most last.
    public var gitConfigurations: [AbsolutePath]
    /// The folders of templates outside the workspace, in the order in which `spmgen new` looks into them.
    public var templateFolders: [AbsolutePath]

    public init(
        moment: @escaping @Sendable () -> Moment? = { nil },
        account: String? = nil,
        home: AbsolutePath? = nil,
        gitConfigurations: [AbsolutePath] = [],
        templateFolders: [AbsolutePath] = []
    ) {
        self.moment = moment
        self.account = account
        self.home = home
        self.gitConfigurations = gitConfigurations
        self.templateFolders = templateFolders
    }

    /// Where Xcode looks for file templates of the user (Xcode Help, "Create a custom file template").
    public static let xcodeTemplates = "Library/Developer/Xcode/Templates"
    static let xcodeFileTemplates = xcodeTemplates + "/File Templates"
}
