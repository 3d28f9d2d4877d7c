public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues: CustomStringConvertible {
    private var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
    public var description: String { "EnvironmentValues" }
}

#if !STANDIN_IOS13
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct DismissAction {
    nonisolated init() {}
    @MainActor @preconcurrency public func callAsFunction() {}
}

// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct OpenURLAction {
    nonisolated init() {}
    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {}
}

public enum ScenePhase: Comparable { case background, inactive, active }
#endif

public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

extension EnvironmentValues {
    #if !STANDIN_IOS13
    public var dismiss: DismissAction { DismissAction() }
    public var isPresented: Bool { false }
    @MainActor @preconcurrency public var openURL: OpenURLAction {
        get { OpenURLAction() }
        set {}
    }
    #endif
    public var locale: Locale {
        get { .current }
        set {}
    }
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    #if !STANDIN_IOS13
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
    #endif
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
}

@propertyWrapper public struct Environment<Value>: DynamicProperty {
    let read: () -> Value
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { EnvironmentValues()[keyPath: keyPath] } }
    public var wrappedValue: Value { read() }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
#if !STANDIN_IOS13
extension Environment {
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = { fatalError("No Observable object of type \(Value.self) found.") }
    }
    public init<T>(_ objectType: T.Type) where Value == T?, T: AnyObject, T: Observable { read = { nil } }
}
#endif
