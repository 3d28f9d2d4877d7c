import Combine

@MainActor @propertyWrapper @preconcurrency public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
        let object: ObjectType
        @MainActor @preconcurrency
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<
            Subject
        > {
            let object = self.object
            return Binding(read: { object[keyPath: keyPath] }, write: { object[keyPath: keyPath] = $0 })
        }
    }
    @MainActor @preconcurrency public init(initialValue: ObjectType) { wrappedValue = initialValue }
    @MainActor @preconcurrency public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    @MainActor @preconcurrency public var wrappedValue: ObjectType
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    nonisolated public mutating func update() {}
}

#if !STANDIN_IOS13
@MainActor @propertyWrapper @preconcurrency public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    nonisolated(unsafe) let thunk: () -> ObjectType
    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }
    @MainActor @preconcurrency public var wrappedValue: ObjectType { thunk() }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: thunk()) }
    nonisolated public mutating func update() {}
}
#endif

@MainActor @propertyWrapper @preconcurrency public struct EnvironmentObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
    @MainActor @preconcurrency public var wrappedValue: ObjectType { primitive() }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper { primitive() }
    @MainActor @preconcurrency public init() {}
    nonisolated public mutating func update() {}
}
