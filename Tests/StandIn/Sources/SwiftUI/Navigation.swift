#if !STANDIN_IOS13
public struct NavigationPath {
    fileprivate var elements: [AnyHashable] = []
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public var codable: CodableRepresentation? { nil }
    public init() {}
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public init(_ codable: CodableRepresentation) {}
    public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }
    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable {
        elements.append(AnyHashable(value))
    }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
    public struct CodableRepresentation: Codable {}
}

extension NavigationPath: Equatable {}

@MainActor @preconcurrency public struct NavigationStack<Data, Root>: View where Root: View {
    @MainActor @preconcurrency public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {}
    @MainActor @preconcurrency public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {}
    @MainActor @preconcurrency public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable
    {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct NavigationSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {}
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {}
    public typealias Body = Never
    public var body: Never { primitive() }
}
#endif

public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    nonisolated init(raw: Void) {}
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

#if !STANDIN_IOS13
extension NavigationLink where Destination == Never {
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable { self.init(raw: ()) }
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(raw: ())
    }
    @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Hashable { self.init(raw: ()) }
    nonisolated public init<P>(value: P?, @ViewBuilder label: () -> Label)
    where P: Decodable, P: Encodable, P: Hashable { self.init(raw: ()) }
    nonisolated public init<P>(_ titleKey: LocalizedStringKey, value: P?)
    where Label == Text, P: Decodable, P: Encodable, P: Hashable { self.init(raw: ()) }
    @_disfavoredOverload nonisolated public init<S, P>(_ title: S, value: P?)
    where Label == Text, S: StringProtocol, P: Decodable, P: Encodable, P: Hashable { self.init(raw: ()) }
}
#endif

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(raw: ())
    }
}

#if !STANDIN_IOS13
public struct PresentationDetent: Hashable, Sendable {
    let raw: Int
    public static let medium = Self(raw: 0), large = Self(raw: 1)
    public static func height(_ height: CGFloat) -> PresentationDetent { Self(raw: 2) }
}
#endif

extension View {
    #if !STANDIN_IOS13
    nonisolated public func navigationDestination<D, C>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C)
        -> some View where D: Hashable, C: View
    { _Modified(self) }
    nonisolated public func navigationDestination<V>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
        -> some View where V: View
    { _Modified(self) }
    nonisolated public func navigationDestination<D, C>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C)
        -> some View where D: Hashable, C: View
    { _Modified(self) }
    nonisolated public func navigationTitle(_ title: Text) -> some View { _Modified(self) }
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _Modified(self) }
    @_disfavoredOverload nonisolated public func navigationTitle<S>(_ title: S) -> some View where S: StringProtocol {
        _Modified(self)
    }
    #endif
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { _Modified(self) }
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { _Modified(self) }
    #if !STANDIN_IOS13
    #if !STANDIN_MACOS
    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View { _Modified(self) }
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View { _Modified(self) }
    #endif
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _Modified(self) }
    nonisolated public func alert<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View where A: View { _Modified(self) }
    nonisolated public func alert<A, M>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View where A: View, M: View { _Modified(self) }
    nonisolated public func confirmationDialog<A>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View where A: View { _Modified(self) }
    #endif
}
