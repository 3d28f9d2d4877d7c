// What iOS 13 has and later systems replaced. Apple deprecates it softly (`deprecated: 100000.0`), without a warning.
public struct NavigationBarItem: Sendable { public enum TitleDisplayMode: Sendable { case automatic, inline, large } }

public struct PresentationMode: Sendable {
    public var isPresented: Bool { false }
    public mutating func dismiss() {}
}

extension EnvironmentValues { public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) } }

public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let isHeader = Self(rawValue: 1), isButton = Self(rawValue: 2), isSelected = Self(rawValue: 4)
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    let raw: Int
    public static let ignore = Self(raw: 0), contain = Self(raw: 1), combine = Self(raw: 2)
}

extension View {
    #if !STANDIN_MACOS
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { _Modified(self) }
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { _Modified(self) }
    nonisolated public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode)
        -> some View
    { _Modified(self) }
    nonisolated public func navigationBarItems<L, T>(leading: L, trailing: T) -> some View where L: View, T: View {
        _Modified(self)
    }
    nonisolated public func navigationBarItems<L>(leading: L) -> some View where L: View { _Modified(self) }
    nonisolated public func navigationBarItems<T>(trailing: T) -> some View where T: View { _Modified(self) }
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View { _Modified(self) }
    #endif
    nonisolated public func background<Background>(_ background: Background, alignment: Alignment = .center)
        -> some View where Background: View
    { _Modified(self) }
    nonisolated public func overlay<Overlay>(_ overlay: Overlay, alignment: Alignment = .center) -> some View
    where Overlay: View { _Modified(self) }
    nonisolated public func accessibility(label: Text) -> some View { _Modified(self) }
    nonisolated public func accessibility(identifier: String) -> some View { _Modified(self) }
    nonisolated public func accessibility(hidden: Bool) -> some View { _Modified(self) }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { _Modified(self) }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        _Modified(self)
    }
    nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _Modified(self) }
    nonisolated public func lineLimit(_ number: Int?) -> some View { _Modified(self) }
    nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { _Modified(self) }
    nonisolated public func layoutPriority(_ value: Double) -> some View { _Modified(self) }
}
