#if !STANDIN_IOS13
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: Scene { content }
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Scene { content }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some Scene
    where repeat each Content: Scene { _TupleScene() }
}

public struct _TupleScene: Scene {
    nonisolated init() {}
    public typealias Body = Never
    public var body: Never { return primitive() }
}

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension App { @MainActor @preconcurrency public static func main() { _ = Self().body } }

public struct WindowGroup<Content>: Scene where Content: View {
    nonisolated public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {}
    nonisolated public init(@ViewBuilder makeContent: @escaping () -> Content) {}
    public typealias Body = Never
    public var body: Never { return primitive() }
}
#endif
