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

extension ManifestFiles {
    /// The newest tools that are known of; a manifest for newer ones counts as theirs.
    private static let newestTools = ToolsVersion(6, 3, 1)

    /// The manifest that SwiftPM would load, as its `ManifestLoader` picks it: one that is named for the tools; else the
    /// newest that is named for older tools, if it asks for newer ones than the plain manifest does.
    ///
    /// - Parameter declared: the tools version that a manifest asks for in its first line.
    static func loaded(
        among entries: [String],
        declared: (String) throws -> ToolsVersion?
    ) rethrows -> String {
        let versioned = names(among: entries).compactMap { name in version(of: name).map { (name: name, version: $0) } }
        guard let newest = versioned.last else { return plain }
        let tools = max(newestTools, newest.version)
        let keys = ["\(tools.major).\(tools.minor).\(tools.patch)", "\(tools.major).\(tools.minor)", "\(tools.major)"]
        for key in keys {
            if let exact = versioned.first(where: { $0.name == "\(prefix)\(key).swift" }) { return exact.name }
        }
        guard entries.contains(plain) else { return newest.name }
        let oldest = ToolsVersion(3, 1)
        return try declared(newest.name) ?? oldest > declared(plain) ?? oldest ? newest.name : plain
    }
}
