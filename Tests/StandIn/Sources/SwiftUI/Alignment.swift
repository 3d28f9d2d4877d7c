public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = Self(), center = Self(), trailing = Self()
}

public struct VerticalAlignment: Equatable, Sendable {
    public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self()
}

public struct Alignment: Equatable, Sendable {
    public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self(),
        topLeading = Self(), topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self()
}

public enum Edge: Int8, CaseIterable, Sendable {
    case top, leading, bottom, trailing
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public static let top = Set(rawValue: 1), leading = Set(rawValue: 2), bottom = Set(rawValue: 4),
            trailing = Set(rawValue: 8), all = Set(rawValue: 15), horizontal = Set(rawValue: 10),
            vertical = Set(rawValue: 5)
    }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = Self(rawValue: 3), container = Self(rawValue: 1), keyboard = Self(rawValue: 2)
}
