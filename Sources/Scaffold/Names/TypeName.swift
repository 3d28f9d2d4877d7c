/// The stem of a screen's type: `Summary` for `SummaryView`.
public struct TypeName: Sendable, Hashable, CustomStringConvertible {
    public let rawValue: String

    /// Reads a screen name as people type it; `Summary` and `SummaryView` are one screen.
    ///
    /// - Throws: `NameError`, with what to type instead.
    public init(_ typed: String, as kind: NameKind = .screen) throws(NameError) {
        rawValue = try TypedName.validated(typed, as: kind)
    }

    public var description: String { rawValue }
    public var caseName: CaseName { CaseName(of: rawValue) }
}
