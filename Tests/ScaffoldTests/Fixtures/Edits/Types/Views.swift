// What the fixtures in the folders beside this one use, so that each can be type-checked.

public protocol View {}
extension Never: View {}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { .first(first) }
    public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { .second(second) }
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
}

public enum Either<First: View, Second: View>: View {
    case first(First)
    case second(Second)
}
extension Optional: View where Wrapped: View {}

public struct EmptyView: View {}
public struct AnyView: View { public init(_ view: some View) {} }
public struct Text: View { public init(_ text: String) {} }
public struct Group<Content: View>: View { public init(@ViewBuilder content: () -> Content) {} }
extension View {
    public func padded() -> some View { self }
    public func shows(_ type: (some View).Type) -> Bool { self is SummaryView }
}

public struct Navigator<Route> {}
public struct CartView: View {}
public struct ItemView: View {}
public struct SummaryView: View {
    public struct ViewModel { public init<Route>(navigator: Navigator<Route>) {} }
    public init(viewModel: ViewModel) {}
}

public protocol LinkRoute { init?(path: inout ArraySlice<String>) }
public protocol CartServiceProtocol {}
public protocol ProductServiceProtocol {}
public struct CartService: CartServiceProtocol { public init(load: () -> [Int]) {} }
public struct ProductService: ProductServiceProtocol { public init(load: () -> [Int]) {} }
