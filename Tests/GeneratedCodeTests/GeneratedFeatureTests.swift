import Foundation
import Testing

/// A feature and its screens are built and tested like any package of the user's.
struct GeneratedFeatureTests {
    @Test func aFeatureWithAScreenAModelAndAServiceBuildsAndItsTestsPass() throws {
        let package = try SampleWorkspace.initialized()
        for line in ["feature Cart", "view Cart/Summary", "model Cart/Order", "service Cart/Payment"] {
            #expect(try package.program(line) == "applied")
        }

        let run = try package.test("FeaturePackages/Cart")
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
        #expect(run.count == 21)

        let root = try package.build("")
        #expect(root.status == 0, "\(root.output)")
        #expect(root.complaints == [])

        let lint = try package.lint()
        #expect(lint.output == "")
    }
}
