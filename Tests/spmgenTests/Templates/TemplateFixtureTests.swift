import Foundation
import Testing

/// Every rule of template bundles, and every fault of public ones, by a bundle, what is made of it and what is said.
struct TemplateFixtureTests {
    @Test(arguments: TemplateFixture.all)
    func aBundleMakesWhatItShould(fixture: TemplateFixture) throws {
        let (first, second) = try fixture.run()
        let expected = try fixture.expected()
        if first != expected, ProcessInfo.processInfo.environment["RECORD"] == "1" { try fixture.record(first) }
        #expect(first.said == expected.said)
        #expect(first.made.keys.sorted() == expected.made.keys.sorted())
        for (path, data) in first.made where expected.made[path] != data {
            Issue.record("\(path) is:\n\(String(decoding: data, as: UTF8.self))")
        }
        #expect(second.made.isEmpty)
        #expect(second.said == first.said)
        if !first.said.hasPrefix("exit code 0\n") { #expect(first.made.isEmpty) }
    }

    @Test func theFixturesAreThere() {
        #expect(TemplateFixture.all.count > 60)
    }
}
