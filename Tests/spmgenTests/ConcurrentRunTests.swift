import Foundation
import Testing

/// Runs that are started together take turns, and none loses another's edit.
struct ConcurrentRunTests {
    /// How many runs are started together.
    private static let count = ProcessInfo.processInfo.environment["SPMGEN_LONG_TESTS"] == "1" ? 40 : 8

    private func together(_ commands: [[String]], in package: SamplePackage) throws {
        let processes = try commands.map { try package.start($0 + ["--wait", "300"]) }
        for (process, command) in zip(processes, commands) {
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(command)")
        }
    }

    private func waste(in package: SamplePackage) throws -> [String] {
        try package.contents().keys.filter { $0.hasPrefix(".") }
    }

    @Test func featuresThatAreStartedTogetherAllLand() throws {
        let package = try SamplePackage()
        let names = (1...Self.count).map { "Feature\($0)x" }
        try together(names.map { ["feature", $0] }, in: package)
        let manifest = try String(contentsOf: package.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        for name in names {
            #expect(manifest.contains("\"FeaturePackages/\(name)\""), "\(name)")
        }
        #expect(try waste(in: package) == [])
        let contents = try package.contents()
        try together(names.map { ["feature", $0] }, in: package)
        #expect(try package.contents() == contents)
    }

    @Test func screensOfOneFeatureThatAreStartedTogetherAllLand() throws {
        let package = try SamplePackage()
        try #require(package.run(["feature", "Cart"]).code == 0)
        let names = (1...Self.count).map { "Screen\($0)x" }
        try together(names.map { ["view", "Cart/\($0)"] }, in: package)
        let files = try package.contents()
        for name in names {
            #expect(files.keys.contains { $0.hasSuffix("/\(name)View.swift") }, "\(name)")
        }
        #expect(try waste(in: package) == [])
        try together(names.map { ["view", "Cart/\($0)"] }, in: package)
        #expect(try package.contents() == files)
    }

    @Test func removalsAndRenamesAmongOthersAllLand() throws {
        let package = try SamplePackage()
        let numbers = 1...max(2, Self.count / 4)
        for name in ["Cart"] + numbers.flatMap({ ["Gone\($0)x", "Old\($0)x"] }) {
            try #require(package.run(["feature", name]).code == 0)
        }
        let commands = numbers.flatMap { number in
            [
                ["remove", "Gone\(number)x"], ["feature", "New\(number)x"], ["view", "Cart/Screen\(number)x"],
                ["rename", "Old\(number)x", "Fresh\(number)x"],
            ]
        }
        try together(commands, in: package)
        let files = try package.contents()
        let root = try String(contentsOf: package.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        for number in numbers {
            #expect(!root.contains("Gone\(number)x") && !root.contains("Old\(number)x"))
            #expect(root.contains("\"FeaturePackages/New\(number)x\"") && root.contains("/Fresh\(number)x\""))
            #expect(files.keys.contains { $0.hasSuffix("/Screen\(number)xView.swift") })
            #expect(!files.keys.contains { $0.contains("Gone\(number)x") || $0.contains("Old\(number)x") })
        }
        #expect(try waste(in: package) == [])
    }

    @Test func commandsOfAllKindsThatAreStartedTogetherAllLand() throws {
        let package = try SamplePackage()
        try #require(package.run(["feature", "Cart"]).code == 0)
        let before = try package.contents()
        let numbers = 1...max(2, Self.count / 4)
        let commands = numbers.flatMap { number in
            [
                ["feature", "Feature\(number)x", "--into", "Shop"], ["view", "Cart/Screen\(number)x"],
                ["manifest", "add-target", "Root\(number)x"],
                ["manifest", "add-target", "Part\(number)x", "--package-path", "FeaturePackages/Cart"],
            ]
        }
        try together(commands, in: package)
        let files = try package.contents()
        let root = try String(contentsOf: package.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let cart = package.root.appendingPathComponent("FeaturePackages/Cart/Package.swift")
        let part = try String(contentsOf: cart, encoding: .utf8)
        for number in numbers {
            #expect(root.contains("\"FeaturePackages/Feature\(number)x\"") && root.contains("\"Root\(number)x\""))
            #expect(files.keys.contains { $0.hasSuffix("/Screen\(number)xView.swift") })
            #expect(part.contains("\"Part\(number)x\""))
        }
        #expect(try waste(in: package) == [])
        // All of it is taken back again, one after the other; the last twenty are kept.
        for _ in commands.prefix(20) { #expect(try package.run(["undo"]).code == 0) }
        if commands.count < 20 { #expect(try package.contents() == before) }
        #expect(try waste(in: package) == [])
    }
}
