import Foundation
import Testing

/// What a row of commands makes of a new app, before anything is compiled.
struct AppCommandsTests {
    private static let commands = [
        ["feature", "Profile", "--view", "Account"], ["feature", "Basket"], ["view", "Cart/Summary"],
        ["view", "Product/Browse/Detail"], ["view", "Basket/Offers"], ["view", "Profile/Settings"],
    ]

    @Test func theOrderOfTheCommandsDoesNotDecideWhichFilesThereAre() throws {
        let one = try Self.app(Self.commands)
        // A screen needs its feature.
        let order = [1, 4, 3, 2, 0, 5]
        let other = try Self.app(order.map { Self.commands[$0] })
        #expect(Set(one.files.keys) == Set(other.files.keys))
        // Lists to which each command adds at their end are all that differs.
        let lists = [
            "AppCoordinator.swift", "AppRoute.swift", "AppServices.swift", "HomeView.swift",
        ]
        .map { "FeaturePackages/AppRoot/Sources/AppRoot/" + $0 }
        #expect(one.changes(from: other) == Set(lists))
        for path in lists {
            let lines = [one, other].map { $0.text(path)?.split(separator: "\n").sorted() }
            #expect(lines[0] == lines[1], "\(path)")
        }
    }

    @Test func aSecondRunOfAllCommandsChangesNothing() throws {
        let scratch = try ScratchFolder(named: "apps")
        let app = scratch.url.appending(path: "Bookstore")
        try Self.run(Self.commands, in: scratch.url)
        let files = try FileTree(at: app)
        for words in Self.commands.reversed() {
            let run = ProgramRun(words, in: app)
            #expect(run.report.contains("unchanged  everything is there already\n"), "\(words): \(run.report)")
        }
        let again = ProgramRun(Self.creation, in: scratch.url)
        #expect(again.report.contains("unchanged  everything is there already\n"), "\(again.report)")
        #expect(try FileTree(at: app) == files)
    }

    @Test func theTestPlanListsTheTestsOfEachPackageOnce() throws {
        let app = try Self.app(Self.commands)
        struct Plan: Decodable {
            struct Entry: Decodable {
                struct Target: Decodable {
                    let containerPath: String
                    let identifier: String
                    let name: String
                }

                let target: Target
            }

            let testTargets: [Entry]
        }
        let data = try #require(app.files["Bookstore.xctestplan"])
        let targets = try JSONDecoder().decode(Plan.self, from: data).testTargets.map(\.target)
        let features = ["AppRoot", "Basket", "Cart", "Product", "Profile"].map { "FeaturePackages/" + $0 }
        let packages = features + ["SharedPackages/Navigation"]
        #expect(targets.map(\.containerPath) == packages.map { "container:" + $0 })
        for (target, package) in zip(targets, packages) {
            #expect(target.name == (package.split(separator: "/").last ?? "") + "Tests")
            #expect(target.identifier == target.name)
            #expect(app.text(package + "/Package.swift")?.contains("name: \"\(target.name)\"") == true)
        }
    }

    private static let creation = ["init", "Bookstore", "--feature", "Cart", "Product/Catalog"]

    private static func app(_ commands: [[String]]) throws -> FileTree {
        let scratch = try ScratchFolder(named: "apps")
        try run(commands, in: scratch.url)
        return try FileTree(at: scratch.url.appending(path: "Bookstore"))
    }

    private static func run(_ commands: [[String]], in folder: URL) throws {
        let start = ProgramRun(creation, in: folder)
        try #require(start.code == 0, "\(start.report)")
        for words in commands {
            let run = ProgramRun(words, in: folder.appending(path: "Bookstore"))
            try #require(run.code == 0, "\(run.report)")
        }
    }
}
