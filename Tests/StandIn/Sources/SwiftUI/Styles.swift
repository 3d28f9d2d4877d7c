@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
    public struct Label: View {
        public typealias Body = Never
        public var body: Never { primitive() }
    }
    #if !STANDIN_IOS13
    public let role: ButtonRole?
    #endif
    public let label: ButtonStyleConfiguration.Label
    public let isPressed: Bool
}

public struct PlainButtonStyle: PrimitiveButtonStyle { nonisolated public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle { public static var plain: PlainButtonStyle { .init() } }

extension View {
    nonisolated public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { _Modified(self) }
}
