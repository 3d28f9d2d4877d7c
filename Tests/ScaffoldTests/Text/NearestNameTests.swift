import Testing

@testable import Scaffold

struct NearestNameTests {
    private let commands = NearestName(among: ["feature", "view", "service", "model", "list", "version"])

    @Test(arguments: [
        ("featrue", "feature"), ("feture", "feature"), ("FEATURE", "feature"), ("feat", "feature"),
        ("veiw", "view"), ("views", "view"), ("modle", "model"), ("lst", "list"), ("vers", "version"),
    ])
    func aMisspeltWordIsRecognised(typed: String, meant: String) {
        #expect(commands.to(typed) == meant)
    }

    @Test(arguments: ["", "x", "zebra", "viewfinder"])
    func aWordThatIsNothingLikeThemIsNot(typed: String) {
        #expect(commands.to(typed) == nil)
    }

    @Test func aMegabyteOfTextIsNoMisspeltName() {
        #expect(commands.to(String(repeating: "feature", count: 150_000)) == nil)
    }

    @Test func amongEqualsTheFirstWins() {
        #expect(NearestName(among: ["cat", "bat"]).to("hat") == "cat")
    }
}
