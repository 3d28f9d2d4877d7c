/// The manifests of one package: `Package.swift`, and those beside it that win for their tools, such as
/// `Package@swift-5.9.swift`.
enum ManifestFiles {
    static let plain = "Package.swift"
    private static let prefix = "Package@swift-"

    /// The names in a package's folder that SwiftPM takes for its manifests: the plain one, then from old to new.
    static func names(among entries: [String]) -> [String] {
        let versioned = entries.compactMap { name in version(of: name).map { (name: name, version: $0) } }
        return entries.filter { $0 == plain } + versioned.sorted { $0.version < $1.version }.map(\.name)
    }

    /// The version of the tools for which a manifest is; nil for the plain one and for other files.
    static func version(of name: String) -> ToolsVersion? {
        guard name.hasPrefix(prefix), name.hasSuffix(".swift") else { return nil }
        return ToolsVersion(name.dropFirst(prefix.count).dropLast(".swift".count))
    }
}
