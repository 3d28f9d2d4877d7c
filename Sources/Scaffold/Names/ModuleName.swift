/// The name of a feature, and so of a package, a product and a module.
public struct ModuleName: Sendable, Hashable, Comparable, CustomStringConvertible {
    public let rawValue: String

    /// Reads a name as people type it: `cart`, `shopping-cart`, `ShoppingCart`.
    ///
    /// - Throws: `NameError`, with what to type instead.
    public init(_ typed: String, as kind: NameKind = .feature) throws(NameError) {
        let name = try TypedName.validated(typed, as: kind)
        if SystemModules.contains(name) { throw NameError(typed, as: kind, .systemModule) }
        if kind == .feature, let suffix = TypedName.generatedSuffixes[kind]?.first(where: name.hasSuffix) {
            throw NameError(typed, as: kind, .suffix(suffix))
        }
        rawValue = name
    }

    public var description: String { rawValue }
    public var caseName: CaseName { CaseName(of: rawValue) }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
