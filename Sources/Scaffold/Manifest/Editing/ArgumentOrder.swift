/// In which order PackageDescription's calls take their arguments: an argument in another place does not compile.
///
/// Source: the interface of PackageDescription 6.3. Labels that a table does not know stay where they are.
enum ArgumentOrder {
    static let package = [
        "name", "defaultLocalization", "platforms", "pkgConfig", "providers", "products", "traits", "dependencies",
        "targets", "swiftLanguageModes", "swiftLanguageVersions", "cLanguageStandard", "cxxLanguageStandard",
    ]

    static let target = [
        "name", "dependencies", "path", "exclude", "sources", "resources", "publicHeadersPath", "packageAccess",
        "cSettings", "cxxSettings", "swiftSettings", "linkerSettings", "plugins",
    ]

    static let plugin = ["name", "capability", "dependencies", "path", "exclude", "sources", "packageAccess"]

    /// The order of a method that makes targets; nil for one that is none.
    static func ofTarget(method: String) -> [String]? {
        switch method {
        case "target", "executableTarget", "testTarget", "macro": target
        case "plugin": plugin
        default: nil
        }
    }

    /// Before which of the arguments `label` goes; their number for behind the last one.
    ///
    /// - Parameter labels: those of the arguments that are there, nil for one without.
    static func place(of label: String, among labels: [String?], in order: [String]) -> Int {
        guard let rank = order.firstIndex(of: label) else { return labels.count }
        let ranks = labels.map { $0.flatMap { order.firstIndex(of: $0) } }
        if let before = ranks.lastIndex(where: { $0.map { $0 < rank } ?? false }) { return before + 1 }
        return ranks.firstIndex { $0.map { $0 > rank } ?? false } ?? labels.count
    }
}
