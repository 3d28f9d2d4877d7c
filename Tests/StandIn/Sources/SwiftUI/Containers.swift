public struct HStack<Content>: View where Content: View {
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct VStack<Content>: View where Content: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct ZStack<Content>: View where Content: View {
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct Spacer: View {
    nonisolated public init(minLength: CGFloat? = nil) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct Divider: View {
    nonisolated public init() {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct ScrollView<Content>: View where Content: View {
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct Form<Content>: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { primitive() }
}
