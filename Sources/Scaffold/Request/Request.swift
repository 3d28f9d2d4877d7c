/// A change that can be asked for.
public enum Request: Sendable, Hashable {
    case initialize(InitRequest)
    case feature(FeatureRequest)
    case view(ViewRequest)
    case part(PartRequest)
    case shared(SharedRequest)
    case host(HostRequest)
    case remove(RemoveRequest)
    case rename(RenameRequest)
    case widget(WidgetRequest)
    case dependency(DependencyRequest)
    case manifest(ManifestRequest)
    /// `spmgen conventions --write`: what was found goes into `.spmgen.json`.
    case conventions
    case template(TemplateRequest)
    case export(ExportRequest)
    case apply(ApplyRequest)
    /// `spmgen undo`: the plan that was applied last is taken back.
    case undo
}

/// `spmgen feature <Feature>`.
public struct FeatureRequest: Sendable, Hashable {
    /// How far the feature is connected to the package, or the app, that shows it.
    public enum Wiring: Sendable, Hashable {
        case full
        /// `--no-wire`: the package alone.
        case none
        /// `--wire-only`: the package is there already; only what is outside it.
        case only
    }

    public var typed: String
    public var name: ModuleName
    /// The first screen; the feature's own name where nil.
    public var view: TypeName?
    /// Shared packages that the feature uses, as typed.
    public var dependsOn: [String]
    /// The target of the root manifest that gets the feature's product.
    public var into: String?
    public var wiring: Wiring
    public var mocks: Bool
    /// `--traits`: mocks are built only with the package trait `Mocks`.
    public var traits: Bool
    public var iosOnly: Bool
    public var authorship: Authorship
    /// The feature that the new one follows, as typed.
    public var like: String?
    /// What keeps its code; as with the other features where nil.
    public var home: FeatureHome?

    public init(
        typed: String,
        name: ModuleName,
        view: TypeName? = nil,
        dependsOn: [String] = [],
        into: String? = nil,
        wiring: Wiring = .full,
        mocks: Bool = true,
        traits: Bool = false,
        iosOnly: Bool = false,
        authorship: Authorship = Authorship(),
        like: String? = nil,
        home: FeatureHome? = nil
    ) {
        self.typed = typed
        self.name = name
        self.view = view
        self.dependsOn = dependsOn
        self.into = into
        self.wiring = wiring
        self.mocks = mocks
        self.traits = traits
        self.iosOnly = iosOnly
        self.authorship = authorship
        self.like = like
        self.home = home
    }
}

/// `spmgen view <Feature>[/<Folder>…]/<Screen>`.
public struct ViewRequest: Sendable, Hashable {
    public var typed: String
    public var feature: ModuleName
    /// Sub-folders of `Views/`.
    public var folders: [TypeName]
    public var screen: TypeName
    /// `--files-only`: the edits of existing files are shown as text.
    public var filesOnly: Bool
    public var authorship: Authorship

    public init(
        typed: String,
        feature: ModuleName,
        folders: [TypeName] = [],
        screen: TypeName,
        filesOnly: Bool = false,
        authorship: Authorship = Authorship()
    ) {
        self.typed = typed
        self.feature = feature
        self.folders = folders
        self.screen = screen
        self.filesOnly = filesOnly
        self.authorship = authorship
    }
}
