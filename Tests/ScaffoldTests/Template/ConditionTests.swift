import Testing

@testable import Scaffold

struct ConditionTests {
    private let values = [
        "mocks": "true", "iosOnly": "false", "ui": "SwiftUI", "with view": "YES", "empty": "", "name": "Cart",
        "c++": "No",
    ]

    @Test(arguments: [
        ("mocks", true), ("!mocks", false), ("!!mocks", true), ("iosOnly", false), ("empty", false), ("name", true),
        ("mocks && iosOnly", false), ("mocks && !iosOnly", true), ("iosOnly || mocks", true), ("mocks&&mocks", true),
        ("iosOnly || mocks && iosOnly", false), ("(iosOnly || mocks) && mocks", true),
        ("mocks || iosOnly && iosOnly", true), ("!(mocks && iosOnly)", true), ("  ( ( mocks ) )  ", true),
        ("ui == SwiftUI", true), ("ui==UIKit", false), ("!ui == UIKit", true), (#"ui == "SwiftUI""#, true),
        ("'with view'", true), (#""with view" && mocks"#, true), ("mocks == YES", true), ("iosOnly == false", true),
        ("c++", false), ("name == 'Two Words' || name == Cart", true), (#"empty == """#, true),
    ])
    func conditionsHoldOrNot(text: String, expected: Bool) throws {
        #expect(try Condition(text).holds(in: values) == expected)
    }

    @Test(arguments: [
        ("", 0), ("mocks &&", 8), ("mocks mocks", 6), ("(mocks", 6), ("mocks)", 5), ("&& mocks", 0), ("!", 1),
        ("ui ==", 5), ("mocks & iosOnly", 6), ("ui == 'SwiftUI", 6), ("ui != UIKit", 3),
    ])
    func nonsenseIsRefusedWithItsPlace(text: String, offset: Int) {
        let error = #expect(throws: ConditionError.self) { try Condition(text) }
        #expect(error?.offset == offset)
    }

    @Test(arguments: [("mocsk", 0, "mocks"), ("mocks || nam", 9, "name"), ("iosOnly && mocsk", 11, "mocks")])
    func aMisspeltNameIsNoticedWhateverTheRestSays(text: String, offset: Int, nearest: String) {
        let error = #expect(throws: ConditionError.self) { try Condition(text).holds(in: values) }
        #expect(error?.offset == offset)
        guard case .unknownName(_, nearest) = error?.reason else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func deepNestingIsRefused() {
        let deep = String(repeating: "(", count: 100_000) + "mocks"
        #expect(throws: ConditionError.self) { try Condition(deep) }
        #expect(throws: ConditionError.self) { try Condition(String(repeating: "!", count: 100_000) + "mocks") }
    }

    @Test func theNamesThatDecideAreKnown() throws {
        #expect(try Condition("a && !(b || c == d)").names == ["a", "b", "c"])
    }
}
