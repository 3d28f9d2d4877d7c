/// `<Feature>/<Name>`: a model or a service of a feature.
public struct PartPath: Sendable, Hashable, CustomStringConvertible {
    public let feature: ModuleName
    public let name: TypeName

    /// Reads a path as people type it; both parts are names in any case.
    ///
    /// - Throws: `NameError`, with what to type instead.
    public init(_ typed: String, as kind: NameKind) throws(NameError) {
        let parts = typed.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let isPath = parts.count > 1 && parts.contains { ["", ".", ".."].contains($0) }
        if isPath || parts.count > 2 {
            throw NameError(typed, as: kind, .path, suggestion: Self.nearest(to: typed, as: kind))
        }
        do throws(NameError) {
            feature = try ModuleName(parts[0])
            guard parts.count > 1 else { throw NameError(typed, as: kind, .noPart) }
            name = try TypeName(parts[1], as: kind)
        } catch {
            // The part is what is wrong; what to type is the whole.
            throw NameError(error.typed, as: error.kind, error.reason, suggestion: Self.nearest(to: typed, as: kind))
        }
    }

    private static func nearest(to typed: String, as kind: NameKind) -> String {
        let parts = typed.split { $0 == "/" || $0 == "\\" }.map(String.init)
        let named = parts.filter { part in part.contains { $0.isLetter || $0.isNumber } }
        let feature = named.first.map { TypedName.nearest(to: $0, as: .feature) } ?? NameKind.feature.example
        let name = named.dropFirst().last.map { TypedName.nearest(to: $0, as: kind) } ?? kind.example
        return feature + "/" + name
    }

    public var description: String { feature.rawValue + "/" + name.rawValue }
}
