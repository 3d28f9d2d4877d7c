/// `spmgen init <App>`: a whole workspace in a new folder.
public struct InitRequest: Sendable, Hashable {
    /// A feature that the workspace starts with; a second entry for one feature adds a screen.
    public struct Feature: Sendable, Hashable {
        public var typed: String
        public var name: ModuleName
        public var screen: TypeName?

        public init(typed: String, name: ModuleName, screen: TypeName? = nil) {
            self.typed = typed
            self.name = name
            self.screen = screen
        }
    }

    public var typed: String
    public var app: ModuleName
    /// As `--architecture` names it; one of `Generator.architectures`.
    public var architecture: String
    public var features: [Feature]
    /// How features are kept; as is usual in the architecture where nil.
    public var home: FeatureHome?
    /// Those of the architecture where empty.
    public var platforms: [AppPlatform]
    /// `com.example.<App>` where nil.
    public var bundleIdentifier: String?
    public var organization: String?

    public init(
        typed: String,
        app: ModuleName,
        architecture: String = "coordinator",
        features: [Feature] = [],
        home: FeatureHome? = nil,
        platforms: [AppPlatform] = [],
        bundleIdentifier: String? = nil,
        organization: String? = nil
    ) {
        self.typed = typed
        self.app = app
        self.architecture = architecture
        self.features = features
        self.home = home
        self.platforms = platforms
        self.bundleIdentifier = bundleIdentifier
        self.organization = organization
    }
}

/// A platform that an app runs on, with the lowest version.
public struct AppPlatform: Sendable, Hashable {
    public enum System: String, Sendable, Hashable, CaseIterable {
        case iOS
        case macOS
    }

    public let system: System
    public let major: Int
    public let minor: Int

    public init(_ system: System, _ major: Int, _ minor: Int = 0) {
        self.system = system
        self.major = major
        self.minor = minor
    }

    /// As an Xcode project writes it: `17.0`.
    public var version: String { "\(major).\(minor)" }

    /// As a manifest writes it.
    public var element: String {
        minor == 0 ? ".\(system.rawValue)(.v\(major))" : ".\(system.rawValue)(\"\(version)\")"
    }
}
