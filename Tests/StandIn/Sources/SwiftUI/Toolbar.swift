#if !STANDIN_IOS13
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent { content }
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        content
    }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some ToolbarContent
    where repeat each Content: ToolbarContent { _TupleToolbar() }
    public static func buildIf<Content>(_ content: Content?) -> some ToolbarContent where Content: ToolbarContent {
        _TupleToolbar()
    }
    public static func buildEither<T, F>(first: T) -> _ConditionalToolbar<T, F>
    where T: ToolbarContent, F: ToolbarContent { .init() }
    public static func buildEither<T, F>(second: F) -> _ConditionalToolbar<T, F>
    where T: ToolbarContent, F: ToolbarContent { .init() }
}

public struct _TupleToolbar: ToolbarContent {
    nonisolated init() {}
    public typealias Body = Never
    public var body: Never { return primitive() }
}

public struct _ConditionalToolbar<T, F>: ToolbarContent {
    nonisolated init() {}
    public typealias Body = Never
    public var body: Never { return primitive() }
}

public struct ToolbarItemPlacement: Sendable {
    public static let automatic = Self(), principal = Self(), navigation = Self(), primaryAction = Self(),
        secondaryAction = Self(),
        confirmationAction = Self(), cancellationAction = Self(), destructiveAction = Self(), bottomBar = Self()
    #if !STANDIN_MACOS
    public static var topBarLeading: Self { Self() }
    public static var topBarTrailing: Self { Self() }
    #endif
}

public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    nonisolated init(raw: Void) {}
    public typealias Body = Never
    public var body: Never { return primitive() }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(raw: ())
    }
}

public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { return primitive() }
}
#endif
