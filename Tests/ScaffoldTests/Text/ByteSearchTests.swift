import Testing

@testable import Scaffold

struct ByteSearchTests {
    @Test(arguments: [
        ("let app = AppRoot", "AppRoot", true), ("AppRoot", "AppRoot", true), ("AppAppRoot", "AppRoot", true),
        ("AppRoo", "AppRoot", false), ("AppRootless", "AppRoot", true), ("aAppRoo", "AppRoot", false),
        ("", "AppRoot", false), ("", "", true), ("a", "", true), ("cafe\u{301}", "\u{301}", true),
    ])
    func aWordIsFoundAmongBytes(text: String, word: String, isFound: Bool) {
        #expect(Array(text.utf8).contains(sequence: Array(word.utf8)) == isFound)
    }
}
