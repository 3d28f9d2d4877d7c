#if !STANDIN_IOS13
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public struct LazyVStack<Content>: View where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct LazyHStack<Content>: View where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct UnitPoint: Hashable, Sendable {
    public static let center = Self(), leading = Self(), trailing = Self(), top = Self(), bottom = Self()
}

public protocol ScrollTargetBehavior {}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior { public init() {} }

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}

public struct ScrollIndicatorVisibility: Sendable {
    public static var automatic: Self { .init() }
    public static var hidden: Self { .init() }
}

extension View {
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { _Modified(self) }
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View { _Modified(self) }
    nonisolated public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View {
        _Modified(self)
    }
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View { _Modified(self) }
    nonisolated public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        _Modified(self)
    }
    nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
        _Modified(self)
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { _Modified(self) }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { _Modified(self) }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _Modified(self) }
    nonisolated public func safeAreaInset<V>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View where V: View { _Modified(self) }
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _Modified(self) }
}

public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
#endif
