/// The stem of a screen's type: `Summary` for `SummaryView`.
public struct TypeName: Sendable, Hashable, CustomStringConvertible {
    public let rawValue: String

    /// Reads a screen name as people type it; `Summary` and `SummaryView` are one screen.
    ///
    /// - Throws: `NameError`, with what to type instead.
    public init(_ typed: String, as kind: NameKind = .screen) throws(NameError) {
        let name = try TypedName.validated(typed, as: kind)
        let stem = kind == .screen && name.hasSuffix("View") ? String(name.dropLast(4)) : name
        guard !stem.isEmpty else {
            throw NameError(typed: typed, kind: kind, reason: .empty, suggestion: "Summary")
        }
        rawValue = try TypedName.validated(stem, as: kind)
    }

    public var description: String { rawValue }
    public var caseName: CaseName { CaseName(of: rawValue) }
}
