#if !STANDIN_IOS13
@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: WidgetConfiguration {}

@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Self.Body { get }
    @MainActor @preconcurrency init()
}

extension WidgetBundle { @MainActor @preconcurrency public static func main() { _ = Self().body } }

@resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<Content>(_ content: Content) -> Content where Content: Widget { content }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some Widget
    where repeat each Content: Widget { _TupleWidget() }
}

public struct _TupleWidget: Widget {
    public struct Configuration: WidgetConfiguration {
        public typealias Body = Never
        public var body: Never { primitive() }
    }

    nonisolated public init() {}
    public var body: Configuration { primitive() }
}

public struct ContainerBackgroundPlacement: Sendable {
    private let name: String
    /// Frameworks have their own placements.
    public init(_placement name: String) { self.name = name }
}

extension View {
    nonisolated public func containerBackground<S>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    where S: ShapeStyle { _Modified(self) }
}

public struct FillShapeStyle: ShapeStyle { public init() {} }
extension ShapeStyle where Self == FillShapeStyle { public static var fill: FillShapeStyle { .init() } }
extension ShapeStyle {
    public var secondary: some ShapeStyle { self }
    public var tertiary: some ShapeStyle { self }
}
#endif
