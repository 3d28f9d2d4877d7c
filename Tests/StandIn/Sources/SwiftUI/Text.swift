public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let key: String
    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ string: String) { text += "%@" }
        public mutating func appendInterpolation(_ substring: Substring) { text += "%@" }
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += "%lld" }
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            text += specifier
        }
        #if !STANDIN_IOS13
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { text += "%@" }
        #endif
        public mutating func appendInterpolation(_ text: Text) { self.text += "%@" }
    }
}

public protocol _FormatSpecifiable: Equatable {}
extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension CGFloat: _FormatSpecifiable {}

public struct Text: Equatable, Sendable {
    let content: String
    public init(verbatim content: String) { self.content = content }
    @_disfavoredOverload public init<S>(_ content: S) where S: StringProtocol { self.content = String(content) }
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { content = key.key }
    #if !STANDIN_IOS13
    public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String { content = format.format(input) }
    #endif
    public func bold() -> Text { self }
    nonisolated public func font(_ font: Font?) -> Text { self }
    #if !STANDIN_IOS13
    nonisolated public func foregroundStyle<S>(_ style: S) -> Text where S: ShapeStyle { self }
    #endif
    public func fontWeight(_ weight: Font.Weight?) -> Text { self }
    public static func + (lhs: Text, rhs: Text) -> Text { Text(verbatim: lhs.content + rhs.content) }
}

extension Text: View {
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct Font: Hashable, Sendable {
    let name: String
    var size: CGFloat?
    #if !STANDIN_IOS13
    var textStyle: TextStyle?
    #endif
    public struct Weight: Hashable, Sendable {
        let raw: Int
        public static let regular = Weight(raw: 0), medium = Weight(raw: 1), semibold = Weight(raw: 2),
            bold = Weight(raw: 3)
    }
    public static let largeTitle = Font(name: "largeTitle"), title = Font(name: "title"),
        headline = Font(name: "headline"), subheadline = Font(name: "subheadline"), body = Font(name: "body"),
        callout = Font(name: "callout"),
        footnote = Font(name: "footnote"), caption = Font(name: "caption")
    #if !STANDIN_IOS13
    public static let title2 = Font(name: "title2"), title3 = Font(name: "title3"), caption2 = Font(name: "caption2")
    #endif
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name, size: size) }
    public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font(name: "system") }
    public func bold() -> Font { self }
    public func weight(_ weight: Weight) -> Font { self }
}

#if !STANDIN_IOS13
extension Font {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
        Font(name: name, size: size, textStyle: textStyle)
    }
    public static func system(_ style: Font.TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        .system(size: 17)
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
}
#endif
