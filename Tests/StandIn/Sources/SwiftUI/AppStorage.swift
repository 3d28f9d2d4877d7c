#if !STANDIN_IOS13
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
    let box: Box<Value>
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let box = self.box
        return Binding(read: { box.value }, write: { box.value = $0 })
    }
}

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        box = Box((store ?? .standard).object(forKey: key) as? Bool ?? wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        box = Box((store ?? .standard).object(forKey: key) as? Int ?? wrappedValue)
    }
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        box = Box((store ?? .standard).string(forKey: key) ?? wrappedValue)
    }
}
#endif
