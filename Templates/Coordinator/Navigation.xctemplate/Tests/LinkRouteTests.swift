import Foundation
import Testing

@testable import Navigation

nonisolated extension Place: LinkRoute {
    init?(path: inout ArraySlice<String>) {
        switch path.popFirst() {
        case "city":
            guard let name = path.popFirst() else { return nil }
            self = .city(name)
        case "lobby":
            self = .hotel(.lobby)
        default:
            return nil
        }
    }
}

struct LinkRouteTests {
    @Test(arguments: [
        "app://city/New%20York/lobby",
        "app:///city/New%20York/lobby/",
        "https://example.com/city/New%20York/lobby",
    ])
    func aLinkOpensOneScreenOnTheOther(link: String) throws {
        let url = try #require(URL(string: link))
        #expect([Place](link: url) == [.city("New York"), .hotel(.lobby)])
    }

    @Test(arguments: ["app://nowhere", "app://city", "app://lobby/nowhere"])
    func aLinkThatIsNotUnderstoodOpensNothing(link: String) throws {
        let url = try #require(URL(string: link))
        #expect([Place](link: url) == nil)
    }

    @Test func aLinkWithoutPathMeansTheRoot() throws {
        let url = try #require(URL(string: "https://example.com/"))
        #expect([Place](link: url) == [])
    }
}
