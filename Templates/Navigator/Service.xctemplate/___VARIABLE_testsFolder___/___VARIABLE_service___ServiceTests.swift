import ___VARIABLE_feature___
import Testing

struct ___VARIABLE_service___ServiceTests {
    actor Counter {
        private(set) var value = 0
        func next() -> Int {
            value += 1
            return value
        }
    }

    @Test func itemsAreLoadedOnceAndKept() async throws {
        let counter = Counter()
        let service = ___VARIABLE_service___Service {
            [___VARIABLE_item___(id: "\(await counter.next())", title: "Item")]
        }
        #expect(try await service.items().map(\.id) == ["1"])
        #expect(try await service.items().map(\.id) == ["1"])
        #expect(await counter.value == 1)
    }

    @Test func callersAtTheSameTimeShareOneLoad() async throws {
        let counter = Counter()
        let service = ___VARIABLE_service___Service {
            try await Task.sleep(nanoseconds: 20_000_000)
            return [___VARIABLE_item___(id: "\(await counter.next())", title: "Item")]
        }
        async let first = service.items()
        async let second = service.items()
        #expect(try await first == second)
        #expect(await counter.value == 1)
    }

    @Test func aFailureIsPassedOnAndNotKept() async throws {
        struct Offline: Error {}
        let counter = Counter()
        let service = ___VARIABLE_service___Service {
            if await counter.next() == 1 { throw Offline() }
            return []
        }
        await #expect(throws: Offline.self) { try await service.items() }
        #expect(try await service.items() == [])
    }

    // ___IF_mocks && traits___
    #if Mocks
    // ___END___
    @Test func theMockGivesWhatItWasToldTo() async throws {
        let mock = ___VARIABLE_service___ServiceMock(.failure(.init()), .success([]))
        await #expect(throws: (any Error).self) { try await mock.items() }
        #expect(try await mock.items() == [])
        #expect(await mock.calls == 2)
    }
    // ___IF_mocks && traits___
    #endif
    // ___END___
}
