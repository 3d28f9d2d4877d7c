import Foundation
import Scaffold
import Testing

/// Foundations and hosts of each architecture, built and tested.
@Suite(.enabled(if: LongTests.areWanted), .serialized)
struct GeneratedSharedTests {
    @Test(arguments: Generator.architectures)
    func foundationsAndHostsBuildAndPassTheirTests(architecture: String) throws {
        let mode = architecture == "navigator" ? "--ios13" : nil
        let app = try SampleWorkspace.app(named: "Bookstore", architecture: architecture, standInMode: mode)
        let longest = GeneratedNamesTests.longA
        for line in [
            "feature Cart --view List", "shared Networking", "shared Default --resources --dynamic --publish",
            "shared \(longest) --resources", "host Cart",
        ] {
            #expect(try app.program(line) == "applied", "\(line)")
            #expect(try app.program(line) == "unchanged", "\(line)")
        }
        #expect(try app.lint().output == "")
        try expectHost(of: "Cart", in: app, architecture)
        if architecture == "microapp" {
            // The app root, the design system, the feature, and two foundations.
            try expectPassing(27, "BookstoreLibrary", in: app)
        } else {
            try expectPassing(6, "SharedPackages/Default", in: app)
            try expectPassing(1, "SharedPackages/Networking", in: app)
        }
    }

    private func expectPassing(_ count: Int, _ package: String, in app: SampleWorkspace) throws {
        let run = try app.test(package)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [], "\(package)")
        #expect(run.count == count, "\(package)")
    }

    /// The host of a feature whose mocks have a trait asks for it in its project.
    @Test(arguments: Generator.architectures)
    func aHostAsksForTheTraitOfTheMocks(architecture: String) throws {
        let mode = architecture == "navigator" ? "--ios13" : nil
        let app = try SampleWorkspace.app(named: "Bookstore", architecture: architecture, standInMode: mode)
        for line in ["feature Cart --traits", "host Cart"] { #expect(try app.program(line) == "applied", "\(line)") }
        #expect(try app.lint().output == "")
        try expectHost(of: "Cart", in: app, architecture, traits: ["Mocks"])
    }

    /// Builds the sources of a host as a program of their own, with what its project links.
    private func expectHost(
        of feature: String,
        in app: SampleWorkspace,
        _ architecture: String,
        traits: [String] = []
    ) throws {
        try HostProgram(feature: feature, architecture: architecture, traits: traits).write(into: app)
        let run = try app.build(HostProgram.folder)
        #expect(run.status == 0, "\(run.output)")
        #expect(run.complaints == [])
    }
}
