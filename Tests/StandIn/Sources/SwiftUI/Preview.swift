public struct Preview {
    public enum ViewTraits {}
    let make: @MainActor () -> any View
    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) { make = body }
}

public struct PreviewTrait<T>: Sendable {
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
}

@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

public protocol PreviewRegistry {
    static var fileID: String { get }
    static var line: Int { get }
    @MainActor static func makePreview() throws -> Preview
}

@freestanding(declaration) public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StandInMacros", type: "PreviewMacro")
@freestanding(declaration) public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "StandInMacros", type: "PreviewMacro")
#if !STANDIN_IOS13
@attached(peer) public macro Previewable() = #externalMacro(module: "StandInMacros", type: "PreviewableMacro")
#endif

@attached(accessor) @attached(peer, names: prefixed(__Key_)) public macro Entry() =
    #externalMacro(module: "StandInMacros", type: "EntryMacro")
