public import Combine
@_exported import Foundation

public typealias ObservableObject = Combine.ObservableObject
public typealias Published = Combine.Published
#if !STANDIN_IOS13
@_exported import Observation
#endif

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

func primitive() -> Never { fatalError("the stand-in does not render") }

extension Never: View {
    public typealias Body = Never
    public var body: Never { primitive() }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct EmptyView: View {
    nonisolated public init() {}
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct AnyView: View {
    nonisolated(unsafe) let view: Any
    nonisolated public init<V>(_ view: V) where V: View { self.view = view }
    nonisolated public init<V>(erasing view: V) where V: View { self.view = view }
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct TupleView<T>: View {
    nonisolated(unsafe) public var value: T
    nonisolated public init(_ value: T) { self.value = value }
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }
    public let storage: Storage
    init(_ storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { primitive() }
}

@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
    where repeat each Content: View {
        TupleView((repeat each content))
    }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
    public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> where T: View, F: View {
        .init(.trueContent(first))
    }
    public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> where T: View, F: View {
        .init(.falseContent(second))
    }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
        AnyView(content)
    }
}

public struct ModifiedContent<Content, Modifier> {
    public typealias Body = Never
    public var content: Content
    public var modifier: Modifier
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public var body: Never { primitive() }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
    typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { primitive() }
}

/// What every type-erasing modifier of the stand-in returns.
public struct _Modified<Base>: View where Base: View {
    nonisolated(unsafe) public let base: Base
    nonisolated(unsafe) let kept: AnyObject?  // an environment object lives as long as the view that carries it
    nonisolated init(_ base: Base, keeping object: AnyObject? = nil) {
        self.base = base
        kept = object
    }
    public typealias Body = Never
    public var body: Never { primitive() }
}

public struct Group<Content> {
    public typealias Body = Never
    let content: Content
}

extension Group: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var body: Never { primitive() }
}
