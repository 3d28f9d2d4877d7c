import Testing

@testable import Scaffold

struct OtherSwitchesTests {
    @Test func switchesThatListEveryCaseAreNamed() throws {
        let route = "enum CartRoute { case cart, item(Int)\n case `default` }\n"
        let uses = """
            func a(_ r: CartRoute) {
                switch r {
                case .cart: break
                case .item(let id) where id > 0, .item: break
                case .default: break
                }
                switch r {
                case .cart: break
                default: break
                }
                switch r { case .cart, .item: break
                case let other: print(other) }
                switch other {
                case .cart: break
                case .elsewhere: break
                }
                if true { _ = { switch r { case .cart, .item, CartRoute.default: 1
                    @unknown default: 2 } } }
                switch r { case .cart, .item, .default, .summary: 1 }
            }
            """
        let files = try [("Route.swift", route), ("Uses.swift", uses)].map { path, text in
            EditedFile(path: try RelativePath(path), contents: Array(text.utf8))
        }
        let query = try #require(DeclarationQuery("enum CartRoute"))
        let places = OtherSwitches(declares: query, newCase: "summary").places(in: files)
        #expect(places.map(\.file) == ["Uses.swift", "Uses.swift"])
        #expect(places.map(\.position?.line) == [2, 17])
        #expect(places.first?.line == "    switch r {")
    }

    @Test func theCaseThatWasJustAddedDoesNotCount() throws {
        let text = "enum CartRoute { case cart, summary }\nlet a = switch b { case .cart: 1 }\n"
        let file = EditedFile(path: try RelativePath("a.swift"), contents: Array(text.utf8))
        let query = try #require(DeclarationQuery("enum CartRoute"))
        #expect(OtherSwitches(declares: query, newCase: "summary").places(in: [file]).count == 1)
        #expect(OtherSwitches(declares: query, newCase: "third").places(in: [file]).isEmpty)
    }
}
