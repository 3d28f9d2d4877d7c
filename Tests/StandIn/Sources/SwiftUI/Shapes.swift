public struct Axis: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let horizontal = Set(rawValue: 1), vertical = Set(rawValue: 2)
    }
}

public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }
public enum RoundedCornerStyle: Sendable { case circular, continuous }
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }

public protocol Shape: Sendable, View {}

public struct Circle: Shape {
    nonisolated public init() {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct Capsule: Shape {
    nonisolated public init(style: RoundedCornerStyle = .continuous) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct Rectangle: Shape {
    nonisolated public init() {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct RoundedRectangle: Shape {
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

extension Shape {
    nonisolated public func fill<S>(_ content: S, style: FillStyle = FillStyle()) -> some View where S: ShapeStyle {
        _Modified(self)
    }
}

#if !STANDIN_IOS13
extension Shape where Self == Capsule { public static var capsule: Capsule { .init() } }
extension Shape where Self == Circle { public static var circle: Circle { .init() } }
extension Shape where Self == Rectangle { public static var rect: Rectangle { .init() } }

extension Shape where Self == RoundedRectangle {
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        .init(cornerRadius: cornerRadius, style: style)
    }
}
#endif

extension View {
    nonisolated public func clipShape<S>(_ shape: S, style: FillStyle = FillStyle()) -> some View where S: Shape {
        _Modified(self)
    }
    nonisolated public func clipped(antialiased: Bool = false) -> some View { _Modified(self) }
    nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { _Modified(self) }
    nonisolated public func shadow(
        color: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { _Modified(self) }
    #if !STANDIN_IOS13
    nonisolated public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
    where S: ShapeStyle, T: Shape { _Modified(self) }
    nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
        _Modified(self)
    }
    #endif
    nonisolated public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        _Modified(self)
    }
    nonisolated public func scaledToFit() -> some View { _Modified(self) }
    nonisolated public func scaledToFill() -> some View { _Modified(self) }
}
