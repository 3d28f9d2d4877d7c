/// What the generated code needs of the platforms that a manifest names.
struct PlatformRequirement {
    /// A platform with the version that the generated code needs.
    struct Minimum: Sendable, Hashable {
        /// As in PackageDescription: `iOS`.
        let name: String
        let version: Int

        /// `.v17` is there from tools version 5.9 on; the text form always was.
        func element(toolsVersion: ToolsVersion) -> String {
            toolsVersion >= ToolsVersion(5, 9) ? ".\(name)(.v\(version))" : ".\(name)(\"\(version).0\")"
        }
    }

    /// Where a blueprint does not say it.
    static let usual = [Minimum(name: "iOS", version: 17), Minimum(name: "macOS", version: 14)]

    /// `--ios-only` leaves out macOS.
    let minimums: [Minimum]

    init(_ minimums: [Minimum]?, iosOnly: Bool) {
        let minimums = minimums ?? Self.usual
        self.minimums = iosOnly ? minimums.filter { $0.name == "iOS" } : minimums
    }

    /// The elements that a manifest without `platforms` gets.
    func elements(toolsVersion: ToolsVersion) -> [String] {
        minimums.map { $0.element(toolsVersion: toolsVersion) }
    }

    /// The elements for a new package below a root manifest: the root's, and what is missing there.
    func elements(following root: [Manifest.Platform], toolsVersion: ToolsVersion) -> [String] {
        let kept = root.filter { platform in
            platform.name != "macOS" || minimums.contains { $0.name == "macOS" }
        }
        return kept.compactMap { $0.element } + missing(in: root).map { $0.element(toolsVersion: toolsVersion) }
    }

    /// What a root manifest does not name.
    func missing(in root: [Manifest.Platform]) -> [Minimum] {
        minimums.filter { minimum in !root.contains { $0.name == minimum.name } }
    }

    /// The platforms of a root manifest that are too old, each with what it must be raised to.
    func tooLow(in root: [Manifest.Platform]) -> [(platform: Manifest.Platform, minimum: Minimum)] {
        minimums.compactMap { minimum in
            guard let platform = root.first(where: { $0.name == minimum.name }), let major = platform.major,
                major < minimum.version
            else { return nil }
            return (platform, minimum)
        }
    }
}
