import Combine

public protocol ListStyle {}
public struct PlainListStyle: ListStyle { public init() {} }
extension ListStyle where Self == PlainListStyle { public static var plain: PlainListStyle { .init() } }
#if !STANDIN_IOS13
public struct BorderedProminentButtonStyle { public init() {} }
#endif

@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
#if !STANDIN_IOS13
extension BorderedProminentButtonStyle: PrimitiveButtonStyle {}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}
#endif

extension View {
    nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View { _Modified(self) }
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View { _Modified(self) }
    nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        _Modified(self)
    }
    #if !STANDIN_IOS13
    nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _Modified(self) }
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { _Modified(self) }
    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable { _Modified(self) }
    nonisolated public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { _Modified(self) }
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable { _Modified(self) }
    nonisolated public func onChange<V>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
    where V: Equatable { _Modified(self) }
    #endif
    nonisolated public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        _Modified(self)
    }
    #if !STANDIN_IOS13
    nonisolated public func environment<T>(_ object: T?) -> some View where T: AnyObject, T: Observable {
        _Modified(self)
    }
    #endif
    nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
        _Modified(self, keeping: object)
    }
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { _Modified(self) }
    nonisolated public func tag<V>(_ tag: V, includeOptional: Bool = true) -> some View where V: Hashable {
        _Modified(self)
    }
    nonisolated public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { _Modified(self) }
    nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _Modified(self) }
    nonisolated public func padding(_ length: CGFloat) -> some View { _Modified(self) }
    nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
        -> some View
    { _Modified(self) }
    nonisolated public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View { _Modified(self) }
    nonisolated public func font(_ font: Font?) -> some View { _Modified(self) }
    #if !STANDIN_IOS13
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { _Modified(self) }
    nonisolated public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { _Modified(self) }
    #endif
    nonisolated public func foregroundColor(_ color: Color?) -> some View { _Modified(self) }
    #if !STANDIN_IOS13
    nonisolated public func tint(_ tint: Color?) -> some View { _Modified(self) }
    nonisolated public func background<S>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
    where S: ShapeStyle { _Modified(self) }
    nonisolated public func background<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { _Modified(self) }
    nonisolated public func overlay<V>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
    where V: View { _Modified(self) }
    #endif
    nonisolated public func opacity(_ opacity: Double) -> some View { _Modified(self) }
    nonisolated public func disabled(_ disabled: Bool) -> some View { _Modified(self) }
    nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { _Modified(self) }
    #if !STANDIN_IOS13
    nonisolated public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        _Modified(self)
    }
    #endif
    nonisolated public func listStyle<S>(_ style: S) -> some View where S: ListStyle { _Modified(self) }
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: PrimitiveButtonStyle { _Modified(self) }
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { _Modified(self) }
    #if !STANDIN_IOS13
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { _Modified(self) }
    nonisolated public func accessibilityLabel(_ label: Text) -> some View { _Modified(self) }
    nonisolated public func swipeActions<T>(
        edge: Edge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View where T: View { _Modified(self) }
    nonisolated public func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        _Modified(self)
    }
    nonisolated public func toolbar<Content>(@ToolbarContentBuilder content: () -> Content) -> some View
    where Content: ToolbarContent { _Modified(self) }
    #endif
}
