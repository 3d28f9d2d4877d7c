/// `<Feature>/<Folder>…/<Screen>`: a screen, and the sub-folder of `Views/` that it lies in.
public struct ScreenPath: Sendable, Hashable, CustomStringConvertible {
    public let feature: ModuleName
    /// Sub-folders of `Views/`, outermost first.
    public let folders: [TypeName]
    public let screen: TypeName

    /// Reads a path as people type it; each part is a name in any case.
    ///
    /// - Throws: `NameError`, with what to type instead.
    public init(_ typed: String) throws(NameError) {
        let parts = typed.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 1, parts.contains(where: { ["", ".", ".."].contains($0) }) {
            throw NameError(typed, as: .screen, .path, suggestion: Self.nearest(to: typed))
        }
        do throws(NameError) {
            feature = try ModuleName(parts[0])
            folders = try parts.dropFirst().dropLast().map { part throws(NameError) in
                try TypeName(part, as: .folder)
            }
            guard parts.count > 1 else { throw NameError(typed, as: .screen, .noPart) }
            screen = try TypeName(parts[parts.count - 1])
        } catch {
            // The part is what is wrong; what to type is the whole.
            throw NameError(error.typed, as: error.kind, error.reason, suggestion: Self.nearest(to: typed))
        }
    }

    private static func nearest(to typed: String) -> String {
        let parts = typed.split { $0 == "/" || $0 == "\\" }.map(String.init)
        let named = parts.filter { part in part.contains { $0.isLetter || $0.isNumber } }
        let feature = named.first.map { TypedName.nearest(to: $0, as: .feature) } ?? NameKind.feature.example
        let folders = named.dropFirst().dropLast().map { TypedName.nearest(to: $0, as: .folder) }
        let screen = named.dropFirst().last.map { TypedName.nearest(to: $0, as: .screen) } ?? NameKind.screen.example
        return ([feature] + folders + [screen]).joined(separator: "/")
    }

    public var description: String {
        ([feature.rawValue] + folders.map(\.rawValue) + [screen.rawValue]).joined(separator: "/")
    }
}
